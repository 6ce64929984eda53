import { randomInt } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { embeddedMarketplace } from '../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import { setSources } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import type { TenantRecord } from '../../../../src/server/kernel/tenant-record';
import { inLanguages, productOf, stockMarketplace } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';

/** A word that no other test knows. */
const newWord = () => `w${[...String(randomInt(1e8, 1e9))].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

/** Rare letters that no other test has, the same in traditional and simplified Chinese. */
const RARE = '彧翀祎';

interface Asked extends Partial<TenantRecord> {
  locale?: string;
  channel?: 'JD';
}

async function suggestionsFor(keyword: string, { locale = 'en', channel, ...settings }: Asked = {}) {
  const shop = await startShop(settings);
  const { data } = await shop.call(catalogEndpoints.suggest, { query: { keyword, channel } }, { locale });
  return data.items.map((item) => item.keyword);
}

afterEach(() => setSources());

describe('GET /front/product/suggest', () => {
  it('goes on from the first letters as the titles do, in the shopper’s language', async () => {
    const word = newWord();
    const title = inLanguages(`${word} lantern, small`, { vi: `${word} đèn lồng, nhỏ` });
    await stockMarketplace([productOf({ title })]);
    expect(await suggestionsFor(word.slice(0, -2))).toEqual([word, `${word} lantern`]);
    expect(await suggestionsFor(`${word} lan`)).toEqual([`${word} lantern`]);
    expect(await suggestionsFor(`${word} d`, { locale: 'vi' })).toEqual([`${word} đèn lồng`]);
  });

  it('understands English typed in a shop of another language', async () => {
    const word = newWord();
    await stockMarketplace([productOf({ title: inLanguages(`${word} kettle`, { vi: 'ấm đun' }) })]);
    expect(await suggestionsFor(`${word} ke`, { locale: 'vi' })).toEqual([`${word} kettle`]);
  });

  it('understands traditional Chinese as the search does', async () => {
    const [typed, written] = [`${RARE}麗`, `${RARE}丽`];
    await stockMarketplace([productOf({ title: inLanguages('Screen', { 'zh-CN': `${written}风` }) })]);
    for (const begun of [typed, written])
      expect(await suggestionsFor(begun, { locale: 'zh-HK' })).toEqual([expect.stringContaining(written)]);
  });

  it('looks only where the shop buys, and only on the platform asked for', async () => {
    const word = newWord();
    await stockMarketplace([productOf({ title: inLanguages(`${word} kite`), channel: 'JD' })]);
    expect(await suggestionsFor(`${word} k`, { channel: 'JD' })).toEqual([`${word} kite`]);
    const preference = (await startShop()).tenant.preference;
    const onlyTaobao = { preference: { ...preference, productPlatforms: ['TAOBAO' as const] } };
    expect(await suggestionsFor(`${word} k`, onlyTaobao)).toEqual([]);
    expect(await suggestionsFor(`${word} k`, { ...onlyTaobao, channel: 'JD' })).toEqual([]);
  });

  it('shows no product that has left the shelf', async () => {
    const word = newWord();
    await stockMarketplace([productOf({ title: inLanguages(`${word} flute`), status: 'off_shelf' })]);
    expect(await suggestionsFor(`${word} f`)).toEqual([]);
  });

  it('puts the shop’s own hot keywords first, by any of their words', async () => {
    const word = newWord();
    await stockMarketplace([productOf({ title: inLanguages(`${word} drum`) })]);
    const hotKeywords = { en: [`big ${word}`, 'lamp', word.toUpperCase()] };
    expect(await suggestionsFor(word.slice(0, 6), { hotKeywords })).toEqual([
      `big ${word}`,
      word.toUpperCase(),
      `${word} drum`,
    ]);
  });

  it('asks the marketplace once for what many type', async () => {
    let asked = 0;
    const { suggest } = embeddedMarketplace.can;
    const counting: typeof suggest = (query) => {
      asked += 1;
      return suggest(query);
    };
    setSources([{ ...embeddedMarketplace, can: { ...embeddedMarketplace.can, suggest: counting } }]);
    const shop = await startShop();
    const keyword = newWord();
    await Promise.all([1, 2, 3].map(() => shop.call(catalogEndpoints.suggest, { query: { keyword } })));
    await shop.call(catalogEndpoints.suggest, { query: { keyword: keyword.toUpperCase() } });
    expect(asked).toBe(1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
    await shop.call(catalogEndpoints.suggest, { query: { keyword } });
    expect(asked).toBe(2);
  });

  it.each(['%', '_', '\\', "'", '"', '\uffff', '：', 'a'.repeat(100), '👟', '{}', 'U&'])(
    'makes do with %j',
    async (keyword) => {
      const shop = await startShop();
      const { status } = await shop.call(catalogEndpoints.suggest, { query: { keyword } });
      expect(status).toBe(200);
    },
  );

  it.each([
    ['', 422],
    ['   ', 422],
    ['a'.repeat(101), 422],
    ['a\0', 400],
  ])('refuses %j', async (keyword, status) => {
    const shop = await startShop();
    expect((await shop.call(catalogEndpoints.suggest, { query: { keyword } })).status).toBe(status);
  });
});
