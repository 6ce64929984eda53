import * as z from 'zod/mini';
import { Money, Price, Time } from './fields.schemas';
import { ITEM_DECISIONS, ORDER_ITEM_STATUSES } from './purchase.enums';
import { WAREHOUSE_REGIONS } from './tenant.enums';
import { GOODS_KINDS } from './transit-line.enums';
import {
  DISPOSAL_REFUSALS,
  PARCEL_NUMBER_KINDS,
  PARCEL_PHOTO_KINDS,
  PARCEL_SERVICE_STATUSES,
  PARCEL_SOURCES,
  PARCEL_STATUSES,
  REWORK_REFUSALS,
  SELECT_REFUSALS,
} from './warehouse.enums';

export const GoodsKindField = z.enum(GOODS_KINDS);

/** A calendar day, `2027-02-19`. */
const Day = z.string();

export const ParcelItem = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  productUrl: z.string(),
  /** Empty of what was bought at no marketplace of ours. */
  channel: z.string(),
  category: z.string(),
  options: z.array(z.string()),
  quantity: z.int(),
  /** What one piece has cost. */
  unitPrice: Money,
  /** Of what the shop bought; null of what the shopper did. */
  order: z.nullable(
    z.object({
      itemId: z.string(),
      orderId: z.string(),
      orderNo: z.string(),
      shopName: z.string(),
      status: z.enum(ORDER_ITEM_STATUSES),
      /** What the inspection found wrong, and until when the shopper says what becomes of it. */
      finding: z.string(),
      decideBefore: z.nullable(Time),
      /** What can be said to it now, and the money that comes back by it. */
      choices: z.array(z.object({ decision: z.enum(ITEM_DECISIONS), money: z.nullable(Money) })),
      /** What came back of its price for keeping it although it was found wrong; null where nothing did. */
      cheaper: z.nullable(Money),
      /** What comes back where it goes back to its seller for no reason, what its way costs of that, and until when it may; null where it may not. */
      sendBack: z.nullable(
        z.object({
          /** Of all that is left of it. */
          money: Money,
          freight: Money,
          before: Time,
          /** So many may go, or fewer; of what more was paid for, all or none. */
          pieces: z.int(),
          isWhole: z.boolean(),
          /** What fewer have cost. */
          terms: z.object({ total: z.int(), of: z.int(), gone: z.int(), left: z.int() }),
        }),
      ),
    }),
  ),
});

/** Under which numbers it came. */
export const ParcelNumber = z.object({ number: z.string(), kind: z.enum(PARCEL_NUMBER_KINDS), carrier: z.string() });

export const ParcelPhoto = z.object({
  id: z.string(),
  kind: z.enum(PARCEL_PHOTO_KINDS),
  image: z.string(),
  takenAt: Time,
});

/** Days are the warehouse's calendar's, without those on which storage stood still. */
export const ParcelStorage = z.object({
  since: Day,
  /** The last day that costs nothing. */
  freeUntil: Day,
  /** For which nothing more is due, those that were paid for among them; below zero once some are. */
  daysLeft: z.int(),
  days: z.int(),
  isPaused: z.boolean(),
  /** A day after the free ones, and what is due so far. */
  dayFee: Price,
  fee: Price,
  /** What was paid for, and the last day of it. */
  paid: Price,
  paidUntil: z.nullable(Day),
  /** The last day on which it is kept though nobody pays for it; null where that is far, or it is kept for good. */
  keptUntil: z.nullable(Day),
});

/** What the warehouse was asked to do with it, at the price of that day. */
const ParcelService = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  status: z.enum(PARCEL_SERVICE_STATUSES),
  price: Price,
  remark: z.string(),
  /** What whoever did it has found. */
  answer: z.string(),
  createdAt: Time,
  doneAt: z.nullable(Time),
});

/** What it can be asked to do with it, and for how much. */
const ServiceOffer = z.object({
  code: z.string(),
  name: z.string(),
  remark: z.string(),
  /** Of the price: whoever asks says by which one. */
  priceId: z.string(),
  price: Price,
});

/** A parcel in the warehouse, as its shopper sees it. */
export const StockInParcel = z.object({
  id: z.string(),
  parcelNo: z.string(),
  status: z.enum(PARCEL_STATUSES),
  source: z.enum(PARCEL_SOURCES),
  warehouse: z.object({ id: z.string(), name: z.string(), region: z.enum(WAREHOUSE_REGIONS) }),
  /** Null until it is measured, as its size. */
  grams: z.nullable(z.int()),
  lengthMm: z.nullable(z.int()),
  widthMm: z.nullable(z.int()),
  heightMm: z.nullable(z.int()),
  /** By the divisor that most lines of the shop have. */
  volume: z.nullable(z.object({ grams: z.int(), divisor: z.int() })),
  goodsKinds: z.array(GoodsKindField),
  note: z.string(),
  numbers: z.array(ParcelNumber),
  photos: z.array(ParcelPhoto),
  items: z.array(ParcelItem),
  /** What all of it has cost. */
  value: Price,
  receivedAt: z.nullable(Time),
  stockedInAt: z.nullable(Time),
  storage: z.nullable(ParcelStorage),
  /** How many days can be paid for ahead, after which day, and what all of them cost with those that are due; null where none can. */
  storageAhead: z.nullable(z.object({ from: Day, mostDays: z.int(), holidays: z.array(Day), all: Money })),
  services: z.array(ParcelService),
  serviceOffers: z.array(ServiceOffer),
  transitOrderId: z.nullable(z.string()),
  /** Why it cannot be chosen for a transit order; null where it can. */
  refusal: z.nullable(z.enum(SELECT_REFUSALS)),
  /** Why it cannot be thrown away; null where it can. */
  disposalRefusal: z.nullable(z.enum(DISPOSAL_REFUSALS)),
  /** What it costs to have it taken apart or put together with others, and why it cannot be; null where nothing can be paid from a balance. */
  rework: z.nullable(z.object({ fee: Price, refusal: z.nullable(z.enum(REWORK_REFUSALS)) })),
});
