import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../../../src/server/modules/warehouse/scan.rules';

describe('the shop’s day', () => {
  it.each([
    ['2026-11-26T00:00:00.000Z', 0, '2026-11-26T00:00:00.000Z'],
    ['2026-11-25T23:59:59.999Z', 0, '2026-11-25T00:00:00.000Z'],
    // eight hours ahead it is tomorrow from 16:00 on
    ['2026-11-25T15:59:59.999Z', 8, '2026-11-24T16:00:00.000Z'],
    ['2026-11-25T16:00:00.000Z', 8, '2026-11-25T16:00:00.000Z'],
    ['2026-11-26T04:59:59.999Z', -5, '2026-11-25T05:00:00.000Z'],
    ['2026-11-26T05:00:00.000Z', -5, '2026-11-26T05:00:00.000Z'],
    ['2026-11-25T18:29:59.999Z', 5.5, '2026-11-24T18:30:00.000Z'],
  ])('of %s, %d hours ahead, began at %s', (now, offset, began) =>
    expect(startOfDay(new Date(now), offset).toISOString()).toBe(began),
  );
});
