import type { Offer } from '../../../../src/server/modules/cart/offer.rules';
import {
  offerKey,
  priceLines,
  type PricedLine,
  type QuoteTerms,
  type WantedLine,
} from '../../../../src/server/modules/cart/pricing.rules';

export const terms: QuoteTerms = {
  cnyToLocalRate: '0.14',
  marginBasisPoints: 200,
  currency: 'USD',
  serviceFee: { basisPoints: 500, minimumFen: 500 },
};

export const offerWith = (overrides: Partial<Offer> = {}): Offer => ({
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

/** A line, and what is offered for it; `gone` is offered no more. */
export type Wish = Partial<Omit<WantedLine, 'seen'>> & { offer?: Partial<Offer>; gone?: boolean };
let count = 0;
export function pricedLines(wishes: Wish[], at: QuoteTerms = terms): PricedLine[] {
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
