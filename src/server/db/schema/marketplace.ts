import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CatalogueProduct, Localized } from '../../adapters/marketplace/catalogue-product';

/** The embedded marketplace: an outside supplier's data, so it belongs to no tenant. */
export const marketplaceProduct = pgTable(
  'marketplace_product',
  {
    channel: text().notNull(),
    itemId: text().notNull(),
    categoryId: text().notNull(),
    shopId: text().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    image: text().notNull(),
    priceFen: integer().notNull(),
    soldCount: integer().notNull(),
    status: text().notNull(),
    /** Words of every language that the product can be found by; see the search adapter. */
    searchText: text().notNull(),
    product: jsonb().$type<CatalogueProduct>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.channel, t.itemId] }), index().on(t.categoryId, t.soldCount), index().on(t.shopId)],
);

export const marketplaceCategory = pgTable('marketplace_category', {
  id: text().primaryKey(),
  position: integer().notNull(),
  names: jsonb().$type<Localized>().notNull(),
  image: text().notNull(),
});
