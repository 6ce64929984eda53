import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { embeddedMarketplace } from '../../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import { database } from '../../../../../src/server/db/database';
import { inLanguages, productOf, stockMarketplace } from '../../../../support/marketplace';

const PRODUCTS = 5000;
const ADJECTIVES = ['soft', 'hard', 'light', 'heavy', 'narrow', 'wide', 'plain', 'striped', 'vintage', 'modern'];
const NOUNS = ['pillow', 'kettle', 'ladder', 'bucket', 'mirror', 'basket', 'hammer', 'carpet', 'candle', 'helmet'];
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
  await stockMarketplace(products);
}, 240_000);

/** Other tests may share the database: they need not count these words too. */
afterAll(async () => {
  const { db } = await database();
  await db.execute(sql`delete from marketplace_product where category_id like 'plan-%'`);
});

/** Runs the search and explains the very statements that it sent. */
async function planOf(search: () => Promise<unknown>): Promise<string> {
  const { db } = await database();
  const { $client: client } = db as unknown as { $client: Pool };
  const sent = vi.spyOn(client, 'query');
  await search();
  const statements = (sent.mock.calls as unknown as [{ text: string }, unknown[]][]).map(([{ text }, values]) => ({
    text: `explain ${text}`,
    values,
  }));
  sent.mockRestore();
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
    const channels = ['TAOBAO' as const, 'JD' as const];
    const page = await embeddedMarketplace.can.search({ ...base, channels, keyword: '枕头', pageNo: 100 });
    expect(page.total).toBe(2000);
    expect(page.items.at(-1)?.soldCount).toBe(PRODUCTS - 2000);
  });

  it('finds fewer than 2,000 among all of them, not among the best sellers only', async () => {
    const page = await embeddedMarketplace.can.search({ ...base, keyword: '枕头', categoryId: 'plan-3' });
    expect(page.total).toBe(PRODUCTS / 50);
    expect((await embeddedMarketplace.can.search({ ...base, keyword: '枕头 pillow' })).total).toBe(PRODUCTS / 10);
  });
});
