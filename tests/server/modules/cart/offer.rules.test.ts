import { describe, expect, it } from 'vitest';
import { isAsSeen, type Offer, type SeenOffer } from '../../../../src/server/modules/cart/offer.rules';

const seen: SeenOffer = {
  title: 'Mug',
  image: '/mug.webp',
  skuLabels: ['Blue', 'L'],
  shopId: 's1',
  shopName: 'Cups',
  priceMode: 'SPU_PRICE_RANGE',
  priceRange: [
    { startQuantity: 1, price: 900 },
    { startQuantity: 10, price: 800 },
  ],
  skuPriceFen: 900,
};
const offerOf = (change: Partial<SeenOffer> = {}): Offer => ({
  ...structuredClone(seen),
  ...change,
  stock: 5,
  minOrderQuantity: 1,
  batchQuantity: 1,
  weightGrams: 300,
  freight: { firstKgFen: 500, nextKgFen: 200 } as never,
});

describe('an offer that the shopper has seen', () => {
  it('is so whatever is left of it', () => expect(isAsSeen(offerOf(), seen)).toBe(true));

  it('is so whatever its seller calls it in words that nobody read', () => {
    expect(isAsSeen(offerOf({ titleOriginal: '杯子' }), seen)).toBe(true);
    expect(isAsSeen(offerOf(), { ...seen, titleOriginal: '杯子' })).toBe(true);
  });

  it.each<[string, Partial<SeenOffer>]>([
    ['its price', { skuPriceFen: 901 }],
    [
      'a tier of its prices',
      {
        priceRange: [
          { startQuantity: 1, price: 900 },
          { startQuantity: 10, price: 801 },
        ],
      },
    ],
    ['how it is priced', { priceMode: 'SKU_PRICE' }],
    ['the order of its options', { skuLabels: ['L', 'Blue'] }],
    ['its picture', { image: '/cup.webp' }],
  ])('is no more once %s has changed', (_what, change) => expect(isAsSeen(offerOf(change), seen)).toBe(false));
});
