import * as z from 'zod/mini';
import { Address } from './account.schemas';
import { LIMITS } from './limits';
import { Id, Money, Time, pageOf, text } from './fields.schemas';
import { Payment } from './payment.schemas';
import { WayBack } from './refund.schemas';
import { Station } from './pickup.schemas';
import { ParcelIds, TransitWishes } from './transit-estimate.schemas';
import { ShownReceipt } from './transit-receipt.schemas';
import { Claim, Trouble } from './transit-trouble.schemas';
import { PhotosInput } from './upload.schemas';
import {
  TRACKING_SOURCES,
  TRACKING_STATES,
  TRANSIT_ACTIONS,
  TRANSIT_CLOSE_REASONS,
  TRANSIT_EFFECTS,
  TRANSIT_HOLDS,
  TRANSIT_LEGS,
  TRANSIT_MODES,
  TRANSIT_NEWS,
  TRANSIT_PARTIES,
  TRANSIT_STATUSES,
} from './transit.enums';

export const TransitStatus = z.enum(TRANSIT_STATUSES);
export const TransitMode = z.enum(TRANSIT_MODES);

/** How the shopper describes a thing to the border. Quantities and values are those of the order that it was bought by. */
const DeclaredInput = z.strictObject({
  parcelItemId: Id,
  nameEn: text(120, 1),
  nameZh: z._default(text(120), ''),
  material: z._default(text(80), ''),
  hsCode: z._default(z.string().check(z.regex(/^(\d{6}(\d{2}){0,2})?$/)), ''),
});

export const TransitOrderInput = z.strictObject({
  purchaseParcelIds: ParcelIds,
  transitOptionName: text(64, 1),
  userAddressId: Id,
  localExpressCompanyName: z._default(text(80), ''),
  ...TransitWishes,
  /** With `selfPickup`: one of the line's. */
  stationId: z.optional(Id),
  /** The estimate that was shown: at another price nothing is ordered. */
  quoteId: z.optional(Id),
  mode: z._default(TransitMode, 'PACK_FIRST'),
  /** What is left out is declared in the words that `proposedWords` has for it, and refused where it has none. */
  declaration: z._default(z.array(DeclaredInput).check(z.maxLength(400)), []),
  /** Whose numbers go to the border; else those that were written down last for the country. */
  customsInfoId: z.optional(Id),
  remark: z._default(text(500), ''),
  termsAccepted: z.optional(z.literal(true)),
});

/** What can be done now, what comes of it, what it costs and until when it can be done. */
export const TransitAction = z.object({
  name: z.enum(TRANSIT_ACTIONS),
  effect: z.enum(TRANSIT_EFFECTS),
  fee: z.nullable(Money),
  until: z.nullable(Time),
});

const ShippedParcel = z.object({
  id: z.string(),
  parcelNo: z.string(),
  /** Of the first thing in it. */
  title: z.string(),
  image: z.string(),
  grams: z.int(),
  pieces: z.int(),
  items: z.array(z.object({ title: z.string(), quantity: z.int() })),
});

export const TransitOrder = z.object({
  id: z.string(),
  orderNo: z.string(),
  mode: TransitMode,
  status: TransitStatus,
  holds: z.array(z.enum(TRANSIT_HOLDS)),
  closeReason: z.nullable(z.enum(TRANSIT_CLOSE_REASONS)),
  transitOptionName: z.string(),
  title: z.string(),
  minDays: z.int(),
  maxDays: z.int(),
  selfPickup: z.boolean(),
  receiver: z.object({ name: z.string(), countryCode: z.string(), city: z.string() }),
  parcels: z.array(ShippedParcel),
  boxCount: z.int(),
  /** What is billed: estimated until the boxes are weighed. */
  chargeableGrams: z.int(),
  isEstimated: z.boolean(),
  /** The invoice, before that the estimate. */
  total: Money,
  paid: Money,
  refunded: Money,
  createdAt: Time,
  /** The sum that waits to be paid, or was paid last. */
  payment: z.nullable(Payment),
  payBefore: z.nullable(Time),
  /** When a delivered order is taken for complete. */
  autoCompleteAt: z.nullable(Time),
  actions: z.array(TransitAction),
});

export const TransitBox = z.object({
  boxNo: z.int(),
  grams: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
  carrier: z.string(),
  trackingNo: z.string(),
  state: z.enum(TRACKING_STATES),
  sealedAt: Time,
  /** Of the box before it was closed. */
  photos: z.array(z.string()),
});

