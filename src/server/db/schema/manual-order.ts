import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { removedWithShopper } from './account';
import { amount, created, keyed, time } from './columns';

export const manualOrder = pgTable(
  'manual_order',
  {
    ...keyed(),
    shopperId: text().notNull(),
    productUrl: text().notNull(),
    title: text().notNull(),
    options: text().notNull(),
    unitPriceFen: amount(),
    quantity: integer().notNull(),
    remark: text().notNull().default(''),
    status: text().notNull().default('AWAITING_QUOTE'),
    /** Counts what was written to it, so that nobody overwrites what they have not read. */
    version: integer().notNull().default(1),
    closeReason: text(),
    closeNote: text().notNull().default(''),
    /** The `ManualQuote` of the contract as it was told, parsed on every read. */
    quote: jsonb(),
    validUntil: time(),
    /** The order that came of it. */
    orderId: text(),
    /** Where the shop was asked: what links in mails are made with. */
    host: text().notNull().default(''),
    /** Who of the staff is on it; nobody once `claimedUntil` is over. */
    claimedBy: text(),
    claimedAt: time(),
    claimedUntil: time(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('manual_order_of_order').on(t.tenantId, t.orderId),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
    index('manual_order_queue').on(t.tenantId, t.status, t.createdAt, t.id),
    index('manual_order_lease')
      .on(t.tenantId, t.claimedBy, t.createdAt, t.id)
      .where(sql`claimed_by is not null`),
    index('manual_order_quoted')
      .on(t.validUntil)
      .where(sql`status = 'QUOTED'`),
  ],
);

export const manualOrderEvent = pgTable(
  'manual_order_event',
  {
    ...keyed(),
    manualOrderId: text().notNull(),
    status: text().notNull(),
    /** Who of the staff; empty where it was the shopper, or the clock. */
    staffId: text().notNull().default(''),
    at: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({
      name: 'manual_order_event_of_order',
      columns: [t.tenantId, t.manualOrderId],
      foreignColumns: [manualOrder.tenantId, manualOrder.id],
    }).onDelete('cascade'),
    index().on(t.tenantId, t.manualOrderId, t.at),
  ],
);
