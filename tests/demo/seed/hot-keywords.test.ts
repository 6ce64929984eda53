import { beforeAll, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { seedMarketplace } from '../../../src/server/adapters/marketplace/embedded/stock-marketplace';
import type { TenantRecord } from '../../../src/server/kernel/tenant-record';
import { buildCatalogue } from '../../../src/demo/seed/data/catalogue/build-catalogue';
import type { CategoryId } from '../../../src/demo/seed/data/catalogue/categories';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { startShop, type Shop } from '../../support/shop';

/** What is meant by each hot keyword, in every language of the demo shops. */
const MEANT: Partial<Record<CategoryId, string>> = {
  shoes: 'sneakers, shoes, 运动鞋, giày, кроссовки, 운동화, حذاء, krossovka',
  bags: 'backpack, bag, handbag, 背包, ba lô, túi xách, рюкзак, сумка, 백팩, 가방, حقيبة, ryukzak, sumka',
  kitchen: 'mug, teapot, 马克杯, 茶壶, cốc, ấm trà, кружка, чайник, 머그, 티포트, كوب, إبريق, krujka, choynak',
  watches: 'watch, 手表, đồng hồ, часы, 손목시계, ساعة, qo‘l soati',
  phones: 'phone case, 手机壳, ốp điện thoại, чехол, 폰케이스, غطاء هاتف, g‘ilof',
  dresses: 'summer dress, 连衣裙, váy, платье, 원피스, فستان, ko‘ylak',
  electronics: 'headphones, 耳机, tai nghe, наушники, 헤드폰, سماعات, quloqchin',
  home: 'candle',
  toys: 'plush toy, gấu bông, 인형, o‘yinchoq',
  tops: 'coat, socks, áo thun, 양말',
};
const categoryMeant = new Map(
  Object.entries(MEANT).flatMap(([category, words]) => words.split(', ').map((word) => [word, category])),
);

const catalogue = buildCatalogue();
const categories = new Map(catalogue.products.map(({ itemId, categoryId }) => [itemId, categoryId]));
beforeAll(() => seedMarketplace(catalogue));

const shopOf = (record: TenantRecord) => startShop({ ...record, id: `hot-${record.id}` });

/** What is wrong with the results of a hot keyword; empty: nothing. */
async function faultsOf(shop: Shop, keyword: string, locale: string): Promise<string[]> {
  const [firstPlatform] = shop.tenant.preference.productPlatforms;
  const ask = async (query: object) =>
    (await shop.call(catalogEndpoints.search, { query: { keyword, ...query } }, { locale })).data;
  const [all, first] = [await ask({}), await ask({ channel: firstPlatform })];
  const facets = await shop.call(catalogEndpoints.listNavigation, { query: { keyword } }, { locale });
  const meant = categoryMeant.get(keyword);
  const isMeant = ({ productId }: { productId: string }) => categories.get(productId) === meant;
  return [
    ...(all.total < 8 ? [`only ${String(all.total)} products`] : []),
    ...(all.isPartial ? ['not all the words'] : []),
    ...(all.items.slice(0, 5).every(isMeant)
      ? []
      : [
          `among the first five: ${all.items
            .map(({ title }) => title)
            .slice(0, 5)
            .join(' / ')}`,
        ]),
    ...(first.items[0] && isMeant(first.items[0]) ? [] : [`nothing on ${String(firstPlatform)}`]),
    ...(facets.data.length ? [] : ['no facets']),
  ].map((fault) => `${keyword}: ${fault}`);
}

const places = DEMO_SHOPS.flatMap(({ record }) =>
  Object.keys(record.hotKeywords).map((language) => ({ id: record.id, language, record })),
);

describe('the hot keywords of the demo shops', () => {
  it.each(places)('find what they mean in $id in $language, and its facets', async ({ record, language }) => {
    const shop = await shopOf(record);
    const query = { pageNo: 1, pageSize: 100 };
    const { items } = (await shop.call(catalogEndpoints.listHotKeywords, { query }, { locale: language })).data;
    expect(items.map(({ keyword }) => keyword)).toEqual(
      record.hotKeywords[language as keyof typeof record.hotKeywords],
    );
    const faults: string[] = [];
    for (const { keyword } of items) faults.push(...(await faultsOf(shop, keyword, language)));
    expect(faults).toEqual([]);
  });

  it.each(DEMO_SHOPS)('are there in every language that $record.id offers', async ({ record }) => {
    const shop = await shopOf(record);
    for (const locale of record.supportedLanguages) {
      const { data } = await shop.call(catalogEndpoints.listHotKeywords, { query: {} }, { locale });
      expect(data.total, locale).toBeGreaterThanOrEqual(8);
      expect(
        data.items.filter(({ keyword }) => !categoryMeant.has(keyword)),
        locale,
      ).toEqual([]);
    }
  });
});
