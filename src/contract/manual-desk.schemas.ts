import * as z from 'zod/mini';
import { Id, LocaleField, Price, Time, queryInt, text } from './fields.schemas';
import { MANUAL_ORDER_STATUSES } from './purchase.enums';
import { ManualOrder, ManualOrderEvent } from './purchase.schemas';

/** Who is on a request, and until when nobody else can write to it. */
export const Lease = z.object({ staffId: z.string(), name: z.string(), since: Time, until: Time, isMine: z.boolean() });

/** A price request in the queue of its desk. */
export const QueuedManualOrder = z.object({
  id: z.string(),
  title: z.string(),
  productUrl: z.string(),
  quantity: z.int(),
  unitPriceFen: z.int(),
  status: z.enum(MANUAL_ORDER_STATUSES),
  createdAt: Time,
  shopperName: z.string(),
  lease: z.nullable(Lease),
  /** What it was quoted at. */
  total: z.nullable(Price),
  validUntil: z.nullable(Time),
});

/** The same with all that was asked and has happened. `version` counts what was written to it. */
export const DeskManualOrder = z.object({
  ...ManualOrder.shape,
  version: z.int(),
  shopperName: z.string(),
  shopperLanguage: LocaleField,
  lease: z.nullable(Lease),
  /** With the name of who of the staff did it. */
  timeline: z.array(z.object({ ...ManualOrderEvent.shape, staffName: z.nullable(z.string()) })),
  canQuote: z.boolean(),
});

/** After which row a page goes on: time in milliseconds, then the id. */
const Cursor = z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/));

export const ManualQueueQuery = z.strictObject({
  status: z._default(z.enum(MANUAL_ORDER_STATUSES), 'AWAITING_QUOTE'),
  /** An e-mail of a shopper, or a part of a title or link. */
  keyword: z.optional(text(100)),
  /** Those alone that the caller is on. */
  lease: z.optional(z.literal('mine')),
  after: z.optional(Cursor),
  limit: z._default(queryInt(1, 100), 25),
});

export const ManualQueue = z.object({
  items: z.array(QueuedManualOrder),
  /** What to ask for the page after this one with; null at the end. A page of a search may be empty and not the last. */
  next: z.nullable(z.string()),
  /** How many wait for the shop and for their shoppers, whatever was searched for; counted up to `LIMITS.deskCount`. */
  waiting: z.object({ AWAITING_QUOTE: z.int(), QUOTED: z.int() }),
});

export const manualOrderParams = z.object({ id: Id });
