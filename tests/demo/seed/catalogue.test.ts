import { describe, expect, it } from 'vitest';
import {
  CATALOGUE_LANGUAGES,
  type CatalogueProduct,
  type Localized,
} from '../../../src/server/adapters/marketplace/embedded/catalogue-product';
import { parsePictureName } from '../../../src/demo/pictures/picture-spec';
import { buildCatalogue } from '../../../src/demo/seed/data/catalogue/build-catalogue';
import { FIXTURES } from '../../../src/demo/seed/data/catalogue/fixtures';
import { KINDS } from '../../../src/demo/seed/data/catalogue/kinds';

const { products, categories } = buildCatalogue();

function nameOf({ channel, itemId }: CatalogueProduct): string {
  return `${channel} ${itemId}`;
}

function productNamed(channel: string, itemId: string): CatalogueProduct {
  const product = products.find((one) => one.channel === channel && one.itemId === itemId);
  if (!product) throw new Error(`No product ${channel} ${itemId}`);
  return product;
}

function textsOf(product: CatalogueProduct): Localized[] {
  const options = product.options.flatMap(({ name, values }) => [name, ...values.map(({ label }) => label)]);
  const attributes = product.attributes.flatMap(({ name, value }) => [name, value]);
  return [product.title, product.unit, ...product.description, ...options, ...attributes];
}

