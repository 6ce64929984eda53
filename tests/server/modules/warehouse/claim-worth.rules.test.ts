import { describe, expect, it } from 'vitest';
import { claimLimitOf, worthOf } from '../../../../src/server/modules/warehouse/claim-worth.rules';

describe('what one person gives away of goods of nobody’s', () => {
  const limitOf = (staffLimits?: object) => claimLimitOf({ staffLimits } as Parameters<typeof claimLimitOf>[0]);
  it('is worth up to what the shop has set, be that nothing', () => {
    expect(limitOf({ alone: { claim: 5000 } })).toBe(5000);
    expect(limitOf({ alone: { claim: 0 } })).toBe(0);
  });
  it('has no bound where the shop sets none', () =>
    expect([limitOf(), limitOf({}), limitOf({ alone: {} })]).toEqual([undefined, undefined, undefined]));
});

describe('the worth of goods of nobody’s', () => {
  it('is what is said of them, and no less than they were announced at', () => {
    expect(worthOf(700, 500)).toBe(700);
    expect(worthOf(500, 700)).toBe(700);
    expect(worthOf(500, null)).toBe(500);
  });
  it('is what they were announced at where nothing is said, and unknown where neither is', () => {
    expect(worthOf(undefined, 700)).toBe(700);
    expect(worthOf(undefined, 0)).toBe(0);
    expect(worthOf(undefined, null)).toBeUndefined();
  });
});
