import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../../../../../src/server/adapters/marketplace/embedded/catalogue-product';
import { embeddedMarketplace } from '../../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import type { ListingQuery } from '../../../../../src/server/adapters/marketplace/marketplace.port';
import { inLanguages, productOf, stockMarketplace } from '../../../../support/marketplace';

/** A shop of its own for each test: the marketplace is shared. */
async function stock(products: Partial<CatalogueProduct>[]) {
  const shop = { id: `s${String(randomInt(1e9))}`, name: 'Shop', city: '广州', ratingTenths: 45 };
  const stocked = products.map((product) => productOf({ shop, ...product }));
  await stockMarketplace(stocked);
  const search = async (keyword: string | undefined, query: Partial<ListingQuery> = {}) => {
    const page = await embeddedMarketplace.can.search({
      keyword,
      shopId: shop.id,
      channels: ['TAOBAO'],
      sort: 'relevance',
      pageNo: 1,
      pageSize: 20,
      language: 'en',
      ...query,
    });
    return { ...page, ids: page.items.map(({ itemId }) => itemId) };
  };
  return { ids: stocked.map(({ itemId }) => itemId), stocked, search };
}

const titled = (en: string, others = {}) => ({ title: inLanguages(en, others) });

describe('search of the embedded marketplace', () => {
  it.each([
    ['a word of the title', 'backpack'],
    ['any case and width', 'ＢackPack'],
    ['the beginning of a word', 'backp'],
    ['the inside of a word', 'ckpac'],
    ['a typing error', 'bakcpack'],
    ['a missing letter', 'backpak'],
    ['the plural', 'backpacks'],
    ['the plural of another language', 'рюкзаки'],
    ['a letter too many in the middle', 'backkpack'],
    ['two words in any order', 'backpack canvas'],
    ['Chinese', '双肩包'],
    ['one Chinese letter', '包'],
    ['Chinese with the parts apart', '双肩 帆布'],
    ['Chinese with one wrong pair', '双包'],
    ['traditional Chinese', '雙肩揹包'],
    ['Vietnamese', 'túi đeo lưng'],
    ['Vietnamese without marks', 'tui deo lung'],
    ['Russian with a mistake', 'рюзкак'],
    ['Korean', '배낭'],
    ['a part of a Korean word', '스배'],
    ['Arabic with the article', 'الحقيبة'],
    ['Uzbek with any apostrophe', "o'quv ryukzagi"],
  ])('finds a product by %s', async (_, keyword) => {
    const { ids, search } = await stock([
      titled('Canvas backpack', {
        'zh-CN': '帆布双肩包',
        vi: 'Túi đeo lưng vải',
        ru: 'Рюкзак из ткани',
        ko: '캔버스배낭',
        ar: 'حقيبة ظهر',
        uz: 'Oʻquv ryukzagi',
      }),
      titled('Ceramic mug', { 'zh-CN': '陶瓷杯', vi: 'Cốc gốm', ru: 'Кружка', ko: '머그컵', ar: 'كوب', uz: 'Krujka' }),
    ]);
    expect((await search(keyword)).ids).toEqual([ids[0]]);
  });
});
