import { randomInt } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { embeddedMarketplace } from '../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import { forgetAnswers, setSources } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { seedMarketplace } from '../../../../src/server/adapters/marketplace/embedded/stock-marketplace';
import { inLanguages, productOf, stockMarketplace } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';

const { search, listCategories, listNavigation, listHotKeywords, listPreferred, listGroups, listRecommended } =
  catalogEndpoints;

/** A word that no other test knows. */
const newWord = () => `w${[...String(randomInt(1e8, 1e9))].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

/** One product each on Taobao and JD, both in a category of their own and found by `word`. */
async function stockTwo() {
  const word = newWord();
  const categoryId = newWord();
  const title = inLanguages(`${word} bottle`);
  const [taobao, jd] = [
    productOf({ title, categoryId, soldCount: 5 }),
    productOf({ title, categoryId, channel: 'JD', soldCount: 9 }),
  ];
  const categories = [{ id: categoryId, name: inLanguages('Bottles', { vi: 'Chai lọ' }), image: '/bottles.webp' }];
  await seedMarketplace({ products: [taobao, jd], categories });
  forgetAnswers();
  return { word, categoryId, taobao, jd };
}

/** The embedded marketplace, searching otherwise. */
const searchesWith = (search: typeof embeddedMarketplace.can.search) =>
  setSources([{ ...embeddedMarketplace, can: { ...embeddedMarketplace.can, search } }]);

afterEach(() => setSources());

describe('GET /front/product/search', () => {
  it('answers cards in the shop’s currency and the categories to narrow by', async () => {
    const { word, categoryId, taobao } = await stockTwo();
    const shop = await startShop();
    const { data } = await shop.call(search, { query: { keyword: word, channel: 'TAOBAO' } }, { locale: 'vi' });
    expect(data).toMatchObject({
      total: 1,
      pageNo: 1,
      pageSize: 20,
      isPartial: false,
      categories: [{ id: categoryId, name: 'Chai lọ', image: '/bottles.webp', productCount: 1 }],
      items: [
        {
          productId: taobao.itemId,
          productUrl: `https://item.taobao.com/item.htm?id=${taobao.itemId}`,
          price: { cny: { amount: 5000, currency: 'CNY' }, local: { amount: 714, currency: 'USD' } },
        },
      ],
    });
  });

  it('tells that nothing has all the words, and what is shown has some', async () => {
    const { word, taobao } = await stockTwo();
    const shop = await startShop();
    const { data } = await shop.call(search, { query: { keyword: `${word} ${newWord()}qqzzx`, channel: 'TAOBAO' } });
    expect(data).toMatchObject({ total: 1, isPartial: true, items: [{ productId: taobao.itemId }] });
  });

  it('looks for words on the platform asked for, else on all of the shop', async () => {
    const { word, taobao, jd } = await stockTwo();
    const shop = await startShop();
    const ids = async (query: object) => (await shop.call(search, { query })).data.items.map((item) => item.productId);
    expect(await ids({ keyword: word })).toEqual([jd.itemId, taobao.itemId]);
    expect(await ids({ keyword: word, channel: 'JD' })).toEqual([jd.itemId]);
    expect(await ids({ keyword: word, channel: 'ALIBABA' })).toEqual([]);
  });

  it('browses a category on all platforms of the shop', async () => {
    await stockTwo();
    const { categoryId, taobao, jd } = await stockTwo();
    const shop = await startShop();
    const { data } = await shop.call(search, { query: { filters: `category:${categoryId}` } });
    expect(data.items.map((item) => item.productId)).toEqual([jd.itemId, taobao.itemId]);
    expect(data.categories).toContainEqual(expect.objectContaining({ id: categoryId, productCount: 2 }));
    expect(data.categories.length).toBeGreaterThan(1);
  });

  it('goes on offering the other categories of a keyword while one is chosen', async () => {
    const [one, other] = [await stockTwo(), await stockTwo()];
    const word = newWord();
    await stockMarketplace([one, other].map(({ categoryId }) => productOf({ title: inLanguages(word), categoryId })));
    const shop = await startShop();
    const query = { keyword: word, filters: `category:${one.categoryId}` };
    const { data } = await shop.call(search, { query });
    expect(data.total).toBe(1);
    expect(new Set(data.categories.map(({ id }) => id))).toEqual(new Set([one.categoryId, other.categoryId]));
  });

  it('goes on naming the chosen category where it has nothing', async () => {
    const [one, other] = [await stockTwo(), await stockTwo()];
    const shop = await startShop();
    const query = { keyword: one.word, filters: `category:${other.categoryId}` };
    const { data } = await shop.call(search, { query });
    expect(data.total).toBe(0);
    expect(data.categories.map(({ id, productCount }) => [id, productCount])).toEqual([
      [one.categoryId, 2],
      [other.categoryId, 0],
    ]);
  });

  it('narrows to the fen', async () => {
    const { word } = await stockTwo();
    const shop = await startShop();
    const ask = (query: object) => shop.call(search, { query: { keyword: word, ...query } });
    expect((await ask({ priceStart: 49.99, priceEnd: '50.01' })).data.total).toBe(2);
    expect((await ask({ priceStart: '50.01' })).data.total).toBe(0);
    expect((await ask({ priceEnd: 49.99 })).data.total).toBe((await ask({ priceEnd: 49 })).data.total);
    for (const wrong of ['50.001', '-1', '1e3', '0x10', '10000000.01'])
      expect((await ask({ priceStart: wrong })).problem.errors?.[0]?.path, wrong).toBe('priceStart');
  });

  it('narrows by yuan, shop and page', async () => {
    const { word } = await stockTwo();
    const shop = await startShop();
    const total = async (query: object) => (await shop.call(search, { query: { keyword: word, ...query } })).data.total;
    expect(await total({ priceStart: 50, priceEnd: 50 })).toBe(2);
    expect(await total({ priceStart: 51 })).toBe(0);
    expect(await total({ shopId: 'shop-test' })).toBe(2);
    expect(await total({ shopId: 'another' })).toBe(0);
    const next = await shop.call(search, { query: { keyword: word, nextPage: '2' } });
    expect([next.data.pageNo, next.data.items]).toEqual([2, []]);
  });

  it.each([
    ['a platform that it does not serve', { channel: 'SELF_OWNED' as const }, 'INVALID'],
    ['a kind of filter that it does not have', { filters: 'mood:blue' }, 'INVALID'],
    ['a collection that it does not have', { productCollectionId: 'nope' }, 'INVALID'],
    ['a picture of another host', { imageUrl: 'https://cdn.test/a.jpg' }, 'PICTURE_UNREADABLE'],
  ])('refuses %s', async (_, query, code) => {
    const shop = await startShop();
    expect((await shop.call(search, { query })).problem.code).toBe(code);
  });

  it('asks the marketplace once for shops that look for the same within half a minute', async () => {
    const { word } = await stockTwo();
    let searches = 0;
    searchesWith((query) => {
      searches += 1;
      return embeddedMarketplace.can.search(query);
    });
    const [dollars, dong] = [await startShop(), await startShop({ currency: 'VND', cnyToLocalRate: '3500' })];
    const first = await dollars.call(search, { query: { keyword: word } });
    const second = await dong.call(search, { query: { keyword: word } });
    expect(searches).toBe(1);
    expect(second.data.items[0]?.price).toEqual({
      cny: first.data.items[0]?.price.cny,
      local: { amount: 178_500, currency: 'VND' },
    });
    dong.clock.now = new Date(dong.clock.now.getTime() + 30_000);
    await dong.call(search, { query: { keyword: word } });
    expect(searches).toBe(2);
  });

  it('asks again after the marketplace failed', async () => {
    const { word } = await stockTwo();
    const shop = await startShop();
    searchesWith(() => Promise.reject(new Error('down')));
    expect((await shop.call(search, { query: { keyword: word } })).status).toBe(500);
    setSources();
    expect((await shop.call(search, { query: { keyword: word } })).data.total).toBe(2);
  });
});

