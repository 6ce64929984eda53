import { sql } from 'drizzle-orm';
import type { ChargeStart } from '../../../contract/payment';
import type { ToldCharge } from '../../../contract/review-desk';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PAYMENT_KINDS, PAYMENT_STATUSES } from '../../../contract/payment.enums';
import { ACCOUNT_KINDS } from '../../../contract/ledger-desk.enums';
import { DEPOSIT_STATUSES, TRANSACTION_KINDS } from '../../../contract/wallet.enums';
import { amount, created, keyed, ofTenant, time, type Owned } from './columns';
import { shopper } from './account';

/** CREATED: the provider is being asked · OPEN: it waits for the shopper · the rest is how it ended. */
export const ATTEMPT_STATUSES = ['CREATED', 'OPEN', 'PAID', 'DECLINED', 'CLOSED', 'NEEDS_REVIEW'] as const;

/** Keeps its shopper: nobody is removed while their money is on the books. */
export const keepsShopper = <T extends string>(t: Owned<T, 'shopperId'>) =>
  foreignKey({ columns: [t.tenantId, t.shopperId], foreignColumns: [shopper.tenantId, shopper.id] });

/** Double entry. `kind`: SHOPPER_BALANCE, SHOPPER_FROZEN, SHOPPER_CLAIM (one per shopper), PROVIDER_CLEARING (one per provider), SALES, SERVICE_FEES, FREIGHT, STORAGE_FEES, REFUNDS, COMPENSATION, DIFFERENCES, PAYMENT_FEES, PROVIDER_FEES, PAYOUT. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    ...keyed(),
    kind: text({ enum: ACCOUNT_KINDS }).notNull(),
    /** Empty for the shop's own accounts. */
    shopperId: text().notNull().default(''),
    /** Whose clearing it is; empty for all other accounts. */
    provider: text().notNull().default(''),
    currency: text().notNull(),
    /** Sum of the entries; kept here so that one conditional update is the guard. */
    balance: bigint({ mode: 'number' }).notNull().default(0),
    /** How far the check of the book has read, and what stood there. */
    checkedPosition: bigint({ mode: 'number' }).notNull().default(0),
    checkedBalance: bigint({ mode: 'number' }).notNull().default(0),
    /** Set by a trigger when the balance moves; null where all of it was read. */
    uncheckedSince: time().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('ledger_account_unchecked')
      .on(t.uncheckedSince, t.tenantId, t.id)
      .where(sql`unchecked_since is not null`),
    unique('ledger_account_name').on(t.tenantId, t.kind, t.shopperId, t.provider, t.currency),
    unique().on(t.tenantId, t.id, t.currency),
    check('ledger_account_provider', sql`(${t.kind} = 'PROVIDER_CLEARING') = (${t.provider} <> '')`),
    check('ledger_account_shopper_not_negative', sql`${t.shopperId} = '' or ${t.balance} >= 0`),
  ],
);

export const ledgerTxn = pgTable(
  'ledger_txn',
  {
    ...keyed(),
    kind: text({ enum: TRANSACTION_KINDS }).notNull(),
    /** `<what the shopper reads>:<what makes it unique>`, e.g. `<orderNo>:<paymentNo>`: posted once at most (L6). */
    reference: text().notNull(),
    currency: text().notNull(),
    /** Of an adjustment: what it is the other way round of. */
    adjusts: text(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.id, t.currency),
    unique().on(t.tenantId, t.kind, t.reference),
    foreignKey({ columns: [t.tenantId, t.adjusts], foreignColumns: [t.tenantId, t.id] }),
    uniqueIndex('ledger_txn_adjusts')
      .on(t.tenantId, t.adjusts)
      .where(sql`adjusts is not null`),
    index('ledger_txn_newest').on(t.tenantId, t.createdAt, t.id),
    index('ledger_txn_newest_of_kind').on(t.tenantId, t.kind, t.createdAt, t.id),
    // by the byte, so that what begins with a number is a part of the index
    index('ledger_txn_number').on(t.tenantId, sql`${t.reference} collate "C"`),
  ],
);

export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    ...ofTenant(),
    /** In no rule: it tells nothing once a shop was moved to another database. */
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    txnId: text().notNull(),
    accountId: text().notNull(),
    currency: text().notNull(),
    amount: amount(),
    balanceAfter: amount(),
    /** 1, 2, 3 … on each account, without a gap; 0 asks the database for the next. */
    position: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.position] }),
    check('ledger_entry_position', sql`${t.position} > 0`),
    foreignKey({
      columns: [t.tenantId, t.txnId, t.currency],
      foreignColumns: [ledgerTxn.tenantId, ledgerTxn.id, ledgerTxn.currency],
    }),
    foreignKey({
      columns: [t.tenantId, t.accountId, t.currency],
      foreignColumns: [ledgerAccount.tenantId, ledgerAccount.id, ledgerAccount.currency],
    }),
    check('ledger_entry_amount', sql`${t.amount} <> 0 and abs(${t.amount}) <= 900000000000000`),
    index().on(t.tenantId, t.txnId),
    // who looks for a sum, what was written last
    index('ledger_entry_sum').on(t.tenantId, t.amount, t.id),
  ],
);

