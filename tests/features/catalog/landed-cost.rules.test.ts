import { describe, expect, it } from 'vitest';
import { priceOf, priceTermsOf } from '../../../src/contract/price';
import { estimateLandedCost, isSumOfPieces } from '../../../src/features/catalog/landed-cost.rules';

const terms = {
  exchangeInfo: { cnyExchangeRate: '0.14', currency: 'USD', marginBasisPoints: 200 },
  serviceFee: { basisPoints: 500, minimumFen: 300 },
};
const lines = (fen: number, ...quantities: number[]) =>
  quantities.map((quantity) => ({ quantity, unitPrice: priceOf(fen, priceTermsOf(terms.exchangeInfo)) }));
const byPiece = { kind: 'piece', firstUnit: 1, firstFen: 1000, nextUnit: 1, nextFen: 500 } as const;

describe('the estimate of the landed cost', () => {
  it('adds goods, domestic freight and the fee on both', () => {
    const cost = estimateLandedCost({ freight: byPiece, weightGrams: 800 }, lines(10_000, 2), terms);
    expect(cost.goods.cny.amount).toBe(20_000);
    expect(cost.domesticFreight.cny.amount).toBe(1500);
    expect(cost.serviceFee.cny.amount).toBe(1075);
    expect(cost.total.cny.amount).toBe(22_575);
  });

  it('converts with the margin and adds up what it shows', () => {
    const { goods, domesticFreight, serviceFee, total } = estimateLandedCost(
      { freight: byPiece, weightGrams: 800 },
      lines(10_000, 2),
      terms,
    );
    expect(goods.local).toEqual({ amount: 2856, currency: 'USD' });
    expect(total.local.amount).toBe(goods.local.amount + domesticFreight.local.amount + serviceFee.local.amount);
  });

  it('asks the minimum fee for small things', () => {
    expect(
      estimateLandedCost({ freight: { kind: 'free' }, weightGrams: 10 }, lines(100, 1), terms).serviceFee.cny.amount,
    ).toBe(300);
  });

  it('takes the freight of all pieces once and rounds each line, as the server does', () => {
    const cost = estimateLandedCost({ freight: byPiece, weightGrams: 800 }, lines(333, 1, 1, 1), terms);
    expect(cost.domesticFreight.cny.amount).toBe(2000);
    // ¥3.33 × 0.14 × 1.02 = 0.4755 → 0.48 a line
    expect(cost.goods).toEqual({ cny: { amount: 999, currency: 'CNY' }, local: { amount: 144, currency: 'USD' } });
  });
});

describe('what is shown of single pieces', () => {
  it.each([
    // ¥1.05 × 0.14 × 1.02 = 0.1499 → 0.15, and 50 of them 7.497 → 7.50
    [105, 50, true],
    // ¥0.33 → 0.0471 → 0.05, and 50 of them 2.3562 → 2.36
    [33, 50, false],
    [33, 1, true],
  ])('of %i fen, %i times, adds up to the goods: %s', (fen, quantity, isExact) => {
    const wanted = lines(fen, quantity);
    const { goods } = estimateLandedCost({ freight: { kind: 'free' }, weightGrams: 10 }, wanted, terms);
    expect(isSumOfPieces(wanted, goods, 'local')).toBe(isExact);
    expect(isSumOfPieces(wanted, goods, 'cny')).toBe(true);
  });
});
