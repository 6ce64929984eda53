import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, desc, eq, getTableColumns, like, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import {
  marketplaceCategory,
  marketplaceCategoryCount,
  marketplaceProduct as product,
  marketplaceSeed,
  marketplaceWord,
} from '../../../db/schema/marketplace';
import type { CatalogueCategory, Localized } from './catalogue-product';
import type { Place, TokenPage, WordCount } from './word-counts';

export type ProductRow = typeof product.$inferInsert;

const WORDS_A_STATEMENT = 5000;
const PRODUCTS_A_PAGE = 2000;
const CHANGED = 'changed:';
const LOCK = 5_147_001;
const LOCK_RETRY_MS = 100;

/** So that each statement stays far below the time that the database grants it. */
export function* batchesOf<T>(rows: T[], size: number): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** What fills the embedded marketplace. */
export const stockRepo = (tx: Tx) => ({
  /** Two at once would overwrite each other's word counts. Asks again and again: no statement may wait for long. */
  async lock() {
    for (;;) {
      const [row] = await tx
        .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(${LOCK})` })
        .from(sql`(select) one`);
      if (row?.isMine) return;
      await setTimeout(LOCK_RETRY_MS);
    }
  },

  async isSeeded({ contentHash, productCount }: typeof marketplaceSeed.$inferSelect): Promise<boolean> {
    const [seeded] = await tx.select().from(marketplaceSeed).where(eq(marketplaceSeed.contentHash, contentHash));
    return seeded !== undefined && (await tx.$count(product)) >= productCount;
  },
  async markSeeded(seed: typeof marketplaceSeed.$inferSelect) {
    await tx.delete(marketplaceSeed);
    await tx.insert(marketplaceSeed).values(seed);
  },
  /** Beside the catalogue, if one was stocked: what other processes tell by that the stock is another. */
  async markChanged() {
    await tx.delete(marketplaceSeed).where(like(marketplaceSeed.contentHash, `${CHANGED}%`));
    await tx.insert(marketplaceSeed).values({ contentHash: CHANGED + randomUUID(), productCount: 0 });
  },

  listCategories: () =>
    tx
      .select({ id: marketplaceCategory.id, names: sql<Localized>`${marketplaceCategory.names}` })
      .from(marketplaceCategory),
  async saveCategories(categories: CatalogueCategory[]) {
    for (const [position, { id, name: names, image }] of categories.entries()) {
      const set = { position, names, image };
      await tx
        .insert(marketplaceCategory)
        .values({ id, ...set })
        .onConflictDoUpdate({ target: marketplaceCategory.id, set });
    }
  },
  async countCategories() {
    await tx.delete(marketplaceCategoryCount);
    await tx.execute(sql`
      insert into ${marketplaceCategoryCount} (category_id, channel, product_count)
      select category_id, channel, count(*) from ${product} where status = 'published' group by 1, 2`);
  },

  saveProducts: (rows: ProductRow[]) =>
    tx
      .insert(product)
      .values(rows)
      .onConflictDoUpdate({
        target: [product.channel, product.itemId],
        set: Object.fromEntries(Object.keys(getTableColumns(product)).map((key) => [key, excluded(key)])),
      }),

  /** Counted where they lie: sent over one by one they are a hundred times as many. */
  async pageOfTokens(after: Place | undefined): Promise<TokenPage | undefined> {
    const page = tx
      .select({
        channel: product.channel,
        itemId: product.itemId,
        soldCount: product.soldCount,
        words: product.words,
      })
      .from(product)
      .where(
        and(
          eq(product.status, 'published'),
          after &&
            sql`(${product.soldCount}, ${product.channel}, ${product.itemId}) < (${after.soldCount}, ${after.channel}, ${after.itemId})`,
        ),
      )
      .orderBy(desc(product.soldCount), desc(product.channel), desc(product.itemId))
      .limit(PRODUCTS_A_PAGE);
    const answer = await tx.execute(sql`
      with page as materialized (${page})
      select
        (select jsonb_agg(jsonb_build_array(token, products)) from (
          select token, count(*) as products from page cross join lateral unnest(words) token group by token
        ) counted) as tokens,
        (select jsonb_build_object('channel', channel, 'itemId', item_id, 'soldCount', sold_count)
          from page order by sold_count, channel, item_id limit 1) as last`);
    const [row] = (answer as unknown as { rows: { tokens: TokenPage['tokens'] | null; last: Place | null }[] }).rows;
    return row?.last ? { tokens: row.tokens ?? [], last: row.last } : undefined;
  },

  async hasWords(): Promise<boolean> {
    return (await tx.select({ word: marketplaceWord.word }).from(marketplaceWord).limit(1)).length > 0;
  },
  async replaceWords(words: WordCount[]) {
    await tx.delete(marketplaceWord);
    for (const batch of batchesOf(words, WORDS_A_STATEMENT)) await tx.insert(marketplaceWord).values(batch);
  },

  /** Plans follow the statistics, and an embedded database has no service that keeps them. */
  async analyze() {
    await tx.execute(sql`analyze ${product}`);
    await tx.execute(sql`analyze ${marketplaceWord}`);
  },
});

const excluded = (key: string) => sql.raw(`excluded.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
