import { describe, expect, it } from 'vitest';
import { asLastSeen, offerOf, SeenOffer, type OfferedProduct } from '../../../../src/server/modules/cart/offer.rules';

const product: OfferedProduct = {
  channel: 'TAOBAO',
  itemId: '77',
  title: 'Mug',
  images: ['', '/front.webp', '/back.webp'],
  shop: { id: 's1', name: 'Potter' },
  priceMode: 'SPU_PRICE_RANGE',
  priceRange: [
    { startQuantity: 10, priceFen: 800 },
    { startQuantity: 1, priceFen: 900 },
  ],
  options: [{ values: [{ value: 'c1', label: 'Blue' }, { value: 'c2', label: 'Red' }] }],
  skus: [
    { skuId: 'x', values: ['c2', 'big'], priceFen: 950, stock: 7, image: '/red.webp' },
    { skuId: 'y', values: [], priceFen: 100, stock: 1 },
  ],
  minOrderQuantity: 2,
  batchQuantity: 3,
  weightGrams: 300,
  freight: { kind: 'free' },
}; // prettier-ignore

describe('offerOf', () => {
  it('is what is asked for one SKU, with its labels, its picture and tiers in rising order', () =>
    expect(offerOf(product, 'x')).toEqual({
      title: 'Mug',
      image: '/red.webp',
      // an option that the marketplace does not name goes by its value
      skuLabels: ['Red', 'big'],
      shopId: 's1',
      shopName: 'Potter',
      priceMode: 'SPU_PRICE_RANGE',
      priceRange: [
        { startQuantity: 1, price: 900 },
        { startQuantity: 10, price: 800 },
      ],
      skuPriceFen: 950,
      stock: 7,
      minOrderQuantity: 2,
      batchQuantity: 3,
      sold: { stock: 7, minOrderQuantity: 2, batchQuantity: 3 },
      weightGrams: 300,
      freight: { kind: 'free' },
    }));
  it('keeps the seller’s own words beside those that its shopper reads, where they are others', () => {
    expect(offerOf({ ...product, titleOriginal: '杯子' }, 'x')).toMatchObject({ title: 'Mug', titleOriginal: '杯子' });
    expect(offerOf({ ...product, titleOriginal: 'Mug' }, 'x')).not.toHaveProperty('titleOriginal');
    expect(offerOf({ ...product, titleOriginal: '' }, 'x')).not.toHaveProperty('titleOriginal');
  });
  it('says of words that are being translated that they are, to be seen and not to be kept', () => {
    const offer = offerOf({ ...product, areWordsComing: true }, 'x');
    expect(offer?.areWordsComing).toBe(true);
    expect(SeenOffer.parse(offer)).not.toHaveProperty('areWordsComing');
  });
  it('takes the first picture of the product where the SKU has none', () => {
    expect(offerOf(product, 'y')?.image).toBe('/front.webp');
    expect(offerOf({ ...product, images: [''] }, 'y')?.image).toBe('');
  });
  it('names an option value that has no label by its value', () => {
    const skus = [{ skuId: 'x', values: ['c3'], priceFen: 1, stock: 1 }];
    expect(offerOf({ ...product, skus }, 'x')?.skuLabels).toEqual(['c3']);
  });
  it('does not change the tiers of the product', () => {
    offerOf(product, 'x');
    expect(product.priceRange[0]?.startQuantity).toBe(10);
  });
  it('is nothing where the product has no such SKU', () => expect(offerOf(product, 'z')).toBeUndefined());
});

describe('an offer as it is kept', () => {
  const sold = { stock: 7, minOrderQuantity: 2, batchQuantity: 3 };
  const kept = () => SeenOffer.parse(offerOf(product, 'x'));
  it('remembers in which quantities it was sold, but neither weight nor freight', () => {
    expect(kept()).toMatchObject({ sold, skuPriceFen: 950 });
    expect(kept()).not.toHaveProperty('weightGrams');
    expect(kept()).not.toHaveProperty('freight');
  });
  it('is shown with these quantities', () => expect(asLastSeen(kept())).toEqual({ ...kept(), ...sold }));
  it('that is older than they are may be wanted in any number', () => {
    const { sold: _, ...old } = kept();
    expect(asLastSeen(old)).toEqual({ ...old, stock: 99_999, minOrderQuantity: 1, batchQuantity: 1 });
  });
});
