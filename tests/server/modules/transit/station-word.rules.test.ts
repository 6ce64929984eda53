import { describe, expect, it } from 'vitest';
import {
  isUncoded,
  STAFF_WORD,
  toFetch,
  WITHOUT_CODE,
  wordOf,
} from '../../../../src/server/modules/transit/station-word.rules';

const pickup = { stationId: 's1' } as unknown as Parameters<typeof toFetch>[0]['pickup'];

describe('what is said of a shipment at a station', () => {
  it('is that it has come there, where a carrier delivers what is handed out against a code', () => {
    const coded = { pickupCode: '4711' };
    expect(wordOf(coded, { provider: 'dhl', state: 'DELIVERED' })).toBe('AVAILABLE_FOR_PICKUP');
    expect(wordOf(coded, { provider: STAFF_WORD, state: 'DELIVERED' })).toBe('DELIVERED');
    expect(wordOf(coded, { provider: 'dhl', state: 'EXCEPTION' })).toBe('EXCEPTION');
    expect(wordOf({ pickupCode: null }, { provider: 'dhl', state: 'DELIVERED' })).toBe('DELIVERED');
  });

  it('is told with code and day at the shop’s own, and without them at a carrier’s counter', () => {
    expect([toFetch({ pickup }), toFetch({ pickup: null })]).toEqual(['TRANSIT_READY', 'TRANSIT_AT_COUNTER']);
  });

  it('is that no code was shown where the shop’s own people say so, and nobody else', () => {
    expect(isUncoded({ provider: STAFF_WORD, code: WITHOUT_CODE })).toBe(true);
    expect(isUncoded({ provider: 'dhl', code: WITHOUT_CODE })).toBe(false);
    expect(isUncoded({ provider: STAFF_WORD, code: '' })).toBe(false);
  });
});
