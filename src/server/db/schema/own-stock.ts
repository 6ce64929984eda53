import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OwnProduct } from '../../../contract/own-product';
import { amount, created, keyed, ofTenant, time } from './columns';
import { orderItem } from './shopping';

/** What a shop sells out of its own warehouse. */
export const ownProduct = pgTable(
  'own_product',
  {
    ...keyed(),
    state: text({ enum: ['ON_SALE', 'WITHDRAWN'] }).notNull(),
    titles: jsonb().$type<OwnProduct['titles']>().notNull(),
    images: jsonb().$type<string[]>().notNull(),
    options: jsonb().$type<OwnProduct['options']>().notNull(),
    weightGrams: integer().notNull(),
    /** Counts what was written to it, so that nobody overwrites what they have not read. */
    version: integer().notNull().default(1),
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.createdAt, t.id)],
);

export const ownSku = pgTable(
  'own_sku',
  {
    ...ofTenant(),
    productId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    /** Of each option the place of its value. */
    choice: jsonb().$type<number[]>().notNull(),
    priceFen: amount(),
    stock: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.productId], foreignColumns: [ownProduct.tenantId, ownProduct.id] }),
    index().on(t.tenantId, t.productId, t.position),
    check('own_sku_stock', sql`stock >= 0`),
  ],
);

/** Pieces that a paid order holds, until it is closed before anybody has sent them. */
export const ownStockHeld = pgTable(
  'own_stock_held',
  {
    ...ofTenant(),
    orderItemId: text().notNull(),
    orderId: text().notNull(),
    skuId: text().notNull(),
    quantity: integer().notNull(),
    returnedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderItemId] }),
    foreignKey({ columns: [t.tenantId, t.orderItemId], foreignColumns: [orderItem.tenantId, orderItem.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.tenantId, t.skuId], foreignColumns: [ownSku.tenantId, ownSku.id] }),
    index().on(t.tenantId, t.orderId),
    check('own_stock_held_quantity', sql`quantity > 0`),
  ],
);
