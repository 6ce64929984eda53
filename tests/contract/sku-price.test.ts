import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPriceFen, quantityProblem, unitPriceOf, type PriceRule } from '../../src/contract/sku-price';

const tiers: PriceRule<number> = {
  priceMode: 'SPU_PRICE_RANGE',
  priceRange: [
    { startQuantity: 2, price: 900 },
    { startQuantity: 10, price: 800 },
    { startQuantity: 100, price: 700 },
  ],
};

describe('unitPriceOf', () => {
  it('takes the price of the SKU where each has one, whatever the quantity', () => {
    expect(unitPriceOf({ ...tiers, priceMode: 'SKU_PRICE' }, 1234, 500)).toBe(1234);
  });
  it.each([[1, 900], [2, 900], [9, 900], [10, 800], [99, 800], [100, 700], [99_999, 700]])(
    '%i pieces cost %i each by tiers',
    (quantity, price) => expect(unitPriceOf(tiers, 1234, quantity)).toBe(price),
  ); // prettier-ignore
  it('falls back to the SKU where a supplier sends no tiers', () => {
    expect(unitPriceOf({ priceMode: 'SPU_PRICE_RANGE', priceRange: [] }, 1234, 5)).toBe(1234);
  });
  it('works on any kind of price', () => {
    const price = { cny: { amount: 1, currency: 'CNY' }, local: { amount: 2, currency: 'USD' } };
    const rule = { priceMode: 'SPU_PRICE_RANGE' as const, priceRange: [{ startQuantity: 1, price }] };
    expect(unitPriceOf(rule, { ...price }, 3)).toBe(price);
  });
  it('never costs more a piece for more pieces when the tiers fall', () => {
    const quantity = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(quantity, quantity, (a, b) => {
        expect(unitPriceOf(tiers, 0, Math.max(a, b))).toBeLessThanOrEqual(unitPriceOf(tiers, 0, Math.min(a, b)));
      }),
    );
  });
});

describe('lowestPriceFen', () => {
  const prices = { priceRange: [{ priceFen: 900 }, { priceFen: 700 }], skus: [{ priceFen: 600 }, { priceFen: 800 }] };

  it('is the least of what counts: of the tiers, or of the SKUs', () => {
    expect(lowestPriceFen({ ...prices, priceMode: 'SPU_PRICE_RANGE' })).toBe(700);
    expect(lowestPriceFen({ ...prices, priceMode: 'SKU_PRICE' })).toBe(600);
  });
  it('is nothing where nothing has a price', () => {
    expect(lowestPriceFen({ ...prices, priceRange: [], priceMode: 'SPU_PRICE_RANGE' })).toBe(0);
    expect(lowestPriceFen({ ...prices, skus: [], priceMode: 'SKU_PRICE' })).toBe(0);
  });
});

describe('quantityProblem', () => {
  const rule = { minOrderQuantity: 6, batchQuantity: 3, stock: 30 };
  it.each([
    [6, 6, undefined],
    [30, 30, undefined],
    [3, 6, undefined],
    [3, 3, 'BELOW_MINIMUM'],
    [4, 8, 'NOT_IN_BATCH'],
    [33, 33, 'ABOVE_STOCK'],
  ])('%i of the SKU among %i of the product: %s', (sku, product, problem) =>
    expect(quantityProblem(rule, sku, product)).toBe(problem),
  );
  it('has nothing to say where there are no rules', () => {
    for (const batchQuantity of [0, 1])
      expect(quantityProblem({ minOrderQuantity: 1, batchQuantity, stock: 99_999 }, 7, 7)).toBeUndefined();
  });
});
