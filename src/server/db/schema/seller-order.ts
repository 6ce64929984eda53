import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { keyed, time } from './columns';
import { purchaseOrder } from './shopping';

/** ASKED: a call may have ordered it; UNWANTED: whatever was ordered is not bought. */
export const SELLER_ORDER_STATUSES = ['ASKED', 'PLACED', 'UNWANTED'] as const;

/** What a shop ordered at a seller's marketplace for an order of its shopper, written before it is asked for. */
export const sellerOrder = pgTable(
  'seller_order',
  {
    ...keyed(),
    orderId: text().notNull(),
    attempt: integer().notNull(),
    /** By which the marketplace finds it. */
    ourNumber: text().notNull(),
    source: text().notNull(),
    status: text({ enum: SELLER_ORDER_STATUSES }).notNull(),
    /** Ids of the items that were ordered. */
    itemIds: jsonb().$type<string[]>().notNull(),
    /** Its own numbers there. */
    numbers: jsonb().$type<string[]>().notNull().default([]),
    goodsFen: bigint({ mode: 'number' }).notNull(),
    freightFen: bigint({ mode: 'number' }).notNull(),
    payUrl: text().notNull().default(''),
    /** Of the shop at the marketplace, where a person said under which it was bought; then when and how it was paid, too. */
    account: text().notNull().default(''),
    paidAt: time(),
    paymentReference: text().notNull().default(''),
    /** Until then whoever asked may still be answered: nobody asks again. */
    leaseUntil: time().notNull(),
    askedAt: time().notNull(),
    placedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('seller_order_number').on(t.tenantId, t.ourNumber),
    foreignKey({
      name: 'seller_order_of_order',
      columns: [t.tenantId, t.orderId],
      foreignColumns: [purchaseOrder.tenantId, purchaseOrder.id],
    }),
    // by any of its numbers there
    index('seller_order_numbers').using('gin', t.numbers.op('jsonb_path_ops')),
    // accounts that were used lately
    index('seller_order_account')
      .on(t.tenantId, t.placedAt)
      .where(sql`account <> ''`),
    // of one order one is wanted
    uniqueIndex('seller_order_wanted')
      .on(t.tenantId, t.orderId)
      .where(sql`status in ('ASKED', 'PLACED')`),
  ],
);
