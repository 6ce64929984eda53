import * as z from 'zod/mini';
import { Money, Time } from './fields.schemas';
import { PAYMENT_KINDS } from './payment.enums';

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
  reportedAt: Time,
});

export const ReviewQueue = z.object({
  items: z.array(ReviewedPayment),
  next: z.nullable(z.string()),
  waiting: z.int(),
});

export const ReviewAnswer = z.strictObject({ isPaid: z.boolean() });
export const ReviewOutcome = z.object({ outcome: z.enum(['PAID', 'LATE', 'UNPAID', 'EXPIRED']) });
export const reviewParams = z.object({ paymentNo: z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/)) });
