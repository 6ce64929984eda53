import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Quote } from '../../../../src/contract/cart.schemas';
import type { Offer } from '../../../../src/server/modules/cart/offer.rules';
import { offerKey, priceLines, type QuoteTerms } from '../../../../src/server/modules/cart/pricing.rules';
import { isSameDeal, quoteOf, shopFreightFen, wantedAgain } from '../../../../src/server/modules/cart/quote.rules';
import { offerWith, pricedLines, terms, type Wish } from './pricing';

type Shop = ReturnType<typeof quoteOf>['shops'][number];
type Line = Shop['lines'][number];
const frame = { quoteId: 'q', expiresAt: '2026-11-21T08:10:00.000Z', tenantWarehouseId: 'gz' };

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

  it('lets the same terms lead of two that open a parcel for the same', () => {
    // 800 for the first, and a piece of the other: 300 or 100 by which of them leads
    const wishes = [{ offer: { freight: piece(800, 300) } }, { offer: { freight: piece(800, 100) } }];
    expect([freightOf(wishes), freightOf(wishes.toReversed())]).toEqual([1100, 1100]);
  });
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
    const canOrder = (wishes: Wish[]) => quoteOf(pricedLines(wishes, cheap), cheap, frame).canOrder;
    expect(canOrder([{ offer: { skuPriceFen: 1 } }])).toBe(false);
    // each shop is an order of its own
    expect(canOrder([{ offer: { skuPriceFen: 1 } }, { offer: { shopId: 's2' } }])).toBe(false);
  });
});

describe('isSameDeal', () => {
  const dealt = () => {
    const lines = pricedLines([{ quantity: 2 }, { offer: { shopId: 's2' } }]);
    return { lines, quote: quoteOf(lines, terms, frame) };
  };
  it('does not mind another title, number or hour', () => {
    const { lines, quote } = dealt();
    const other = quoteOf(lines, terms, { ...frame, quoteId: 'other', expiresAt: '2027-01-01T00:00:00.000Z' });
    expect(isSameDeal(quote, other)).toBe(true);
  });
  it('does not mind in which order the rule of the fee names its terms', () => {
    const { quote } = dealt();
    const { basisPoints, minimumFen } = quote.serviceFeeRule;
    expect(isSameDeal(quote, { ...quote, serviceFeeRule: { minimumFen, basisPoints } })).toBe(true);
  });
  it.each<[string, Partial<QuoteTerms>]>([
    ['rate', { cnyToLocalRate: '0.1400001' }],
    ['margin', { marginBasisPoints: 201 }],
    ['currency', { currency: 'EUR' }],
    ['fee', { serviceFee: { basisPoints: 501, minimumFen: 500 } }],
    ['least fee', { serviceFee: { basisPoints: 500, minimumFen: 499 } }],
  ])('sees another %s', (_, change) => {
    const { lines, quote } = dealt();
    const wanted = wantedAgain(quote);
    const at = { ...terms, ...change };
    const offers = new Map(lines.map(({ wanted: line, offer }) => [offerKey(line), offer as Offer]));
    expect(isSameDeal(quote, quoteOf(priceLines(wanted, offers, terms), terms, frame))).toBe(true);
    expect(isSameDeal(quote, quoteOf(priceLines(wanted, offers, at), at, frame))).toBe(false);
  });
  it.each<[string, (shop: Shop, line: Line) => void]>([
    ['marketplace', (shop) => (shop.channel = 'ALIBABA')],
    ['shop', (shop) => (shop.shopId = 's9')],
    ['sum of goods', (shop) => (shop.goods.local.amount += 1)],
    ['domestic freight', (shop) => (shop.domesticFreight.cny.amount += 1)],
    ['fee of one shop', (shop) => (shop.serviceFee.cny.amount += 1)],
    ['product', (_, line) => (line.productUrl = 'https://p/other')],
    ['SKU', (_, line) => (line.productSkuId = 'other')],
    ['number of pieces', (_, line) => (line.quantity += 1)],
    ['problem', (_, line) => (line.problem = 'SOLD_OUT')],
    ['price of a piece in yuan', (_, line) => (line.unitPrice.cny.amount += 1)],
    ['price of a piece', (_, line) => (line.unitPrice.local.amount += 1)],
    ['price of a line in yuan', (_, line) => (line.total.cny.amount += 1)],
    ['price of a line', (_, line) => (line.total.local.amount += 1)],
  ])('sees another %s where all comes to the same', (_, change) => {
    const { quote } = dealt();
    const other = structuredClone(quote);
    const [shop] = other.shops;
    const [line] = shop?.lines ?? [];
    if (shop && line) change(shop, line);
    expect(isSameDeal(quote, other)).toBe(false);
  });
  it('marks lines whose price moved against what was shown', () => {
    const { lines, quote } = dealt();
    const offers = new Map(lines.map(({ wanted: line }) => [offerKey(line), offerWith({ skuPriceFen: 1200 })]));
    const [line] = priceLines(wantedAgain(quote), offers, terms);
    expect(line?.priceBefore).toEqual(quote.shops[0]?.lines[0]?.unitPrice);
  });
});

describe('wantedAgain', () => {
  it('asks for every line as it was shown, at the price that was told', () => {
    const wish = { cartItemId: 'a', productUrl: 'https://p/a', itemId: '77', skuId: 'x', quantity: 12, message: 'in paper' }; // prettier-ignore
    const tiers = { priceMode: 'SPU_PRICE_RANGE', priceRange: [{ startQuantity: 10, price: 700 }] } as const;
    const quote = quoteOf(pricedLines([{ ...wish, offer: { ...tiers, priceRange: [...tiers.priceRange] } }]), terms, frame); // prettier-ignore
    const seen = { title: 'Mug', image: '/mug.webp', skuLabels: ['Red'], shopId: 's1', shopName: 'Potter' };
    expect(wantedAgain(quote)).toEqual([
      {
        ...wish,
        channel: 'TAOBAO',
        // what a piece has cost in that number, whatever the tiers were
        seen: { ...seen, priceMode: 'SKU_PRICE', priceRange: [], skuPriceFen: 700 },
        before: { cny: { amount: 700, currency: 'CNY' }, local: { amount: 100, currency: 'USD' } },
      },
    ]);
  });
  it('knows a line again by its seller’s own words, where its shopper read others', () => {
    const quote = quoteOf(pricedLines([{ offer: { titleOriginal: '杯子' } }, {}]), terms, frame);
    expect(wantedAgain(quote).map(({ seen }) => seen?.titleOriginal)).toEqual(['杯子', undefined]);
  });
});
