import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, created, keyed } from './columns';

export const CHARGE_STATUSES = ['open', 'approved', 'declined', 'closed'] as const;

/** The sandbox provider's own books: what a real provider would keep on its side. */
export const sandboxCharge = pgTable(
  'sandbox_charge',
  {
    ...keyed(),
    orderRef: text().notNull(),
    description: text().notNull(),
    currency: text().notNull(),
    amount: amount(),
    status: text({ enum: CHARGE_STATUSES }).notNull(),
    returnUrl: text().notNull(),
    notifyUrl: text().notNull(),
    events: jsonb().$type<{ id: string; deliveredAt: string | null }[]>().notNull().default([]),
    /** What was sent back of it, each by a reference of its own. */
    refunds: jsonb().$type<{ reference: string; amount: number }[]>().notNull().default([]),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('sandbox_charge_undelivered')
      .on(t.createdAt)
      .where(sql`status <> 'open' and events->0->>'deliveredAt' is null`),
  ],
);
