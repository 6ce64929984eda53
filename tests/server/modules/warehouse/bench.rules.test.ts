import { describe, expect, it } from 'vitest';
import { parcelNamed } from '../../../../src/server/modules/warehouse/bench.rules';

const bought = { source: 'PURCHASE', shopperId: 'ada', status: 'FORECAST' } as const;
const announced = (shopperId: string, status: 'FORECAST' | 'EXPIRED' = 'FORECAST') =>
  ({ source: 'FORECAST', shopperId, status }) as const;

describe('parcelNamed', () => {
  it('is none where nobody waits', () => expect(parcelNamed([])).toBeUndefined());
  it('is the only one', () => expect(parcelNamed([announced('ada')])?.shopperId).toBe('ada'));
  it('is nobody’s where two say that it is theirs', () =>
    expect(parcelNamed([announced('ada'), announced('bo')])).toBeUndefined());
  it('is what the shop has bought, whoever says that it is theirs', () =>
    expect(parcelNamed([announced('bo'), bought])).toBe(bought));
  it('is who still waits, before whose wait is over', () =>
    expect(parcelNamed([announced('bo', 'EXPIRED'), announced('ada')])?.shopperId).toBe('ada'));
  it('is late, but somebody’s', () => expect(parcelNamed([announced('bo', 'EXPIRED')])?.shopperId).toBe('bo'));
});
