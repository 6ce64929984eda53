import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { embeddedMarketplace } from '../../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import type { ListingQuery } from '../../../../../src/server/adapters/marketplace/marketplace.port';
import { database } from '../../../../../src/server/db/database';
import { inLanguages, productOf, stockMarketplace } from '../../../../support/marketplace';
import { describeOnPostgres } from '../../../../support/postgres';

type Value = string | number | string[];
interface Sent {
  name?: string;
  text: string;
}
const base: ListingQuery = {
  channels: ['TAOBAO'],
  sort: 'relevance',
  pageNo: 1,
  pageSize: 20,
  language: 'en',
};

const literal = (value: Value) =>
  typeof value === 'number'
    ? String(value)
    : pg.escapeLiteral(Array.isArray(value) ? `{${value.map((text) => JSON.stringify(text)).join()}}` : value);

/** The plan that serves whatever values come: what a connection settles on for a statement with a name. */
async function genericPlanOf(pool: pg.Pool, { text }: Sent, values: Value[]): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local plan_cache_mode = force_generic_plan; prepare looked_at as ${text}`);
    const { rows } = await client.query<Record<string, string>>(
      `explain execute looked_at(${values.map(literal).join()})`,
    );
    return rows.flatMap(Object.values).join('\n');
  } finally {
    await client.query('rollback; deallocate looked_at');
    client.release();
  }
}

describeOnPostgres('searches that PostgreSQL plans once', () => {
  it('keep to the index of words whatever is asked', async () => {
    const products = Array.from({ length: 3000 }, (_, index) =>
      productOf({ title: inLanguages(`pillow kettle${String(index % 40)} model${String(index)}`), soldCount: index }),
    );
    await stockMarketplace(products);
    const { $client: pool } = (await database()).db as unknown as { $client: pg.Pool };
    const queries: Partial<ListingQuery>[] = [
      { keyword: 'model77' },
      { keyword: 'kettle7' },
      { keyword: 'modle78' },
      { keyword: 'kettle8', categoryId: 'tops', shopId: 'shop-test', priceStartFen: 1, priceEndFen: 9999 },
      { keyword: 'kettle8', channels: ['TAOBAO', 'JD'], sort: 'price-asc' },
    ];
    for (const query of queries) {
      await embeddedMarketplace.can.search({ ...base, ...query });
      const sent = vi.spyOn(pool, 'query');
      const page = await embeddedMarketplace.can.search({ ...base, ...query });
      // others may ask the pool meanwhile: whether a shop has changed, say
      const asked = sent.mock.calls as unknown as [Sent, Value[]][];
      const [statement, values] = asked.find(([{ name }]) => name?.startsWith('marketplace_')) ?? [];
      sent.mockRestore();
      expect(page.total).toBeGreaterThan(0);
      if (!statement || !values) throw new Error('no statement with a name was asked');
      const plan = await genericPlanOf(pool, statement, values);
      expect(plan).toContain('Bitmap Index Scan on marketplace_product_tokens');
      expect(plan).not.toMatch(/Seq Scan on marketplace_product/);
    }
  });
});