function expectPicture(path: string): void {
  expect(path).toMatch(/^\/api\/media\/picture\//);
  expect(parsePictureName(path.slice(path.lastIndexOf('/') + 1)), path).toBeDefined();
}

describe('the demo catalogue as a whole', () => {
  it('is the same on every call', () => {
    expect(buildCatalogue()).toEqual({ products, categories });
  });

  it('has at least 600 products, 50 or more of each marketplace', () => {
    expect(products.length).toBeGreaterThanOrEqual(600);
    for (const channel of ['TAOBAO', 'TMALL', 'ALIBABA', 'JD', 'YIWUGOU', 'POIZON']) {
      expect(products.filter((product) => product.channel === channel).length, channel).toBeGreaterThanOrEqual(50);
    }
  });

  it('fills every one of at least 14 categories', () => {
    expect(categories.length).toBeGreaterThanOrEqual(14);
    for (const { id, image } of categories) {
      expect(products.filter((product) => product.categoryId === id).length, id).toBeGreaterThanOrEqual(8);
      expectPicture(image);
    }
    const known = new Set(categories.map(({ id }) => id));
    expect(products.filter(({ categoryId }) => !known.has(categoryId))).toEqual([]);
  });

  it('never uses an item number or a SKU number twice', () => {
    expect(new Set(products.map(nameOf)).size).toBe(products.length);
    const skuIds = products.flatMap(({ skus }) => skus.map(({ skuId }) => skuId));
    expect(new Set(skuIds).size).toBe(skuIds.length);
  });

  it.each(CATALOGUE_LANGUAGES)('has no two equal titles in %s', (language) => {
    expect(new Set(products.map(({ title }) => title[language])).size).toBe(products.length);
  });

  it('knows all three kinds of freight, shops of about sixty names, and things taken off the shelf', () => {
    expect(new Set(products.map(({ freight }) => freight.kind))).toEqual(new Set(['free', 'piece', 'weight']));
    expect(new Set(products.map(({ shop }) => shop.id)).size).toBeGreaterThanOrEqual(50);
    expect(products.filter(({ status }) => status === 'off_shelf')).toHaveLength(2);
  });

  it('applies every fixture to an offer that exists', () => {
    const offers = KINDS.flatMap((kind) => Object.keys(kind.offers).map((variant) => `${kind.id}/${variant}`));
    expect(Object.keys(FIXTURES).filter((fixture) => !offers.includes(fixture))).toEqual([]);
  });
});

describe('each product of the demo catalogue', () => {
  it('has SKUs for exactly the combinations of its options', () => {
    for (const product of products) {
      const expected = product.options.reduce((count, { values }) => count * values.length, 1);
      const combinations = new Set(product.skus.map(({ values }) => values.join('|')));
      expect(combinations.size, nameOf(product)).toBe(expected);
      expect(product.skus.length, nameOf(product)).toBe(expected);
      for (const { values } of product.skus) {
        expect(values.length, nameOf(product)).toBe(product.options.length);
        values.forEach((value, i) => {
          expect(product.options[i]?.values.map((option) => option.value)).toContain(value);
        });
      }
    }
  });

  it('has whole, positive prices and can be bought in at least one variant', () => {
    for (const product of products) {
      for (const { priceFen, stock } of product.skus) {
        expect(Number.isInteger(priceFen) && priceFen > 0, nameOf(product)).toBe(true);
        expect(Number.isInteger(stock) && stock >= 0, nameOf(product)).toBe(true);
      }
      expect(
        product.skus.some(({ stock }) => stock >= product.minOrderQuantity),
        nameOf(product),
      ).toBe(true);
    }
    expect(products.some(({ skus }) => skus.some(({ stock }) => stock === 0))).toBe(true);
  });

  it('follows the price mode of its marketplace', () => {
    for (const { channel, priceMode, priceRange, minOrderQuantity, batchQuantity, skus } of products) {
      if (channel !== 'ALIBABA' && channel !== 'YIWUGOU') {
        expect({ priceMode, priceRange, minOrderQuantity }).toEqual({
          priceMode: 'SKU_PRICE',
          priceRange: [],
          minOrderQuantity: 1,
        });
        continue;
      }
      expect(priceMode).toBe('SPU_PRICE_RANGE');
      expect(priceRange.length).toBeGreaterThanOrEqual(2);
      expect(priceRange.length).toBeLessThanOrEqual(4);
      expect(minOrderQuantity).toBeGreaterThanOrEqual(2);
      expect(minOrderQuantity).toBeLessThanOrEqual(50);
      expect(priceRange[0]).toEqual({ startQuantity: minOrderQuantity, priceFen: skus[0]?.priceFen });
      priceRange.forEach(({ startQuantity, priceFen }, i) => {
        const next = priceRange[i + 1];
        expect(startQuantity % batchQuantity).toBe(0);
        expect(Number.isInteger(priceFen) && priceFen > 0).toBe(true);
        if (!next) return;
        expect(next.startQuantity).toBeGreaterThan(startQuantity);
        expect(next.priceFen).toBeLessThan(priceFen);
      });
    }
    expect(products.some(({ batchQuantity }) => batchQuantity > 1)).toBe(true);
  });

  it('speaks every language in its own script', () => {
    const scripts = { 'zh-CN': /\p{sc=Han}/u, ko: /\p{sc=Hangul}/u, ru: /\p{sc=Cyrillic}/u, ar: /\p{sc=Arabic}/u };
    for (const product of products) {
      for (const text of textsOf(product)) {
        for (const language of CATALOGUE_LANGUAGES) expect(text[language].trim(), nameOf(product)).not.toBe('');
      }
      for (const text of [product.title, ...product.description]) {
        for (const [language, script] of Object.entries(scripts)) {
          expect(text[language as keyof Localized], nameOf(product)).toMatch(script);
        }
        for (const language of ['en', 'vi', 'uz'] as const) {
          expect(text[language]).not.toMatch(/[\p{sc=Han}\p{sc=Hangul}\p{sc=Cyrillic}\p{sc=Arabic}]/u);
        }
        expect(new Set(CATALOGUE_LANGUAGES.map((language) => text[language])).size).toBe(CATALOGUE_LANGUAGES.length);
      }
      expect(product.title.en.length, product.title.en).toBeGreaterThanOrEqual(25);
      expect(product.title.en.length, product.title.en).toBeLessThanOrEqual(90);
    }
  });

  it('is shown by a picture that no other begins with', () => {
    expect(new Set(products.map(({ images }) => images[0])).size).toBe(products.length);
  });

  it('has a gallery of different pictures, and one for each colour', () => {
    for (const product of products) {
      expect(product.images.length, nameOf(product)).toBeGreaterThanOrEqual(4);
      expect(new Set(product.images).size).toBe(product.images.length);
      const colours = product.options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? []));
      for (const picture of [...product.images, ...colours]) expectPicture(picture);
      expect(new Set(colours).size, nameOf(product)).toBe(colours.length);
    }
  });

  it('has believable numbers', () => {
    for (const product of products) {
      expect(product.itemId).toMatch(/^\d{10,13}$/);
      expect(product.soldCount).toBeGreaterThanOrEqual(3);
      expect(product.soldCount).toBeLessThanOrEqual(200_000);
      expect(product.ratingTenths).toBeGreaterThanOrEqual(40);
      expect(product.ratingTenths).toBeLessThanOrEqual(50);
      expect(product.attributes.length, nameOf(product)).toBeGreaterThanOrEqual(4);
      expect(product.attributes.length, nameOf(product)).toBeLessThanOrEqual(7);
      expect(product.description.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('the products that documents and tests name', () => {
  it('includes the white canvas sneaker of TAOBAO 682311450917', () => {
    const sneaker = productNamed('TAOBAO', '682311450917');
    const [colours, sizes] = sneaker.options;
    expect(colours?.values.length).toBeGreaterThanOrEqual(3);
    expect(colours?.values[0]?.label.en).toBe('White');
    expect(sizes?.values.length).toBeGreaterThanOrEqual(6);
    expect(sneaker.freight).toEqual({ kind: 'free' });
    const ordinary = sneaker.skus.filter(({ priceFen }) => priceFen === 8900);
    expect(ordinary.length).toBeGreaterThan(sneaker.skus.length / 2);
    expect(sneaker.skus.filter(({ stock }) => stock === 0)).toHaveLength(1);
  });

  it('includes the ceramic mug of ALIBABA 714506238841 with its tiers', () => {
    const mug = productNamed('ALIBABA', '714506238841');
    expect(mug.priceRange).toEqual([
      { startQuantity: 2, priceFen: 1250 },
      { startQuantity: 50, priceFen: 1080 },
      { startQuantity: 200, priceFen: 920 },
    ]);
    expect(mug.minOrderQuantity).toBe(2);
    expect(mug.freight).toEqual({ kind: 'piece', firstUnit: 1, firstFen: 600, nextUnit: 1, nextFen: 100 });
  });

  it('includes the clock without options of JD 100043276518', () => {
    const clock = productNamed('JD', '100043276518');
    expect(clock.options).toEqual([]);
    expect(clock.skus).toHaveLength(1);
    expect(clock.skus[0]?.values).toEqual([]);
    expect(clock.skus[0]?.stock).toBeGreaterThan(0);
  });

  it('counts what is in a pack in the words that go with the number', () => {
    const saidOf = (value: string) =>
      products
        .flatMap(({ options }) => options.flatMap(({ values }) => values))
        .find((one) => one.label['zh-CN'] === value)?.label;
    expect(['1件装', '3件装', '20件装'].map((value) => saidOf(value)?.ar)).toEqual(['1 قطعة', '3 قطع', '20 قطعة']);
    expect(['1件装', '3件装'].map((value) => saidOf(value)?.en)).toEqual(['1 pc', '3 pcs']);
  });
});
