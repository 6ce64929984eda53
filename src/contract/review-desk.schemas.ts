import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { Money, Time } from './fields.schemas';
import { PAYMENT_KINDS } from './payment.enums';

/** What a provider told of a charge that is not as it was agreed. */
export const ToldCharge = z.object({
  amount: Money,
  /** Whose account there the money is said to be on. */
  merchant: z.string(),
  isOurs: z.boolean(),
});

/** A payment of which its provider says something else than was agreed. */
export const ReviewedPayment = z.object({
  id: z.string(),
  paymentNo: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** The number of what it pays. */
  targetNo: z.string(),
  /** What was agreed, with the fee. */
  amount: Money,
  provider: z.string(),
  /** Under which the provider knows the charge. */
  providerRef: z.string(),
  /** Null of what was told before it was kept. */
  told: z.nullable(ToldCharge),
  reportedAt: Time,
  /** That all of it is there, as one person says and another has to see. */
  asked: z.nullable(Approval),
});

export const ReviewQueue = z.object({
  items: z.array(ReviewedPayment),
  next: z.nullable(z.string()),
  waiting: z.int(),
});

export const ReviewAnswer = z.strictObject({ isPaid: z.boolean() });
/** ASKED: a second person has to look. WAITING: they did not see it there. */
export const ReviewOutcome = z.object({
  outcome: z.enum(['PAID', 'LATE', 'UNPAID', 'EXPIRED', 'ASKED', 'WAITING']),
});
export const reviewParams = z.object({ paymentNo: z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/)) });