const DeclaredLine = z.object({
  title: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  material: z.string(),
  hsCode: z.string(),
  quantity: z.int(),
  unitValue: Money,
});

/** How a shipment was, by who had it shipped. */
export const TransitReviewInput = z.strictObject({
  stars: z.int().check(z.gte(1), z.lte(5)),
  words: z._default(text(LIMITS.reviewLetters), ''),
  photos: PhotosInput,
});

const TransitReview = z.object({ stars: z.int(), words: z.string(), photos: z.array(z.string()), at: Time });

export const TransitOrderDetail = z.object({
  ...TransitOrder.shape,
  /** Whether something of it was bought for its shopper; all of it came from sellers of their own where not. */
  isBought: z.boolean(),
  address: Address,
  stationId: z.nullable(z.string()),
  /** Where and by whom it is fetched; null where it comes to the door. */
  pickup: z.nullable(
    z.object({
      /** Null where the shop has it no more. */
      station: z.nullable(Station),
      receiverName: z.string(),
      phone: z.string(),
      /** What it is handed out against, once it is there. */
      code: z.nullable(z.string()),
      /** Until when it is kept there; null before it is there, and where nobody has said for how long. */
      until: z.nullable(Time),
    }),
  ),
  localExpressCompanyName: z.string(),
  services: z.array(z.string()),
  packingWishes: z.array(z.string()),
  insuredValue: z.nullable(Money),
  remark: z.string(),
  warehouseName: z.string(),
  /** By when it is packed; not there where that does not wait for the shop. */
  packBefore: z.optional(Time),
  declaration: z.array(DeclaredLine),
  /** The receiver's numbers, hidden but for their last digits; null where none were asked for. */
  customs: z.nullable(
    z.object({ receiverName: z.string(), numbers: z.array(z.object({ key: z.string(), masked: z.string() })) }),
  ),
  estimate: ShownReceipt,
  /** By the boxes as they were weighed. */
  invoice: z.nullable(ShownReceipt),
  /** Of what was paid before packing: `paid` and `due` as they were compared, and what came of it. */
  reconciliation: z.nullable(
    z.object({
      outcome: z.enum(['TOP_UP', 'REFUND', 'NOTHING']),
      estimated: Money,
      invoiced: Money,
      difference: Money,
    }),
  ),
  payments: z.array(Payment),
  /** Where what was paid could go back in place of the balance; null where the shopper has no choice. */
  wayBack: z.nullable(WayBack),
  boxes: z.array(TransitBox),
  timeline: z.array(
    z.object({
      ...{ status: TransitStatus, at: Time, by: z.enum(TRANSIT_PARTIES), note: z.nullable(z.string()) },
      /** What came to pass beside its state, and of which sum. */
      news: z.optional(z.object({ code: z.enum(TRANSIT_NEWS), sum: Money })),
    }),
  ),
  /** Whether the boxes may cost more than was told; null where that is not asked. */
  question: z.nullable(z.object({ id: z.string(), told: Money, asks: Money, note: z.string(), decideBefore: Time })),
  /** Null where nothing is asked. */
  trouble: z.nullable(Trouble),
  /** What was claimed last on the insurance of what arrived, until when that is done, and whether it can be now. */
  claim: z.nullable(Claim),
  claimBefore: z.nullable(Time),
  canClaim: z.boolean(),
  /** Null until it is given, once. */
  review: z.nullable(TransitReview),
});

export const TransitOrderPage = z.object({
  ...pageOf(TransitOrder).shape,
  counts: z.record(z.string(), z.int()),
  /** Of those that are prepared, how many wait for a difference or a fee: they stand with what is to be paid. */
  dueBesides: z.int(),
});

const TrackingEvent = z.object({
  at: Time,
  place: z.string(),
  state: z.enum(TRACKING_STATES),
  source: z.enum(TRACKING_SOURCES),
  /** As they wrote it. */
  original: z.string(),
});

/** The way of each box, the newest first. */
export const TransitLogistics = z.object({
  boxes: z.array(
    z.object({
      boxNo: z.int(),
      legs: z.array(
        z.object({
          leg: z.enum(TRANSIT_LEGS),
          carrier: z.string(),
          trackingNo: z.string(),
          events: z.array(TrackingEvent),
        }),
      ),
    }),
  ),
  /** Between these days the line says that it arrives; null before it has left. */
  /** `from` is null once that day has come and the other has not. */
  promise: z.nullable(z.object({ from: z.nullable(Time), to: Time })),
  isLate: z.boolean(),
});
