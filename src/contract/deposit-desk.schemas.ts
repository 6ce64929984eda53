import * as z from 'zod/mini';
import { DEPOSIT_TWIN_REASONS, DEPOSIT_VIEWS } from './deposit-desk.enums';
import { Approval } from './approval.schemas';
import { Id, Money, queryInt, text, Time, Version } from './fields.schemas';
import { DEPOSIT_STATUSES } from './wallet.enums';

/** A deposit by bank transfer in its queue. */
export const QueuedDeposit = z.object({
  id: z.string(),
  depositNo: z.string(),
  amount: Money,
  status: z.enum(DEPOSIT_STATUSES),
  shopperName: z.string(),
  payerName: z.string(),
  createdAt: Time,
});

/** The same with what its shopper shows of the transfer, and what was shown before. */
export const DeskDeposit = z.object({
  id: z.string(),
  /** Goes up each time that its shopper shows something of it. */
  version: z.int(),
  depositNo: z.string(),
  amount: Money,
  status: z.enum(DEPOSIT_STATUSES),
  createdAt: Time,
  shopper: z.object({ id: z.string(), name: z.string(), email: z.string(), since: Time }),
  payerName: z.string(),
  /** As the shopper says. */
  paidAt: z.nullable(Time),
  bankReference: z.string(),
  /** Pictures of the transfer; no file that was shown for another deposit is taken. */
  proofs: z.array(z.string()),
  /** Why nothing was given for it. */
  note: z.string(),
  /** Deposits with a copy of its picture, of the same sum and day, or by the same payer for somebody else: the same money twice? */
  twins: z.array(
    z.object({
      id: z.string(),
      depositNo: z.string(),
      shopperName: z.string(),
      status: z.enum(DEPOSIT_STATUSES),
      reason: z.enum(DEPOSIT_TWIN_REASONS),
    }),
  ),
  /** Of the bank's statements: the line that it is, or those of its sum or number that nobody knows. */
  bankLines: z.array(z.object({ id: z.string(), statementId: z.string(), at: Time, amount: Money, text: z.string() })),
  /** Of this shopper's other deposits by transfer so far. */
  credited: z.int(),
  rejected: z.int(),
  /** The most that whoever looks credits alone now; null: any sum. */
  alone: z.nullable(Money),
  /** What was asked of a second person. */
  approvals: z.array(Approval),
  timeline: z.array(z.object({ at: Time, code: z.string(), detail: z.string(), staffName: z.nullable(z.string()) })),
});

export const DepositQueueQuery = z.strictObject({
  view: z._default(z.enum(DEPOSIT_VIEWS), 'toReview'),
  /** The number of a deposit, or the e-mail of a shopper. */
  keyword: z.optional(text(100)),
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});

export const DepositQueue = z.object({
  items: z.array(QueuedDeposit),
  next: z.nullable(z.string()),
  /** Counted up to `LIMITS.deskCount`. */
  waiting: z.object({ toReview: z.int() }),
});

export const DepositAnswer = z.strictObject({
  /** Of what was read: refused meanwhile and shown again, it stands in the same state with other pictures. */
  version: Version,
  decision: z.enum(['CREDIT', 'REFUSE']),
  /** What came, in minor units: to credit it, and only then. */
  amount: z.optional(z.int().check(z.minimum(1), z.maximum(900_000_000_000_000))),
  /** What the shopper reads; a refusal needs one. */
  reason: z._default(text(500), ''),
});

export const depositParams = z.object({ id: Id });
