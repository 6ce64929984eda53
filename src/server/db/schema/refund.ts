import { sql } from 'drizzle-orm';
import {
  check,
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
import { CLAIM_REASONS, CLAIM_STATUSES } from '../../../contract/payment.enums';
import type { Refund } from '../../../contract/refund';
import {
  REFUND_CAUSES,
  REFUND_DESTINATIONS,
  REFUND_ORDER_KINDS,
  REFUND_STATUSES,
  REFUND_WISHES,
} from '../../../contract/refund.enums';
import { shopper } from './account';
import { amount, keyed, time } from './columns';
import { payment } from './money';

/** Money of a charge that goes back the way it came: on the account SHOPPER_CLAIM until it is returned. */
export const refundClaim = pgTable(
  'refund_claim',
  {
    ...keyed(),
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
    /** How often its provider answered that it is still at it: where it answered each time, a refusal is certain. */
    answers: integer().notNull().default(0),
    nextAttemptAt: time().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.shopperId], foreignColumns: [shopper.tenantId, shopper.id] }),
    foreignKey({ columns: [t.tenantId, t.paymentId], foreignColumns: [payment.tenantId, payment.id] }),
    index().on(t.tenantId, t.paymentId),
    index('refund_claim_due')
      .on(t.nextAttemptAt, t.tenantId)
      .where(sql`status = 'REQUESTED'`),
    index('refund_claim_over')
      .on(t.updatedAt)
      .where(sql`status in ('RETURNED', 'ON_BALANCE', 'VOID')`),
    index('refund_claim_returned')
      .on(t.tenantId, t.provider, t.updatedAt, t.id)
      .where(sql`status = 'RETURNED'`),
    check('refund_claim_amount', sql`${t.amount} > 0`),
  ],
);

/** Money that comes back, whatever for: written where it is decided, in one list for its shopper. */
export const refund = pgTable(
  'refund',
  {
    ...keyed(),
    shopperId: text().notNull(),
    refundNo: text().notNull(),
    cause: text({ enum: REFUND_CAUSES }).notNull(),
    orderKind: text({ enum: REFUND_ORDER_KINDS }).notNull(),
    orderId: text().notNull(),
    orderNo: text().notNull(),
    /** Of which item; null where it is about all of the order. */
    orderItemId: text(),
    /** Of a lost shipment each says which item it was, where one was ordered: how it is called depends on who reads. */
    items: jsonb().$type<(Refund['items'][number] & { orderItemId?: string | null })[]>().notNull().default([]),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    steps: jsonb().$type<Refund['steps']>().notNull(),
    currency: text().notNull(),
    amount: amount(),
    destination: text({ enum: REFUND_DESTINATIONS }).notNull(),
    /** The provider that it goes back by; empty for the balance. */
    method: text().notNull().default(''),
    /** What it goes back by: moves as that does. */
    claimId: text(),
    wish: text({ enum: REFUND_WISHES }),
    /** In the words of the shopper. */
    reason: text().notNull().default(''),
    photos: jsonb().$type<string[]>().notNull().default([]),
    /** In the words of the shop. */
    note: text().notNull().default(''),
    dueAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.refundNo),
    foreignKey({ columns: [t.tenantId, t.shopperId], foreignColumns: [shopper.tenantId, shopper.id] }),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
    index().on(t.tenantId, t.shopperId, t.status, t.createdAt, t.id),
    index().on(t.tenantId, t.orderNo),
    // what was asked back on a day
    index('refund_of_day').on(t.tenantId, t.createdAt),
    // the queue of those who answer
    index('refund_waiting')
      .on(t.tenantId, t.createdAt, t.id)
      .where(sql`status in ('REQUESTED', 'SELLER_CONTACT')`),
    // what they have answered, the newest first
    index('refund_answered')
      .on(t.tenantId, t.createdAt, t.id)
      .where(sql`cause in ('ASKED', 'INSURED', 'LOST') and status not in ('REQUESTED', 'SELLER_CONTACT')`),
    uniqueIndex('refund_of_claim')
      .on(t.tenantId, t.claimId)
      .where(sql`claim_id is not null`),
    // asked for again only after it was answered
    uniqueIndex('refund_asked_once')
      .on(t.tenantId, t.orderItemId)
      .where(sql`order_item_id is not null and status in ('REQUESTED', 'SELLER_CONTACT', 'RETURNING')`),
    // a shipment is claimed on until there is an answer, and paid for once
    uniqueIndex('refund_insured_once')
      .on(t.tenantId, t.orderId)
      .where(
        sql`cause in ('INSURED', 'LOST') and status in ('REQUESTED', 'SELLER_CONTACT', 'APPROVED', 'RETURNING', 'REFUNDED')`,
      ),
    check('refund_amount', sql`${t.amount} > 0`),
  ],
);
