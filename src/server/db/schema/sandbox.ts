import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, time } from './columns';

export const CHARGE_STATUSES = ['open', 'approved', 'declined', 'closed'] as const;

/** The sandbox provider's own books: what a real provider would keep on its side. */
export const sandboxCharge = pgTable(
  'sandbox_charge',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    orderRef: text().notNull(),
    description: text().notNull(),
    currency: text().notNull(),
    amount: amount(),
    status: text({ enum: CHARGE_STATUSES }).notNull(),
    returnUrl: text().notNull(),
    notifyUrl: text().notNull(),
    events: jsonb().$type<{ id: string; deliveredAt: string | null }[]>().notNull().default([]),
    /** Reference of the refund that sent it back whole, where one did. */
    refundedBy: text(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('sandbox_charge_undelivered')
      .on(t.createdAt)
      .where(sql`status <> 'open' and events->0->>'deliveredAt' is null`),
  ],
);
