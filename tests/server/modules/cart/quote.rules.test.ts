import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Quote } from '../../../../src/contract/cart.schemas';
import { MAX_AMOUNT } from '../../../../src/contract/money';
import type { Offer } from '../../../../src/server/modules/cart/offer.rules';
import {
  offerKey,
  priceLines,
  type PricedLine,
  type QuoteTerms,
  type WantedLine,
} from '../../../../src/server/modules/cart/pricing.rules';
import { isSameDeal, quoteOf, shopFreightFen, wantedAgain } from '../../../../src/server/modules/cart/quote.rules';

const terms: QuoteTerms = {
  cnyToLocalRate: '0.14',
  marginBasisPoints: 200,
  currency: 'USD',
  serviceFee: { basisPoints: 500, minimumFen: 500 },
};
const offerWith = (overrides: Partial<Offer> = {}): Offer => ({
  title: 'Mug',
  image: '/mug.webp',
  skuLabels: ['Red'],
  shopId: 's1',
  shopName: 'Potter',
  priceMode: 'SKU_PRICE',
  priceRange: [],
  skuPriceFen: 1000,
  stock: 100_000,
  minOrderQuantity: 1,
  batchQuantity: 1,
  weightGrams: 250,
  freight: { kind: 'free' },
  ...overrides,
});
type Wish = Partial<Omit<WantedLine, 'seen'>> & { offer?: Partial<Offer>; gone?: boolean };
let count = 0;
function pricedLines(wishes: Wish[], at: QuoteTerms = terms): PricedLine[] {
  const offers = new Map<string, Offer>();
  const wanted = wishes.map(({ offer, gone, ...line }): WantedLine => {
    count += 1;
    const seen = offerWith(offer);
    const named = { productUrl: `https://p/${count}`, skuId: `k${count}`, ...line };
    if (!gone) offers.set(offerKey(named), seen);
    return { cartItemId: null, channel: 'TAOBAO', itemId: '1', quantity: 1, message: '', ...named, seen };
  });
  return priceLines(wanted, offers, at);
}
const frame = { quoteId: 'q', expiresAt: '2026-11-21T08:10:00.000Z', tenantWarehouseId: 'gz' };

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
        expect(quoteOf(pricedLines(wishes, at), at, frame).total.local.amount).toBeLessThan(MAX_AMOUNT);
      }),
      { numRuns: 40 },
    );
  });
});

describe('shopFreightFen', () => {
  const piece = (firstFen: number, nextFen: number, firstUnit = 1) =>
    ({ kind: 'piece', firstUnit, firstFen, nextUnit: 1, nextFen }) as const;
  const freightOf = (wishes: Wish[]) => shopFreightFen(pricedLines(wishes));

  it.each<[string, Wish[], number]>([
    ['nothing', [], 0],
    ['free things', [{ quantity: 9 }], 0],
    ['one thing', [{ offer: { freight: piece(800, 200) } }], 800],
    ['three of it', [{ quantity: 3, offer: { freight: piece(800, 200) } }], 1200],
    ['two things of the same terms', [{ offer: { freight: piece(800, 200, 2) } }, { quantity: 2, offer: { freight: piece(800, 200, 2) } }], 1000],
    ['the dearest first fee, and the rest continued', [{ quantity: 2, offer: { freight: piece(600, 100) } }, { quantity: 2, offer: { freight: piece(800, 300) } }], 800 + 300 + 2 * 100],
    ['a free thing beside a charged one', [{}, { offer: { freight: piece(800, 200) } }], 800],
    ['kilograms', [{ quantity: 9, offer: { freight: { kind: 'weight', firstUnit: 1, firstFen: 1500, nextUnit: 1, nextFen: 1000 } } }], 3500],
  ])('charges %s', (_, wishes, fen) => expect(freightOf(wishes)).toBe(fen)); // prettier-ignore

  it('does not depend on the order of the lines', () => {
    const wish = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      offer: fc.record({
        freight: fc.record({
          kind: fc.constantFrom('piece' as const, 'weight' as const),
          firstUnit: fc.integer({ min: 1, max: 3 }),
          firstFen: fc.constantFrom(600, 800),
          nextUnit: fc.integer({ min: 0, max: 2 }),
          nextFen: fc.constantFrom(0, 100, 300),
        }),
      }),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 5 }), (wishes) => {
        expect(freightOf(wishes.toReversed())).toBe(freightOf(wishes));
      }),
    );
  });
});

