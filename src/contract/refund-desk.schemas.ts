import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { Id, Money, queryInt, text, Time } from './fields.schemas';
import { PurchaseOrderStatus } from './purchase.schemas';
import { REFUND_DECISIONS, REFUND_VIEWS } from './refund.enums';
import { Refund } from './refund.schemas';

/** A request in the queue of its desk. */
export const QueuedRefund = z.object({ ...Refund.shape, shopperName: z.string() });

export const DeskRefund = z.object({
  ...QueuedRefund.shape,
  /** Null of a claim on an insured shipment. */
  orderStatus: z.nullable(PurchaseOrderStatus),
  /** What of the payment can still go back; of a claim, what the insurance pays at most. */
  left: Money,
  /** From this sum on nothing of the order is left to be bought: it closes, and all that is left of it goes back. */
  ends: z.nullable(z.object({ from: Money, sum: Money })),
  canAnswer: z.boolean(),
  /** Who answered it and when; null where nobody has, or it was settled by something else. Nobody is named where the system did. */
  answer: z.nullable(z.object({ by: z.nullable(z.string()), at: Time })),
  /** The most that whoever looks gives back alone now; null: any sum. */
  alone: z.nullable(Money),
  /** What was asked of a second person. */
  approvals: z.array(Approval),
});

export const RefundQueueQuery = z.strictObject({
  view: z._default(z.enum(REFUND_VIEWS), 'waiting'),
  /** Where the page before ended. */
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});

export const RefundQueue = z.object({
  items: z.array(QueuedRefund),
  next: z.nullable(z.string()),
  /** How many wait, counted up to `LIMITS.deskCount`. */
  waiting: z.int(),
});

export const RefundAnswer = z.strictObject({
  decision: z.enum(REFUND_DECISIONS),
  /** What goes back: with an approval, and only with it. */
  amount: z.optional(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  /** What the shopper reads; a refusal needs one. */
  note: z._default(text(500), ''),
});

export const refundRequestParams = z.object({ id: Id });
