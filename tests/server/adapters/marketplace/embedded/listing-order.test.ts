import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../../../../../src/server/adapters/marketplace/embedded/catalogue-product';
import { embeddedMarketplace } from '../../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import type { ListingQuery } from '../../../../../src/server/adapters/marketplace/marketplace.port';
import { inLanguages, productOf, stockMarketplace } from '../../../../support/marketplace';

const titled = (en: string) => ({ title: inLanguages(en) });
const priced = (priceFen: number) => ({
  priceMode: 'SPU_PRICE_RANGE' as const,
  priceRange: [
    { startQuantity: 1, priceFen: priceFen + 100 },
    { startQuantity: 50, priceFen },
  ],
});

/** Products in a shop of their own; the search names them by their place in the list. */
async function stock(products: Partial<CatalogueProduct>[]) {
  const shop = { id: `s${String(randomInt(1e9))}`, name: 'Shop', city: '广州', ratingTenths: 45 };
  const stocked = products.map((product) => productOf({ shop, ...product }));
  await stockMarketplace(stocked);
  return async (query: Partial<ListingQuery> = {}) => {
    const page = await embeddedMarketplace.can.search({
      shopId: shop.id,
      channels: ['TAOBAO', 'JD'],
      sort: 'relevance',
      pageNo: 1,
      pageSize: 20,
      language: 'en',
      ...query,
    });
    const places = page.items.map(({ itemId }) => stocked.findIndex((product) => product.itemId === itemId));
    return { ...page, places };
  };
}

