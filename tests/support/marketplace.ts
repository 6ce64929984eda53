import { randomInt } from 'node:crypto';
import {
  CATALOGUE_LANGUAGES,
  type CatalogueProduct,
  type Localized,
} from '../../src/server/adapters/marketplace/embedded/catalogue-product';
import { stockProducts } from '../../src/server/adapters/marketplace/embedded/stock-marketplace';
import { forgetAnswers } from '../../src/server/adapters/marketplace/marketplace.registry';

/** The same text in every language, or English with others given. */
export const inLanguages = (en: string, others: Partial<Localized> = {}): Localized =>
  Object.fromEntries(CATALOGUE_LANGUAGES.map((language) => [language, others[language] ?? en])) as Localized;

/** The marketplace is one for all tests of a database: a new number, so that no test meets another's product. */
export const newItemId = () => String(randomInt(100_000_000_000, 200_000_000_000));

const COLOURS = { 红色: 'Red', 蓝色: 'Blue' } as const;
const SIZES = ['M', 'L'] as const;

/** A Taobao shirt in two colours and two sizes: ¥50.00 in M, ¥60.00 in L, 100 of each; ¥8 freight. */
export function productOf(overrides: Partial<CatalogueProduct> = {}): CatalogueProduct {
  const itemId = overrides.itemId ?? newItemId();
  return {
    channel: 'TAOBAO',
    itemId,
    title: inLanguages('Cotton shirt', { 'zh-CN': '纯棉衬衫', vi: 'Áo sơ mi cotton' }),
    images: ['/pictures/shirt-1.webp', '/pictures/shirt-2.webp'],
    categoryId: 'tops',
    shop: { id: 'shop-test', name: 'Test Tailor', city: '杭州', ratingTenths: 48 },
    priceMode: 'SKU_PRICE',
    priceRange: [],
    options: [
      {
        name: inLanguages('Colour', { 'zh-CN': '颜色' }),
        values: Object.entries(COLOURS).map(([value, label]) => ({
          value,
          label: inLanguages(label, { 'zh-CN': value }),
        })),
      },
      {
        name: inLanguages('Size', { 'zh-CN': '尺码' }),
        values: SIZES.map((value) => ({ value, label: inLanguages(value) })),
      },
    ],
    skus: Object.keys(COLOURS).flatMap((colour, c) =>
      SIZES.map((size, s) => ({
        skuId: `${itemId}${String(c)}${String(s)}`,
        values: [colour, size],
        priceFen: 5000 + s * 1000,
        stock: 100,
      })),
    ),
    minOrderQuantity: 1,
    batchQuantity: 1,
    unit: inLanguages('piece', { 'zh-CN': '件' }),
    soldCount: 1000,
    ratingTenths: 47,
    weightGrams: 300,
    size: { lengthMm: 300, widthMm: 200, heightMm: 50 },
    freight: { kind: 'piece', firstUnit: 1, firstFen: 800, nextUnit: 1, nextFen: 200 },
    attributes: [
      { name: inLanguages('Material', { 'zh-CN': '材质' }), value: inLanguages('Cotton', { 'zh-CN': '棉' }) },
    ],
    description: [inLanguages('A plain shirt.')],
    status: 'published',
    ...overrides,
  };
}

/** Puts products on the embedded marketplace, in place of those of the same number. */
export async function stockMarketplace(products: CatalogueProduct[]): Promise<void> {
  await stockProducts(products);
  forgetAnswers();
}
