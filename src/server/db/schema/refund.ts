import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { CLAIM_REASONS, CLAIM_STATUSES } from '../../../contract/payment.enums';
import { shopper } from './account';
import { amount, time } from './columns';
import { payment } from './money';

/** Money that a shopper of a shop without balances has coming back: on the account SHOPPER_CLAIM until it is returned. */
export const refundClaim = pgTable(
  'refund_claim',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    shopperId: text().notNull(),
    paymentId: text().notNull(),
    reason: text({ enum: CLAIM_REASONS }).notNull(),
    /** `VOID`: test money, gone when its shop went live. */
    status: text({ enum: [...CLAIM_STATUSES, 'VOID'] }).notNull(),
    currency: text().notNull(),
    amount: amount(),
    provider: text().notNull(),
    providerRef: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: time().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    // a charge goes back once
    unique().on(t.tenantId, t.provider, t.providerRef),
    foreignKey({ columns: [t.tenantId, t.shopperId], foreignColumns: [shopper.tenantId, shopper.id] }),
    foreignKey({ columns: [t.tenantId, t.paymentId], foreignColumns: [payment.tenantId, payment.id] }),
    index().on(t.tenantId, t.paymentId),
    index('refund_claim_due')
      .on(t.nextAttemptAt, t.tenantId)
      .where(sql`status = 'REQUESTED'`),
    index('refund_claim_over')
      .on(t.updatedAt)
      .where(sql`status in ('RETURNED', 'VOID')`),
    check('refund_claim_amount', sql`${t.amount} > 0`),
  ],
);
