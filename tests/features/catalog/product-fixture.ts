import type { Product } from '../../../src/contract/catalog';
import type { Price } from '../../../src/contract/fields';
import type { ShipmentEstimate } from '../../../src/contract/shipment';

/** Yuan in fen and its price in a shop where 1 CNY is 0.14 USD. */
export const priceOfFen = (fen: number): Price => ({
  cny: { amount: fen, currency: 'CNY' },
  local: { amount: Math.round(fen * 0.14), currency: 'USD' },
});

type Sku = Product['skus'][number];
export const sku = (skuId: string, values: string[], more: Partial<Sku> = {}): Sku => ({
  skuId,
  values,
  price: priceOfFen(10_000),
  stock: 10,
  image: null,
  ...more,
});

/** Shoes in two colours; the blue ones are not made in 41, the red 42 has gone. */
export const shoes: Product = {
  productId: 'TAOBAO-610000000001',
  productUrl: 'https://item.taobao.com/item.htm?id=610000000001',
  channel: 'TAOBAO',
  title: 'Running shoes',
  titleOriginal: '跑步鞋',
  images: ['/front.webp', '/side.webp'],
  category: { id: 'shoes', name: 'Shoes' },
  shop: { id: 'shop-1', name: 'Feather Shoes', city: 'Putian', ratingTenths: 48, website: 'https://shop1.taobao.com' },
  priceMode: 'SKU_PRICE',
  priceRange: [],
  options: [
    {
      name: 'Colour',
      values: [
        { value: 'red', label: 'Red', image: '/red.webp' },
        { value: 'blue', label: 'Blue', image: '/blue.webp' },
      ],
    },
    {
      name: 'Size',
      values: ['40', '41', '42'].map((size) => ({ value: size, label: size, image: null })),
    },
  ],
  skus: [
    sku('r40', ['red', '40']),
    sku('r41', ['red', '41'], { price: priceOfFen(12_000) }),
    sku('r42', ['red', '42'], { stock: 0 }),
    sku('b40', ['blue', '40'], { image: '/blue-40.webp' }),
    sku('b42', ['blue', '42'], { stock: 3 }),
  ],
  minOrderQuantity: 1,
  batchQuantity: 1,
  unit: 'pair',
  soldCount: 1234,
  ratingTenths: 47,
  weightGrams: 800,
  size: { lengthMm: 320, widthMm: 220, heightMm: 120 },
  freight: { kind: 'piece', firstUnit: 1, firstFen: 1000, nextUnit: 1, nextFen: 500 },
  attributes: [{ name: 'Sole', value: 'Rubber' }],
  descriptionHtml: '<p>Light on the foot.</p>',
  isFavorite: false,
  selectedSkuId: null,
};

/** Sold by the price range: 2 at ¥10, from 10 at ¥8; in packs of two. */
export const mugs: Product = {
  ...shoes,
  productId: 'ALIBABA-710000000001',
  productUrl: 'https://detail.1688.com/offer/710000000001.html',
  channel: 'ALIBABA',
  title: 'Mugs',
  priceMode: 'SPU_PRICE_RANGE',
  priceRange: [
    { startQuantity: 2, price: priceOfFen(1000) },
    { startQuantity: 10, price: priceOfFen(800) },
  ],
  options: [{ name: 'Colour', values: [{ value: 'white', label: 'White', image: null }] }],
  skus: [sku('w', ['white'], { price: priceOfFen(1000), stock: 101 })],
  minOrderQuantity: 3,
  batchQuantity: 2,
  unit: 'piece',
  freight: { kind: 'free' },
};

/** Cups in two colours and two sizes, priced by all pieces together: 6 at least at ¥10, from 20 at ¥8; in packs of two. */
export const cups: Product = {
  ...mugs,
  productId: 'ALIBABA-710000000002',
  productUrl: 'https://detail.1688.com/offer/710000000002.html',
  title: 'Cups',
  priceRange: [
    { startQuantity: 6, price: priceOfFen(1000) },
    { startQuantity: 20, price: priceOfFen(800) },
  ],
  options: [
    { name: 'Colour', values: ['White', 'Black'].map((label) => ({ value: label, label, image: null })) },
    { name: 'Size', values: ['S', 'L'].map((label) => ({ value: label, label, image: null })) },
  ],
  skus: [
    sku('ws', ['White', 'S'], { stock: 100 }),
    sku('wl', ['White', 'L'], { stock: 9 }),
    sku('bs', ['Black', 'S'], { stock: 100 }),
    sku('bl', ['Black', 'L'], { stock: 0 }),
  ],
  minOrderQuantity: 6,
};

/** What is said of the way abroad of things that no line goes for. */
export const noFreight: ShipmentEstimate = {
  grams: 0,
  lines: [],
  guesses: [],
  unweighed: [],
  assumed: [],
  services: [],
  packing: [],
  isInsurable: false,
  insurable: { amount: 0, currency: 'USD' },
  isTooMuch: false,
};
