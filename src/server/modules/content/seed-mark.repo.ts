import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Owner, Tx } from '../../db/database';
import { article, siteItem } from '../../db/schema/content';
import { servicePrice, shopService, transitLine, transitLineVersion, warehouse } from '../../db/schema/offers';
import { tenant } from '../../db/schema/tenant';

const OFFERS = [warehouse, transitLine, transitLineVersion, shopService, servicePrice];

export const seedMarkRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  async hasShop(): Promise<boolean> {
    return (await tx.$count(tenant, eq(tenant.id, tenantId))) > 0;
  },
  /** Of settings, texts and offers as they stand, whenever they were written. */
  async fingerprint(): Promise<string> {
    // which desks of a demo are left to people changes nothing of the shop
    const settings = tx
      .select({ sum: sql<string>`md5((${tenant.settings} #- '{playedStaff,byHand}')::text)` })
      .from(tenant)
      .where(eq(tenant.id, tenantId));
    const articles = tx
      .select({
        sum: sql<string>`md5(string_agg(${article.type} || ${article.language} || ${article.title} || ${article.html}, ' ' order by ${article.type}, ${article.language}))`,
      })
      .from(article)
      .where(eq(article.tenantId, tenantId));
    const items = tx
      .select({
        sum: sql<string>`md5(string_agg(${siteItem.id} || ${siteItem.kind} || ${siteItem.value}::text, ' ' order by ${siteItem.id}))`,
      })
      .from(siteItem)
      .where(and(eq(siteItem.tenantId, tenantId), ne(siteItem.kind, 'SEED_MARK')));
    const rowsOf = (table: PgTable) =>
      sql`(select string_agg(t::text, ' ' order by t.id) from ${table} t where t.tenant_id = ${tenantId})`;
    const offers = tx.execute(
      sql`select md5(concat_ws(' ', ${sql.join(OFFERS.map(rowsOf), sql`, `)})) as sum`,
    ) as unknown as Promise<{ rows: { sum: string }[] }>;
    const sums = [await settings, await articles, await items, (await offers).rows];
    return sums.map(([row]) => row?.sum ?? '').join(' ');
  },
});
