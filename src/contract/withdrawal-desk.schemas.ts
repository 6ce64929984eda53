import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { Id, Money, queryInt, text, Time } from './fields.schemas';
import { WITHDRAWAL_STATUSES } from './wallet.enums';
import { WITHDRAWAL_VIEWS, WITHDRAWAL_WARNINGS } from './withdrawal-desk.enums';

/** A withdrawal in its queue. */
export const QueuedWithdrawal = z.object({
  id: z.string(),
  withdrawalNo: z.string(),
  amount: Money,
  status: z.enum(WITHDRAWAL_STATUSES),
  shopperName: z.string(),
  createdAt: Time,
  /** Who has asked a second person; null where nobody has. */
  askedBy: z.nullable(z.string()),
  isMine: z.boolean(),
});

/** The same with all that one looks at before money leaves. */
export const DeskWithdrawal = z.object({
  id: z.string(),
  withdrawalNo: z.string(),
  amount: Money,
  status: z.enum(WITHDRAWAL_STATUSES),
  createdAt: Time,
  /** Where the money goes, in the shopper's own words. */
  accountText: z.string(),
  shopper: z.object({ name: z.string(), email: z.string(), since: Time }),
  /** What is left on the balance beside this sum. */
  balance: Money,
  /** What came in by deposits, and left by withdrawals, so far. */
  deposited: Money,
  withdrawn: Money,
  warnings: z.array(z.enum(WITHDRAWAL_WARNINGS)),
  /** Under which the bank knows the payment; empty until it is paid. */
  bankReference: z.string(),
  /** Why it was refused; the shopper reads it. */
  note: z.string(),
  approvals: z.array(Approval),
  timeline: z.array(z.object({ at: Time, code: z.string(), detail: z.string(), staffName: z.nullable(z.string()) })),
});

export const WithdrawalQueueQuery = z.strictObject({
  view: z._default(z.enum(WITHDRAWAL_VIEWS), 'toCheck'),
  /** The number of a withdrawal, or the e-mail of a shopper. */
  keyword: z.optional(text(100)),
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});

export const WithdrawalQueue = z.object({
  items: z.array(QueuedWithdrawal),
  next: z.nullable(z.string()),
  /** How many wait in each queue, counted up to `LIMITS.deskCount`. */
  waiting: z.object({ toCheck: z.int(), toApprove: z.int(), toPay: z.int() }),
});

export const RefuseWithdrawal = z.strictObject({
  /** In which it was read: what was allowed since then is another decision. */
  status: z.enum(['REQUESTED', 'APPROVED']),
  reason: text(500, 1),
});

export const withdrawalParams = z.object({ id: Id });
