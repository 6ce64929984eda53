import * as z from 'zod/mini';
import { DeskEvent } from './desk-event.schemas';
import { Id, Money, queryInt, text, Time, Version } from './fields.schemas';
import { LIMITS } from './limits';
import { TrackingNo } from './packing-desk.schemas';
import { REFUND_CAUSES, REFUND_STATUSES } from './refund.enums';
import { TRACKING_STATES, TRANSIT_HOLDS, TRANSIT_LEGS, TRANSIT_STATUSES, TRANSIT_TROUBLES } from './transit.enums';
import { SAID_STATES, WAY_VIEWS } from './way-desk.enums';

const head = {
  id: z.string(),
  orderNo: z.string(),
  status: z.enum(TRANSIT_STATUSES),
  movedAt: Time,
  /** Name of the line, in the words of the shop. */
  line: z.string(),
  country: z.string(),
  shopperName: z.string(),
  holds: z.array(z.enum(TRANSIT_HOLDS)),
  outboundAt: z.nullable(Time),
  /** The last day on which its line says that it arrives; null where it says nothing. */
  promisedAt: z.nullable(Time),
  isLate: z.boolean(),
};

export const ShipmentClaim = z.object({
  id: z.string(),
  refundNo: z.string(),
  cause: z.enum(REFUND_CAUSES),
  status: z.enum(REFUND_STATUSES),
  amount: Money,
  reason: z.string(),
  photos: z.array(z.string()),
  createdAt: Time,
  dueAt: z.nullable(Time),
});

export const QueuedShipment = z.object({
  ...head,
  boxes: z.int(),
  /** Of its first box. */
  trackingNo: z.string(),
  /** When a carrier last said something of any of them. */
  heardAt: z.nullable(Time),
});

export const DeskShipment = z.object({
  ...head,
  version: z.int(),
  receiver: z.string(),
  city: z.string(),
  phone: z.string(),
  /** With which others it left; null where it left by itself. */
  batch: z.nullable(z.object({ id: z.string(), batchNo: z.string() })),
  declared: Money,
  insured: z.nullable(Money),
  boxes: z.array(
    z.object({
      boxNo: z.int(),
      code: z.string(),
      grams: z.int(),
      carrier: z.string(),
      trackingNo: z.string(),
      /** Of the last stretch; empty where nobody has said. */
      localCarrier: z.string(),
      localTrackingNo: z.string(),
      state: z.enum(TRACKING_STATES),
      stateAt: z.nullable(Time),
      /** The newest first. */
      events: z.array(
        z.object({
          at: Time,
          leg: z.enum(TRANSIT_LEGS),
          state: z.enum(TRACKING_STATES),
          place: z.string(),
          text: z.string(),
          /** Who said it: a company that follows, the batch, or the staff. */
          source: z.string(),
        }),
      ),
    }),
  ),
  trouble: z.nullable(
    z.object({
      kind: z.enum(TRANSIT_TROUBLES),
      note: z.string(),
      at: Time,
      papers: z.nullable(z.object({ words: z.string(), photos: z.array(z.string()), at: Time })),
    }),
  ),
  /** Who fetches it, where and until when; null where it comes to the door. What it is handed out against stays with them. */
  pickup: z.nullable(
    z.object({
      station: z.string(),
      receiverName: z.string(),
      phone: z.string(),
      idLast4: z.string(),
      until: z.nullable(Time),
    }),
  ),
  /** Until when papers of its shopper save what customs hold; null where nothing is given up without them. */
  papersBefore: z.nullable(Time),
  /** What was claimed for it, the newest first. */
  claims: z.array(ShipmentClaim),
  timeline: z.array(DeskEvent),
  canSay: z.boolean(),
  canLose: z.boolean(),
  canSeize: z.boolean(),
  canRestock: z.boolean(),
  canHandOut: z.boolean(),
});

const Cursor = z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/));
export const WayQueueQuery = z.strictObject({
  view: z._default(z.enum(WAY_VIEWS), 'exceptions'),
  /** The number of a shipment, or of a carrier. */
  keyword: z.optional(text(100)),
  after: z.optional(Cursor),
  limit: z._default(queryInt(1, 100), 25),
});
export const WayQueue = z.object({
  items: z.array(QueuedShipment),
  next: z.nullable(z.string()),
  /** Counted up to `LIMITS.deskCount`. */
  waiting: z.object({
    exceptions: z.int(),
    noMovement: z.int(),
    customs: z.int(),
    late: z.int(),
    returned: z.int(),
    lost: z.int(),
    seized: z.int(),
    claims: z.int(),
    onWay: z.int(),
  }),
});

/** What somebody has heard of a box, or of all of them. */
export const SaidInput = z.strictObject({
  boxNos: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(LIMITS.transitBoxes)),
  state: z.enum(SAID_STATES),
  /** Left out: now, by the server's clock, whatever that of a desk says. */
  at: z.optional(z.iso.datetime()),
  place: z._default(text(80), ''),
  text: text(300, 1),
});
export const RenumberInput = z.strictObject({
  version: Version,
  boxNo: z.int().check(z.minimum(1)),
  /** On the last one it is the courier's; what it is followed by is that of the line. */
  leg: z._default(z.enum(TRANSIT_LEGS), 'LINE_HAUL'),
  carrier: text(60, 1),
  /** Empty takes the courier's away again. */
  trackingNo: z.union([TrackingNo, z.literal('')]),
});
export const AsideInput = z.strictObject({ version: Version, note: text(300, 1) });
/** Against its code, or without it for a reason: one of the two. */
export const HandOutInput = z.strictObject({
  code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  reason: z.optional(text(300, 1)),
});
export const RestockInput = z.strictObject({ version: Version });
export const wayParams = z.object({ id: Id });