describe('quoteOf', () => {
  const freight = { kind: 'piece', firstUnit: 1, firstFen: 800, nextUnit: 1, nextFen: 200 } as const;
  it('charges freight and fee once per shop and adds up', () => {
    const quote = quoteOf(
      pricedLines([
        { quantity: 2, offer: { skuPriceFen: 5000, freight } },
        { offer: { skuPriceFen: 6000, freight } },
        { offer: { skuPriceFen: 1000, shopId: 's2', shopName: 'Weaver' } },
      ]),
      terms,
      frame,
    );
    const [first, second] = quote.shops;
    expect(first).toMatchObject({ goods: { cny: { amount: 16_000 } }, domesticFreight: { cny: { amount: 1200 } } });
    // 5 % of ¥172.00 and the least fee
    expect(first?.serviceFee.cny.amount).toBe(860);
    expect(second?.serviceFee.cny.amount).toBe(500);
    expect(quote.total.cny.amount).toBe(16_000 + 1200 + 860 + 1000 + 500);
    expect(quote.canOrder).toBe(true);
    expect(Quote.parse(quote)).toEqual(quote);
  });
  it('is the sum of what it shows, for any prices', () => {
    const fen = fc.integer({ min: 1, max: 1_000_000 });
    const wish = fc.record({ quantity: fc.integer({ min: 1, max: 500 }), offer: fc.record({ skuPriceFen: fen, shopId: fc.constantFrom('a', 'b', 'c') }) }); // prettier-ignore
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 6 }), (wishes) => {
        const quote = quoteOf(pricedLines(wishes), terms, frame);
        for (const side of ['cny', 'local'] as const) {
          const lines = quote.shops
            .flatMap((shop) => shop.lines)
            .reduce((sum, { total }) => sum + total[side].amount, 0);
          expect(quote.goods[side].amount).toBe(lines);
          const parts = quote.goods[side].amount + quote.domesticFreight[side].amount + quote.serviceFee[side].amount;
          expect(quote.total[side].amount).toBe(parts);
          expect(quote.shops.reduce((sum, { total }) => sum + total[side].amount, 0)).toBe(parts);
        }
      }),
    );
  });
  it('shows what cannot be ordered and does not count it', () => {
    const quote = quoteOf(
      pricedLines([{ offer: { skuPriceFen: 5000 } }, { gone: true, offer: { freight } }]),
      terms,
      frame,
    );
    expect(quote.goods.cny.amount).toBe(5000);
    expect(quote.domesticFreight.cny.amount).toBe(0);
    expect(quote.canOrder).toBe(false);
    const gone = quoteOf(pricedLines([{ gone: true }]), terms, frame);
    expect(gone.total.cny.amount).toBe(0);
  });
  it('cannot be ordered where nothing is left to pay after rounding', () => {
    const cheap = { ...terms, serviceFee: { basisPoints: 0, minimumFen: 0 } };
    expect(quoteOf(pricedLines([{ offer: { skuPriceFen: 1 } }], cheap), cheap, frame).canOrder).toBe(false);
  });
});

describe('isSameDeal', () => {
  const lines = pricedLines([{ quantity: 2 }, { offer: { shopId: 's2' } }]);
  const quote = quoteOf(lines, terms, frame);
  it('does not mind another title, number or hour', () => {
    const other = quoteOf(lines, terms, { ...frame, quoteId: 'other', expiresAt: '2027-01-01T00:00:00.000Z' });
    expect(isSameDeal(quote, other)).toBe(true);
  });
  it.each<[string, Partial<QuoteTerms>]>([
    ['rate', { cnyToLocalRate: '0.1400001' }],
    ['margin', { marginBasisPoints: 201 }],
    ['currency', { currency: 'EUR' }],
    ['fee', { serviceFee: { basisPoints: 501, minimumFen: 500 } }],
    ['least fee', { serviceFee: { basisPoints: 500, minimumFen: 499 } }],
  ])('sees another %s', (_, change) => {
    const wanted = wantedAgain(quote);
    const at = { ...terms, ...change };
    const offers = new Map(lines.map(({ wanted: line, offer }) => [offerKey(line), offer as Offer]));
    expect(isSameDeal(quote, quoteOf(priceLines(wanted, offers, terms), terms, frame))).toBe(true);
    expect(isSameDeal(quote, quoteOf(priceLines(wanted, offers, at), at, frame))).toBe(false);
  });
  it('marks lines whose price moved against what was shown', () => {
    const offers = new Map(lines.map(({ wanted: line }) => [offerKey(line), offerWith({ skuPriceFen: 1200 })]));
    const [line] = priceLines(wantedAgain(quote), offers, terms);
    expect(line?.priceBefore).toEqual(quote.shops[0]?.lines[0]?.unitPrice);
  });
});