export const payment = pgTable(
  'payment',
  {
    ...keyed(),
    shopperId: text().notNull(),
    paymentNo: text().notNull(),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    /** Id of the purchase order, deposit … that it pays. */
    targetId: text().notNull(),
    targetNo: text().notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    currency: text().notNull(),
    amount: amount(),
    method: text(),
    /** What was paid on top of it, which a provider keeps. */
    fee: amount().default(0),
    /** Whether money of it goes back the way it came: then there are rows of `refund_claim`. */
    hasClaim: boolean().notNull().default(false),
    /** The host that it was made at: mails of jobs lead there too. Empty where nobody asked by a host. */
    host: text().notNull().default(''),
    paidAt: time(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.paymentNo),
    keepsShopper(t),
    uniqueIndex('payment_one_open')
      .on(t.tenantId, t.kind, t.targetId)
      .where(sql`status in ('UNPAID', 'PROCESSING', 'PAID')`),
    index().on(t.tenantId, t.kind, t.targetId),
    // what is due of a shopper, and nothing else
    index('payment_due')
      .on(t.tenantId, t.shopperId, t.createdAt, t.id)
      .where(sql`status in ('UNPAID', 'PROCESSING')`),
    index('payment_of_day')
      .on(t.tenantId, t.paidAt)
      .where(sql`paid_at is not null`),
    index('payment_of_shopper').on(t.tenantId, t.shopperId, t.paidAt),
    // what a person has to look at
    index('payment_in_review')
      .on(t.tenantId, t.id)
      .where(sql`status = 'NEEDS_REVIEW'`),
    check('payment_amount', sql`${t.amount} > 0`),
  ],
);

export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    ...keyed(),
    paymentId: text().notNull(),
    provider: text().notNull(),
    providerRef: text().notNull(),
    /** Which of the provider's ways the shopper chose; empty where there is no choice. */
    method: text().notNull().default(''),
    /** What the shopper pays on top of the sum due, by the terms of the moment. */
    fee: bigint({ mode: 'number' }).notNull().default(0),
    status: text({ enum: ATTEMPT_STATUSES }).notNull(),
    /** What the provider answered when it began: whoever asks again goes on in the same way. */
    start: jsonb().$type<ChargeStart>(),
    /** What the provider's file wants to be told again. */
    memo: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What the provider told of it that was not agreed, for the person who looks at it. */
    told: jsonb().$type<ToldCharge>(),
    ...created(),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.provider, t.providerRef),
    foreignKey({ columns: [t.tenantId, t.paymentId], foreignColumns: [payment.tenantId, payment.id] }),
    index().on(t.tenantId, t.paymentId),
    index('payment_attempt_live')
      .on(t.updatedAt)
      .where(sql`status in ('CREATED', 'OPEN')`),
    // what a statement of a provider is compared with
    index('payment_attempt_paid')
      .on(t.tenantId, t.provider, t.updatedAt, t.id)
      .where(sql`status = 'PAID'`),
    check('payment_attempt_fee', sql`${t.fee} >= 0`),
  ],
);

export const deposit = pgTable(
  'deposit',
  {
    ...keyed(),
    shopperId: text().notNull(),
    depositNo: text().notNull(),
    currency: text().notNull(),
    amount: amount(),
    status: text({ enum: DEPOSIT_STATUSES }).notNull(),
    channel: text().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.depositNo),
    keepsShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
    index('deposit_pending')
      .on(t.createdAt)
      .where(sql`status = 'PENDING'`),
    // transfers to be looked at, and those that are over
    index('deposit_under_review')
      .on(t.tenantId, t.createdAt, t.id)
      .where(sql`status = 'UNDER_REVIEW'`),
    index('deposit_offline')
      .on(t.tenantId, t.createdAt, t.id)
      .where(sql`channel = 'OFFLINE'`),
    // others of the same sum on the same day
    index('deposit_offline_sum')
      .on(t.tenantId, t.amount, t.createdAt, t.id)
      .where(sql`channel = 'OFFLINE'`),
    check('deposit_amount', sql`${t.amount} > 0`),
  ],
);
