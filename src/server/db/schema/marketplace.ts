import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Channel } from '../../../contract/channels';
import { time } from './columns';

/** The embedded marketplace: an outside supplier's data, so it belongs to no tenant. */
export const marketplaceProduct = pgTable(
  'marketplace_product',
  {
    channel: text().$type<Channel>().notNull(),
    itemId: text().notNull(),
    categoryId: text().notNull(),
    shopId: text().notNull(),
    shopName: text().notNull(),
    titles: jsonb().$type<Record<string, string>>().notNull(),
    image: text().notNull(),
    priceFen: integer().notNull(),
    soldCount: integer().notNull(),
    ratingTenths: integer().notNull(),
    minOrderQuantity: integer().notNull(),
    status: text({ enum: ['published', 'off_shelf'] }).notNull(),
    /** What it is found by: the tokens of search-tokens.ts. */
    words: text().array().notNull(),
    /** As the adapter keeps it: its own shape. */
    product: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channel, t.itemId] }),
    index('marketplace_product_best')
      .on(t.channel, t.soldCount.desc().nullsFirst(), t.itemId)
      .where(sql`status = 'published'`),
    index('marketplace_product_category')
      .on(t.categoryId, t.channel, t.soldCount.desc().nullsFirst(), t.itemId)
      .where(sql`status = 'published'`),
    index('marketplace_product_shop').on(t.shopId, t.channel),
    index('marketplace_product_price')
      .on(t.channel, t.priceFen)
      .where(sql`status = 'published'`),
    index('marketplace_product_sold')
      .on(t.soldCount.desc().nullsFirst(), t.channel, t.itemId)
      .where(sql`status = 'published'`),
  ],
);

/** Every word that a product can be found by: a mistyped one is looked up here, never in the products. */
export const marketplaceWord = pgTable('marketplace_word', {
  word: text().primaryKey(),
  /** Products that have it. */
  frequency: integer().notNull(),
  /** Sales of its 2,000th best seller: a search for this word alone need not look at products that sold less. */
  popularFrom: integer().notNull(),
});

export const marketplaceCategory = pgTable('marketplace_category', {
  id: text().primaryKey(),
  position: integer().notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
  image: text().notNull(),
});

/** Published products of a category by channel, counted when the stock changes. */
export const marketplaceCategoryCount = pgTable(
  'marketplace_category_count',
  {
    categoryId: text().notNull(),
    channel: text().$type<Channel>().notNull(),
    productCount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.channel] })],
);

/** Catalogues that were stocked, by a hash of their content: the same one is not written twice. */
export const marketplaceSeed = pgTable('marketplace_seed', {
  contentHash: text().primaryKey(),
  productCount: integer().notNull(),
});

/**
 * What suppliers of other companies said, for all processes: by source, account there, and a hash of what was asked,
 * language included. No shop's: shops of one account are told the same.
 */
export const marketplaceAnswer = pgTable(
  'marketplace_answer',
  {
    source: text().notNull(),
    account: text().notNull(),
    question: text().notNull(),
    capability: text().notNull(),
    /** As JSON; null until there was one. A text, for jsonb takes no NUL and nobody looks inside. */
    answer: text(),
    askedAt: time()
      .notNull()
      .default(sql`'epoch'`),
    /** Until then a process is asking. */
    claimedUntil: time(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.account, t.question] }),
    // the oldest go first
    index('marketplace_answer_age').on(t.askedAt),
  ],
);

/** Sellers' words as a translator said them, by a hash of the Chinese text. */
export const marketplaceTranslation = pgTable(
  'marketplace_translation',
  {
    translator: text().notNull(),
    language: text().notNull(),
    textHash: text().notNull(),
    text: text().notNull(),
    translatedAt: time().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.translator, t.language, t.textHash] }),
    index('marketplace_translation_age').on(t.translatedAt),
  ],
);

/** What suppliers let this server or a shop in by, a row for each credential (adapters/marketplace/wire/token-store.ts). */
export const marketplaceToken = pgTable('marketplace_token', {
  /** SHA-256, hex, of the supplier, its address, the app there and what its owner granted. */
  credential: text().primaryKey(),
  sealed: text().notNull(),
  /** Which of the server's keys it opens with. */
  sealedBy: text().notNull(),
  updatedAt: time().notNull().defaultNow(),
});
