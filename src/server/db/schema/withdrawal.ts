import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { WITHDRAWAL_STATUSES } from '../../../contract/wallet.enums';
import { amount, created, keyed } from './columns';
import { keepsShopper } from './money';

/** Money that a shopper wants back. The word of two persons is asked for by a trigger (b-approvals.sql). */
export const withdrawal = pgTable(
  'withdrawal',
  {
    ...keyed(),
    shopperId: text().notNull(),
    withdrawalNo: text().notNull(),
    currency: text().notNull(),
    amount: amount(),
    status: text({ enum: WITHDRAWAL_STATUSES }).notNull(),
    accountText: text().notNull(),
    /** Why the shop refused it; its shopper reads it. */
    note: text().notNull().default(''),
    /** Under which the bank knows the payment. */
    bankReference: text().notNull().default(''),
    /** The same without blanks and in capitals: no two withdrawals were paid under one. */
    paidReference: text(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.withdrawalNo),
    keepsShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
    // what is to be looked at, allowed or paid, each its queue
    index('withdrawal_waiting')
      .on(t.tenantId, t.status, t.createdAt, t.id)
      .where(sql`status in ('REQUESTED', 'APPROVED')`),
    index().on(t.tenantId, t.createdAt, t.id),
    uniqueIndex('withdrawal_reference')
      .on(t.tenantId, t.paidReference)
      .where(sql`paid_reference is not null`),
    check('withdrawal_amount', sql`${t.amount} > 0`),
  ],
);
