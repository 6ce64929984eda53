import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT } from '../../../../src/contract/money';
import { offerKey, priceLines } from '../../../../src/server/modules/cart/pricing.rules';
import { quoteOf } from '../../../../src/server/modules/cart/quote.rules';
import { offerWith, pricedLines, terms } from './pricing';

const wanted = { cartItemId: null, productUrl: 'https://p/a', channel: 'TAOBAO', itemId: '1', skuId: 'x', quantity: 1, message: '' } as const; // prettier-ignore

describe('priceLines', () => {
  it('rounds the line once, not the piece', () => {
    // ¥0.35 × 0.14 × 1.02 = $0.04998: 5 cents a piece, but $4.998 for a hundred
    const [line] = pricedLines([{ quantity: 100, offer: { skuPriceFen: 35 } }]);
    expect(line?.unitPrice.local.amount).toBe(5);
    expect(line?.total.local.amount).toBe(500);
    const [odd] = pricedLines([{ quantity: 3, offer: { skuPriceFen: 10 } }]);
    expect([odd?.unitPrice.local.amount, odd?.total.local.amount]).toEqual([1, 4]);
  });
  it('takes the tier by all SKUs of the product together', () => {
    const offer = { priceMode: 'SPU_PRICE_RANGE' as const, priceRange: [{ startQuantity: 1, price: 900 }, { startQuantity: 10, price: 700 }] }; // prettier-ignore
    const lines = pricedLines([
      { productUrl: 'https://p/a', skuId: 'x', quantity: 4, offer },
      { productUrl: 'https://p/a', skuId: 'y', quantity: 6, offer },
      { productUrl: 'https://p/b', skuId: 'x', quantity: 6, offer },
    ]);
    expect(lines.map(({ unitPrice }) => unitPrice.cny.amount)).toEqual([700, 700, 900]);
    expect(lines.map(({ priceBefore }) => priceBefore)).toEqual([null, null, null]);
  });
  it.each([
    ['gone', { gone: true }, 'OFF_SHELF'],
    ['without a price', { offer: { skuPriceFen: 0 } }, 'OFF_SHELF'],
    ['sold out', { offer: { stock: 0 } }, 'SOLD_OUT'],
    ['more than there are', { quantity: 5, offer: { stock: 4 } }, 'QUANTITY'],
    ['too few', { quantity: 5, offer: { minOrderQuantity: 6 } }, 'QUANTITY'],
    ['not by the dozen', { quantity: 5, offer: { batchQuantity: 12 } }, 'QUANTITY'],
    ['worth too much', { quantity: 99_999, offer: { skuPriceFen: 2_000_000_000 } }, 'QUANTITY'],
  ] as const)('refuses what is %s', (_, wish, problem) => expect(pricedLines([wish])[0]?.problem).toBe(problem));

  it('takes 99,999 pieces and not one more, and counts no money for what it does not take', () => {
    const lines = pricedLines([99_999, 100_000].map((quantity) => ({ quantity })));
    expect(lines.map(({ problem, quantityProblem, total }) => [problem, quantityProblem, total.cny.amount])).toEqual([
      [null, undefined, 99_999_000],
      ['QUANTITY', 'ABOVE_MAXIMUM', 0],
    ]);
  });
  it('says what is wrong with a quantity', () => {
    const lines = pricedLines([{ quantity: 5, offer: { stock: 4 } }, { gone: true, quantity: 5 }, { quantity: 5 }]);
    expect(lines.map(({ quantityProblem }) => quantityProblem)).toEqual(['ABOVE_STOCK', undefined, undefined]);
  });

  it('keeps any full cart below the largest sum (O2)', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99_999 }),
      skuPriceFen: fc.integer({ min: 1, max: 2_147_483_647 }),
    });
    const rate = fc.constantFrom('0.14', '3512.5', '1700', '19.2');
    fc.assert(
      fc.property(line, rate, fc.constantFrom('USD', 'VND', 'UZS', 'NPR'), (wish, cnyToLocalRate, currency) => {
        const at = { ...terms, cnyToLocalRate, currency };
        const wishes = Array.from({ length: 200 }, () => ({ quantity: wish.quantity, offer: { skuPriceFen: wish.skuPriceFen } })); // prettier-ignore
        const frame = { quoteId: 'q', expiresAt: '2026-11-21T08:10:00.000Z', tenantWarehouseId: 'gz' };
        expect(quoteOf(pricedLines(wishes, at), at, frame).total.local.amount).toBeLessThan(MAX_AMOUNT);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the price before', () => {
  const asked = (skuPriceFen: number, before: { fen: number; cents: number; currency?: string } | undefined) => {
    const { fen, cents, currency = 'USD' } = before ?? { fen: 0, cents: 0 };
    const told = { cny: { amount: fen, currency: 'CNY' as const }, local: { amount: cents, currency } };
    const line = { ...wanted, seen: offerWith({ skuPriceFen: 1000 }), ...(before && { before: told }) };
    const [priced] = priceLines([line], new Map([[offerKey(line), offerWith({ skuPriceFen })]]), terms);
    return priced?.priceBefore;
  };
  // ¥10 × 0.14 × 1.02 = $1.428
  it.each([
    ['the same in both currencies', 1000, { fen: 1000, cents: 143 }, null],
    ['another sum of yuan that rounds to the same', 1001, { fen: 1000, cents: 143 }, 1000],
    ['another rate', 1000, { fen: 1000, cents: 142 }, 1000],
    ['another currency', 1000, { fen: 1000, cents: 143, currency: 'EUR' }, 1000],
    ['as it was put into the cart', 1000, undefined, null],
    ['dearer than it was put into the cart', 1200, undefined, 1000],
  ])('%s', (_, fen, before, told) => expect(asked(fen, before)?.cny.amount ?? null).toBe(told));

  it('is not told of what is sold no more', () => {
    const line = { ...wanted, seen: offerWith(), before: { cny: { amount: 1, currency: 'CNY' }, local: { amount: 1, currency: 'USD' } } } as const; // prettier-ignore
    expect(priceLines([line], new Map(), terms)[0]?.priceBefore).toBeNull();
  });
});
