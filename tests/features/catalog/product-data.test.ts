import { describe, expect, it } from 'vitest';
import { productData } from '../../../src/features/catalog/product-data';
import { mugs, shoes } from './product-fixture';

const place = {
  url: 'https://harbour.example/product?url=abc',
  origin: 'https://harbour.example',
  shopName: 'Harbour',
};

describe('productData', () => {
  it('says what a product is and costs here, from the cheapest variant to the dearest', () => {
    expect(productData(shoes, place)).toMatchObject({
      '@type': 'Product',
      name: 'Running shoes',
      sku: 'TAOBAO-610000000001',
      image: ['https://harbour.example/front.webp', 'https://harbour.example/side.webp'],
      category: 'Shoes',
      description: 'Sole: Rubber',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '14.00',
        highPrice: '16.80',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: place.url,
        seller: { name: 'Harbour' },
      },
      aggregateRating: { ratingValue: '4.7', bestRating: 5 },
    });
  });

  it('takes prices by quantity from the range', () => {
    expect(productData(mugs, place).offers).toMatchObject({ lowPrice: '1.12', highPrice: '1.40', offerCount: 2 });
  });

  it('offers one price as one, in whole units where the currency has no others', () => {
    const price = { cny: { amount: 100, currency: 'CNY' }, local: { amount: 3650, currency: 'VND' } };
    const one = { ...shoes, skus: shoes.skus.slice(0, 1).map((sku) => ({ ...sku, price, stock: 0 })) };
    expect(productData(one, place).offers).toMatchObject({
      '@type': 'Offer',
      price: '3650',
      priceCurrency: 'VND',
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('makes up no weight where the supplier says none', () => {
    expect(productData(shoes, place)).toHaveProperty('weight.value', 800);
    expect(productData({ ...shoes, isWeightAssumed: true }, place)).not.toHaveProperty('weight');
  });

  it('makes up no rating', () => {
    expect(productData({ ...shoes, ratingTenths: 0 }, place)).not.toHaveProperty('aggregateRating');
    expect(productData(shoes, place).aggregateRating).not.toHaveProperty('ratingCount');
  });
});