describe('order and limits of a search', () => {
  it('puts titles with the very word first, then those with another form of it, then the best sellers', async () => {
    const search = await stock([
      {
        ...titled('Plain shirt'),
        soldCount: 9000,
        attributes: [{ name: inLanguages('Style'), value: inLanguages('linen') }],
      },
      { ...titled('Linen shirt'), soldCount: 10 },
      { ...titled('Linens for the table'), soldCount: 500 },
      { ...titled('Linen trousers'), soldCount: 20 },
    ]);
    expect((await search({ keyword: 'linen' })).places).toEqual([3, 1, 2, 0]);
    expect((await search({ keyword: 'linen', sort: 'sales' })).places).toEqual([0, 2, 3, 1]);
  });

  it('does not take paper for shoes: accents count where they were typed', async () => {
    const boxed = { attributes: [{ name: inLanguages('Box'), value: inLanguages('giấy') }] };
    const search = await stock([
      { ...titled('Bánh nướng'), ...boxed, soldCount: 90_000 },
      ...Array.from({ length: 8 }, (_, i) => ({ ...titled('Giày vải'), soldCount: i })),
      { ...titled('Hộp giấy'), soldCount: 80_000 },
    ]);
    expect((await search({ keyword: 'giày' })).places).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect((await search({ keyword: 'giày', sort: 'sales' })).total).toBe(8);
    expect((await search({ keyword: 'giấy' })).places.slice(0, 2)).toEqual([9, 0]);
    expect((await search({ keyword: 'giay' })).total).toBe(10);
  });

  it('needs every word where some product has them', async () => {
    const search = await stock([titled('Walnut desk'), titled('Walnut chair'), titled('Steel chair')]);
    expect((await search({ keyword: 'chair walnut' })).places).toEqual([1]);
  });

  it('shows what has most of the words where no product has all', async () => {
    const search = await stock([
      { ...titled('Walnut folding chair'), soldCount: 5 },
      { ...titled('Walnut folding desk'), soldCount: 50 },
      { ...titled('Walnut lamp'), soldCount: 9000 },
      { ...titled('Folding ladder'), soldCount: 8000 },
    ]);
    expect((await search({ keyword: 'walnut folding ladder' })).places).toEqual([3, 1, 0]);
    expect((await search({ keyword: 'lamp ladder' })).places).toEqual([2, 3]);
    expect((await search({ keyword: 'lamp ladder', sort: 'price-asc', pageSize: 1, pageNo: 2 })).places).toEqual([3]);
    expect(await search({ keyword: 'lamp ladder' })).toMatchObject({ total: 2, isPartial: true });
    expect(await search({ keyword: 'walnut lamp' })).toMatchObject({ total: 1, isPartial: false });
  });

  it('tells that a word was left out which is like nothing there is', async () => {
    const search = await stock([titled('Walnut chair')]);
    expect(await search({ keyword: 'walnut qqzzjjkkvv' })).toMatchObject({ total: 1, isPartial: true });
    expect(await search({ keyword: 'walnut chairs' })).toMatchObject({ total: 1, isPartial: false });
  });

  it('shows nothing where what has all the words is dearer or elsewhere', async () => {
    const search = await stock([
      { ...titled('Walnut chair'), ...priced(5000), categoryId: 'chairs' },
      { ...titled('Walnut desk'), ...priced(1000), categoryId: 'desks' },
    ]);
    expect((await search({ keyword: 'walnut chair', priceEndFen: 2000 })).places).toEqual([]);
    expect((await search({ keyword: 'walnut chair', categoryId: 'desks' })).places).toEqual([]);
    expect((await search({ keyword: 'walnut bench', priceEndFen: 2000 })).places).toEqual([1]);
    expect((await search({ keyword: 'chair desk', priceEndFen: 2000 })).places).toEqual([1]);
  });

  it('counts the words that a product has where none has all but one', async () => {
    const search = await stock([
      { ...titled('Tungsten anvil'), soldCount: 5 },
      { ...titled('Copper kettle'), soldCount: 50 },
      { ...titled('Anvil'), soldCount: 900 },
      { ...titled('Spoon'), soldCount: 9000 },
    ]);
    expect((await search({ keyword: 'tungsten anvil copper kettle spoon' })).places).toEqual([1, 0, 3, 2]);
  });

  it('passes over a word that nothing is like', async () => {
    const search = await stock([titled('Walnut desk'), titled('Walnut chair')]);
    expect((await search({ keyword: 'chair qqqqzzz' })).places).toEqual([1]);
    expect((await search({ keyword: 'qqqqzzz' })).places).toEqual([]);
    expect((await search({ keyword: '龘龘' })).places).toEqual([]);
  });

  it('sorts by the lowest price either way and narrows by it', async () => {
    const search = await stock([priced(5000), priced(1000), priced(3000)]);
    expect((await search({ sort: 'price-asc' })).places).toEqual([1, 2, 0]);
    expect((await search({ sort: 'price-desc' })).places).toEqual([0, 2, 1]);
    expect((await search({ priceStartFen: 1001, priceEndFen: 5000, sort: 'price-asc' })).places).toEqual([2, 0]);
    expect((await search({ sort: 'price-asc' })).items[0]?.priceFen).toBe(1000);
  });

  it('narrows by channel and category and counts the categories', async () => {
    const search = await stock([
      { categoryId: 'shoes' },
      { categoryId: 'bags', channel: 'JD' },
      { categoryId: 'bags' },
    ]);
    expect((await search()).categories).toEqual([
      { categoryId: 'bags', productCount: 2 },
      { categoryId: 'shoes', productCount: 1 },
    ]);
    expect((await search({ categoryId: 'bags' })).total).toBe(2);
    expect((await search({ channels: ['JD'] })).places).toEqual([1]);
  });

  it('pages without a gap or a repeat where sales are equal', async () => {
    const search = await stock(Array.from({ length: 25 }, () => ({ ...titled('Equal spoon'), soldCount: 7 })));
    const pages = [1, 2, 3].map(async (pageNo) => (await search({ keyword: 'spoon', pageNo, pageSize: 10 })).places);
    const places = (await Promise.all(pages)).flat();
    expect(new Set(places).size).toBe(25);
    expect(places).toHaveLength(25);
    expect((await search({ keyword: 'spoon', pageNo: 4, pageSize: 10 })).total).toBe(25);
  });

  it('shows nothing that is off the shelf', async () => {
    const search = await stock([{ ...titled('Hidden lamp'), status: 'off_shelf' }]);
    expect((await search({ keyword: 'lamp' })).total).toBe(0);
    expect((await search()).total).toBe(0);
  });

  it('narrows by the facets that it names', async () => {
    const material = (value: string) => ({
      attributes: [{ name: inLanguages('Material', { 'zh-CN': '材质' }), value: inLanguages(value) }],
    });
    const cup = `goblet${String(randomInt(1e6))}`;
    const products = ['Glass', 'Steel', 'Glass', 'Steel', 'Steel'].map((value) => ({
      ...titled(cup),
      ...material(value),
    }));
    const search = await stock(products);
    const nodes = await embeddedMarketplace.can.navigation({ keyword: cup, channels: ['TAOBAO'], language: 'en' });
    expect(nodes.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
      ['Material', ['Steel', 'Glass']],
    ]);
    const glass = nodes[0]?.children[1]?.id;
    expect((await search({ snId: glass })).places.sort()).toEqual([0, 2]);
    expect((await search({ snId: glass, keyword: cup })).total).toBe(2);
    expect((await search({ snId: nodes[0]?.id })).total).toBe(5);
  });
});
