import { describe, expect, it } from 'vitest';
import { manualQuoteSums, type ManualQuoteTerms } from '../../src/contract/manual-quote';
import { MAX_AMOUNT } from '../../src/contract/money';

const TERMS: ManualQuoteTerms = {
  cnyToLocalRate: '0.1405',
  marginBasisPoints: 150,
  currency: 'USD',
  serviceFee: { basisPoints: 500, minimumFen: 800 },
};
const row = (unitPriceFen: number, quantity = 1, refusal = '') => ({ unitPriceFen, quantity, refusal });
const sumsOf = (rows: ReturnType<typeof row>[], freightFen = 0, terms = TERMS) => {
  const found = manualQuoteSums({ rows, freightFen }, terms);
  if ('errors' in found) throw new Error(JSON.stringify(found.errors));
  return found.sums;
};
const errorsOf = (rows: ReturnType<typeof row>[], freightFen = 0, terms = TERMS) => {
  const found = manualQuoteSums({ rows, freightFen }, terms);
  return 'errors' in found ? found.errors : [];
};

describe('the sums of a quote made by hand', () => {
  it('rounds each row once, and adds what it shows', () => {
    const sums = sumsOf([row(3333, 3), row(1250, 2)], 1200);
    // 9999 fen × 0.1405 × 1.015 = 1425.93; 2500 → 356.52
    expect(sums.rows.map(({ total }) => [total.cny.amount, total.local.amount])).toEqual([
      [9999, 1426],
      [2500, 357],
    ]);
    expect(sums.goods.local).toEqual({ amount: 1783, currency: 'USD' });
    expect(sums.domesticFreight.cny.amount).toBe(1200);
    // 5 % of 13 699 is 685: the minimum counts
    expect(sums.serviceFee.cny.amount).toBe(800);
    const parts = [sums.goods, sums.domesticFreight, sums.serviceFee];
    expect(sums.total.local.amount).toBe(parts.reduce((sum, { local }) => sum + local.amount, 0));
    expect(sums.total.cny.amount).toBe(12_499 + 1200 + 800);
  });

  it('takes a share of goods and freight where that is more than the minimum', () => {
    expect(sumsOf([row(50_000)], 10_000).serviceFee.cny.amount).toBe(3000);
  });

  it('counts nothing for what cannot be bought', () => {
    const sums = sumsOf([row(5000), row(9999, 3, 'Sold out')]);
    expect(sums.goods.cny.amount).toBe(5000);
    expect(sums.rows[1]).toMatchObject({ unitPrice: { cny: { amount: 0 } }, total: { local: { amount: 0 } } });
  });

  it.each([
    ['a row without a price', [row(0)], 0, { path: 'rows.0.unitPriceFen', code: 'required' }],
    ['nothing that can be bought', [row(500, 1, 'Gone')], 0, { path: 'rows', code: 'nothing-to-buy' }],
    [
      'a row beyond what can be summed',
      [row(100_000_000, 99_999)],
      0,
      { path: 'rows.0.unitPriceFen', code: 'too_big' },
    ],
    ['freight beyond it', [row(500)], MAX_AMOUNT, { path: 'freightFen', code: 'too_big' }],
  ] as const)('refuses %s', (_, rows, freight, error) => {
    expect(errorsOf([...rows], freight)).toContainEqual(error);
  });

  it('refuses what rounds to nothing: nobody can pay it', () => {
    const free = { ...TERMS, serviceFee: { basisPoints: 0, minimumFen: 0 } };
    expect(errorsOf([row(1)], 0, free)).toEqual([{ path: 'rows', code: 'nothing-to-pay' }]);
  });

  it('stays within range for as many of the largest rows as there can be, in the smallest money', () => {
    const dong = { ...TERMS, cnyToLocalRate: '3512.5', currency: 'VND' };
    const most = Array.from({ length: 20 }, () => row(25_000, 99_999));
    expect(sumsOf(most, 100_000_000, dong).total.local.amount).toBeLessThan(MAX_AMOUNT);
  });
});