describe('what a shop puts before its visitors', () => {
  it('lists the categories of the platforms that it serves', async () => {
    const { categoryId } = await stockTwo();
    const shop = await startShop();
    const countIn = async (place: typeof shop) =>
      (await place.call(listCategories, {})).data.find(({ id }) => id === categoryId)?.productCount;
    expect(await countIn(shop)).toBe(2);
    const preference = { ...shop.tenant.preference, productPlatforms: ['JD' as const] };
    expect(await countIn(await startShop({ preference }))).toBe(1);
  });

  it('lists hot keywords in the visitor’s language, else in its own, by pages', async () => {
    const shop = await startShop({ defaultLanguage: 'vi', hotKeywords: { en: ['mug'], vi: ['cốc', 'áo'], ko: [] } });
    const words = async (locale: string, query = {}) =>
      (await shop.call(listHotKeywords, { query }, { locale })).data.items.map(({ keyword }) => keyword);
    expect(await words('en')).toEqual(['mug']);
    expect(await words('ko')).toEqual(['cốc', 'áo']);
    expect(await words('vi', { pageNo: 2, pageSize: 1 })).toEqual(['áo']);
  });

  it('shows the groups that its operators chose and leaves empty ones out', async () => {
    const { word, categoryId, taobao, jd } = await stockTwo();
    const shop = await startShop({
      productGroups: [
        { id: 'g1', title: { en: 'Bottles', vi: 'Chai' }, categoryId },
        { id: 'g2', title: { en: 'On JD' }, channel: 'JD', keyword: word },
        { id: 'g3', title: { en: 'Nothing' }, keyword: newWord() },
      ],
    });
    const { data } = await shop.call(listGroups, {}, { locale: 'vi' });
    expect(data.map(({ id, title, products }) => [id, title, products.map((p) => p.productId)])).toEqual([
      ['g1', 'Chai', [jd.itemId, taobao.itemId]],
      ['g2', 'On JD', [jd.itemId]],
    ]);
    const all = await shop.call(search, { query: { productCollectionId: 'g2' } });
    expect(all.data.items.map((item) => item.productId)).toEqual([jd.itemId]);
  });

  it('prefers and recommends best sellers of its platforms', async () => {
    await stockTwo();
    const top = productOf({ channel: 'POIZON', soldCount: 2_000_000_000 });
    await stockMarketplace([top]);
    const shop = await startShop();
    expect((await shop.call(listPreferred, {})).data[0]?.productId).toBe(top.itemId);
    const recommended = await shop.call(listRecommended, {});
    expect(recommended.data.length).toBeGreaterThan(0);
    expect(recommended.data.every(({ products }) => products.length > 0)).toBe(true);
    const preference = { ...shop.tenant.preference, productPlatforms: ['JD' as const] };
    const onlyJd = await startShop({ preference });
    const { data } = await onlyJd.call(listPreferred, {});
    expect(new Set(data.map(({ channel }) => channel))).toEqual(new Set(['JD']));
  });

  it('answers the facets of a keyword', async () => {
    const { word } = await stockTwo();
    await stockMarketplace(
      ['Oak', 'Pine', 'Oak', 'Pine'].map((wood) =>
        productOf({
          title: inLanguages(word),
          attributes: [{ name: inLanguages('Wood', { vi: 'Gỗ' }), value: inLanguages(wood) }],
        }),
      ),
    );
    const shop = await startShop();
    const { data } = await shop.call(listNavigation, { query: { keyword: word } }, { locale: 'vi' });
    expect(data).toMatchObject([{ name: 'Gỗ', children: [{}, {}] }]);
  });
});
