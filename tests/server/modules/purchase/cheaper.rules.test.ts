import { describe, expect, it } from 'vitest';
import { lessFor, lessForFreight } from '../../../../src/server/modules/purchase/cheaper.rules';
import { marginOf } from '../../../../src/server/modules/purchase/margin.rules';

const TERMS = { cnyToLocalRate: '0.5', marginBasisPoints: 1000, currency: 'USD' };
const RULE = { fen: 200, basisPoints: 100 };
const ITEM = {
  ...{ id: 'i1', unitFen: 10_000, dearerFen: 0, quantity: 2, totalFen: 20_000 },
  ...{ totalLocal: 11_000, refundedLocal: 0 },
};

describe('what goes back of a price', () => {
  it.each([
    { unitFen: 10_000, less: 0 },
    { unitFen: 11_000, less: 0 },
    // a hundredth of it, both pieces together, stays
    { unitFen: 9_900, less: 0 },
    { unitFen: 9_890, less: 121 },
    { unitFen: 0, less: 11_000 },
  ])('is $less where one costs $unitFen', ({ unitFen, less }) => {
    expect(lessFor(TERMS, ITEM, unitFen, RULE)).toBe(less);
  });

  it('is no more than is left of it, and counts what was paid more since', () => {
    expect(lessFor(TERMS, { ...ITEM, refundedLocal: 10_900 }, 0, RULE)).toBe(100);
    expect(lessFor(TERMS, { ...ITEM, dearerFen: 15_000 }, 10_000, RULE)).toBe(5_500);
  });

  it('is of the freight what that cost less, beyond two yuan', () => {
    const order = { ...TERMS, freightFen: 1_000, freightLocal: 550 };
    expect(lessForFreight(order, 800, RULE)).toBe(0);
    expect(lessForFreight(order, 799, RULE)).toBe(111);
    expect(lessForFreight(order, 0, RULE)).toBe(550);
    expect(lessForFreight(order, 2_000, RULE)).toBe(0);
  });
});

describe('what stays with the shop', () => {
  it('is what was paid and did not go back, without what its seller gets', () => {
    const order = { ...TERMS, totalLocal: 12_000, refundedLocal: 500 };
    expect(marginOf(order, { goodsFen: 18_000, freightFen: 1_000 }, 300)).toBe(2_300);
    expect(marginOf(order, { goodsFen: 30_000, freightFen: 0 }, 0)).toBe(-3_500);
  });
});
