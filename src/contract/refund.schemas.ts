import * as z from 'zod/mini';
import { Id, Money, Quantity, Time, pageOf, text } from './fields.schemas';
import { PhotosInput } from './upload.schemas';
import {
  REFUND_CAUSES,
  REFUND_DESTINATIONS,
  REFUND_ORDER_KINDS,
  REFUND_STATUSES,
  REFUND_STEPS,
  REFUND_WISHES,
} from './refund.enums';

export const RefundStatus = z.enum(REFUND_STATUSES);

export const RefundItem = z.object({ title: z.string(), image: z.string(), quantity: z.int() });

/** Where a shopper wants it who may choose. */
export const RefundTo = z.enum(REFUND_DESTINATIONS);

/** The provider that a payment came by and could be sent back by, and what paying there has cost on top, which is gone. */
export const WayBack = z.object({ method: z.string(), fee: Money });

/** Money that comes back, whatever for. */
export const Refund = z.object({
  id: z.string(),
  refundNo: z.string(),
  cause: z.enum(REFUND_CAUSES),
  orderKind: z.enum(REFUND_ORDER_KINDS),
  orderId: z.string(),
  orderNo: z.string(),
  /** Empty where it is about all of its order. */
  items: z.array(RefundItem),
  amount: Money,
  status: RefundStatus,
  /** Oldest first. */
  steps: z.array(z.object({ step: z.enum(REFUND_STEPS), at: Time })),
  destination: RefundTo,
  /** The provider that it goes back by; empty for the balance. */
  method: z.string(),
  createdAt: Time,
  /** When the next step is due; null where nobody has promised one. */
  dueAt: z.nullable(Time),
  wish: z.nullable(z.enum(REFUND_WISHES)),
  /** Why, in the words of the shopper. */
  reason: z.string(),
  photos: z.array(z.string()),
  /** What the shop says to it. */
  note: z.string(),
});

export const RefundPage = z.object({
  ...pageOf(Refund).shape,
  /** By state, whichever is asked for. */
  counts: z.record(z.string(), z.int()),
});

export const RefundInput = z.strictObject({
  /** What was ordered, or the insured shipment that did not arrive whole: one of the two. */
  orderItemId: z.optional(Id),
  transitOrderId: z.optional(Id),
  reason: text(500, 1),
  /** Of what was ordered. */
  qty: z._default(Quantity, 1),
  wish: z._default(z.enum(REFUND_WISHES), 'MONEY_BACK'),
  /** Of what was ordered, where the shop keeps balances; what its provider cannot send back comes to the balance. */
  refundTo: z._default(RefundTo, 'BALANCE'),
  photos: PhotosInput,
});
