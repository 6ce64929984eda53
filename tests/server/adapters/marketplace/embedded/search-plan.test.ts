import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHANNELS } from '../../../../../src/contract/channels';
import { embeddedMarketplace } from '../../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import { database } from '../../../../../src/server/db/database';
import { inLanguages, productOf, stockMarketplace } from '../../../../support/marketplace';

const PRODUCTS = 5000;
const ADJECTIVES = ['soft', 'hard', 'light', 'heavy', 'narrow', 'wide', 'plain', 'striped', 'vintage', 'modern'];
const NOUNS = ['pillow', 'kettle', 'ladder', 'bucket', 'mirror', 'basket', 'hammer', 'carpet', 'candle', 'helmet'];
/** Sells least of all that have its words. */
const SLOW = '777000777';
const pick = <T>(values: T[], index: number) => values[index % values.length] as T;

beforeAll(async () => {
  const products = Array.from({ length: PRODUCTS }, (_, index) =>
    productOf({
      title: inLanguages(`${pick(ADJECTIVES, index)} ${pick(NOUNS, Math.floor(index / 10))} model${String(index)}`, {
        'zh-CN': `枕头型号${String(index)}`,
      }),
      categoryId: `plan-${String(index % 50)}`,
      shop: { id: `plan-shop-${String(index % 200)}`, name: 'Plan', city: '上海', ratingTenths: 40 },
      soldCount: index,
      options: [],
    }),
  );
  const slow = productOf({
    channel: 'JD',
    itemId: SLOW,
    title: inLanguages('slow pillow', { 'zh-CN': '枕头' }),
    categoryId: 'plan-slow',
    soldCount: 0,
  });
  const other = productOf({ title: inLanguages('zeppelin'), categoryId: 'plan-other' });
  await stockMarketplace([...products, slow, other]);
}, 240_000);

/** Other tests may share the database: they need not count these words too. */
afterAll(async () => {
  const { db } = await database();
  await db.execute(sql`delete from marketplace_product where category_id like 'plan-%'`);
});

const clientOf = async () => ((await database()).db as unknown as { $client: Pool }).$client;

/** The very statements that a search sends. */
async function statementsOf(search: () => Promise<unknown>) {
  const sent = vi.spyOn(await clientOf(), 'query');
  await search();
  const statements = (sent.mock.calls as unknown as [{ text: string }, unknown[]][]).map(([{ text }, values]) => ({ text, values })); // prettier-ignore
  sent.mockRestore();
  return statements;
}

async function planOf(search: () => Promise<unknown>): Promise<string> {
  const client = await clientOf();
  const statements = (await statementsOf(search)).map(({ text, values }) => ({ text: `explain ${text}`, values }));
  const plans = await Promise.all(statements.map((statement) => client.query<Record<string, string>>(statement)));
  return plans.flatMap(({ rows }) => rows.map((row) => Object.values(row).join())).join('\n');
}

const base = {
  channels: ['TAOBAO' as const],
  sort: 'relevance' as const,
  pageNo: 1,
  pageSize: 20,
  language: 'en' as const,
};

describe('plans of searches in a large stock', () => {
  it.each([
    ['a rare word', { keyword: 'model4321' }],
    ['a frequent word', { keyword: 'pillow' }],
    ['two words', { keyword: 'soft kettle' }],
    ['two words that no product has both of', { keyword: 'model4321 model4322' }],
    ['three words that no product has all of', { keyword: 'soft kettle model4322' }],
    ['words in a category and below a price', { keyword: 'kettle', categoryId: 'plan-7', priceEndFen: 9_000_000 }],
    ['words on several channels', { keyword: 'kettle', channels: ['TAOBAO' as const, 'JD' as const] }],
    ['a part of a word', { keyword: 'amme' }],
    ['a typing error', { keyword: 'hemlet' }],
    ['two Chinese letters', { keyword: '枕头' }],
    ['one Chinese letter', { keyword: '枕' }],
    ['a word that most have, on several channels', { keyword: '枕头', channels: ['TAOBAO' as const, 'JD' as const] }],
    ['a category', { categoryId: 'plan-7' }],
    ['a shop', { shopId: 'plan-shop-9' }],
    ['a channel', {}],
    ['all channels', { channels: ['TAOBAO' as const, 'JD' as const] }],
    ['a price', { priceStartFen: 1, priceEndFen: 3 }],
  ])('does not walk over the products for %s', async (_, query) => {
    const plan = await planOf(() => embeddedMarketplace.can.search({ ...base, ...query }));
    expect(plan).toContain('marketplace_product');
    expect(plan).not.toMatch(/Seq Scan on marketplace_product/);
  });

  it('shows the 2,000 best sellers of a word that more products have', async () => {
    for (const channels of [[...CHANNELS], ['TAOBAO' as const, 'JD' as const], ['TAOBAO' as const]]) {
      const page = await embeddedMarketplace.can.search({ ...base, channels, keyword: '枕头', pageNo: 100 });
      expect(page.total).toBe(2000);
      expect(page.items.at(-1)?.soldCount).toBe(PRODUCTS - 2000);
    }
  });

  it('looks once for a frequent word on one channel: the best sellers of all channels say little of it', async () => {
    const search = () => embeddedMarketplace.can.search({ ...base, channels: ['JD'], keyword: '枕头' });
    expect((await search()).items.map(({ itemId }) => itemId)).toEqual([SLOW]);
    const looks = (await statementsOf(search)).filter(({ text }) => text.includes('marketplace_product'));
    expect(looks).toHaveLength(1);
  });

  it('finds on one channel what has some of the words, also where it sells less than on the others', async () => {
    const page = await embeddedMarketplace.can.search({ ...base, channels: ['JD'], keyword: '枕头 zeppelin' });
    expect(page).toMatchObject({ isPartial: true, total: 1 });
    expect(page.items[0]?.itemId).toBe(SLOW);
  });

  it('finds fewer than 2,000 among all of them, not among the best sellers only', async () => {
    const page = await embeddedMarketplace.can.search({ ...base, keyword: '枕头', categoryId: 'plan-3' });
    expect(page.total).toBe(PRODUCTS / 50);
    expect((await embeddedMarketplace.can.search({ ...base, keyword: '枕头 pillow' })).total).toBe(PRODUCTS / 10);
  });
});
