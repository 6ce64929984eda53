import { describe, expect, it } from 'vitest';
import { estimateLandedCost } from '../../../src/features/catalog/landed-cost.rules';

const terms = {
  exchangeInfo: { cnyExchangeRate: '0.14', currency: 'USD', marginBasisPoints: 200 },
  serviceFee: { basisPoints: 500, minimumFen: 300 },
};
const byPiece = { kind: 'piece', firstUnit: 1, firstFen: 1000, nextUnit: 1, nextFen: 500 } as const;

describe('the estimate of the landed cost', () => {
  it('adds goods, domestic freight and the fee on both', () => {
    const cost = estimateLandedCost({ freight: byPiece, weightGrams: 800 }, 10_000, 2, terms);
    expect(cost.goods.cny.amount).toBe(20_000);
    expect(cost.domesticFreight.cny.amount).toBe(1500);
    expect(cost.serviceFee.cny.amount).toBe(1075);
    expect(cost.total.cny.amount).toBe(22_575);
  });

  it('converts with the margin and adds up what it shows', () => {
    const { goods, domesticFreight, serviceFee, total } = estimateLandedCost(
      { freight: byPiece, weightGrams: 800 },
      10_000,
      2,
      terms,
    );
    expect(goods.local).toEqual({ amount: 2856, currency: 'USD' });
    expect(total.local.amount).toBe(goods.local.amount + domesticFreight.local.amount + serviceFee.local.amount);
  });

  it('asks the minimum fee for small things', () => {
    expect(
      estimateLandedCost({ freight: { kind: 'free' }, weightGrams: 10 }, 100, 1, terms).serviceFee.cny.amount,
    ).toBe(300);
  });
});
