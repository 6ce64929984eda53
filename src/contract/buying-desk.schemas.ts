import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { AtSeller } from './at-seller.schemas';
import { BULK_REASONS, BUYING_GROUPS, BUYING_VIEWS, DIFFERENCES, PLACINGS, STOCK_MARKS } from './buying-desk.enums';
import { ChannelField, Id, LocaleField, Money, Price, queryInt, text, Time, Version } from './fields.schemas';
import { LIMITS } from './limits';
import { Lease } from './manual-desk.schemas';
import { DeskEvent } from './desk-event.schemas';
import { ShipTo } from './ship-to.schemas';
import { PURCHASE_ORDER_STATUSES } from './order-status';
import { AGE_DAYS } from './order-age';
import { ORDER_ITEM_STATUSES } from './purchase.enums';

const Fen = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** A paid order in a queue of its desk. */
export const QueuedPurchase = z.object({
  id: z.string(),
  orderNo: z.string(),
  status: z.enum(PURCHASE_ORDER_STATUSES),
  /** When it came to its state. */
  movedAt: Time,
  isLate: z.boolean(),
  /** When its clock is over; none while it stands still. */
  dueAt: z.nullable(Time),
  /** By when somebody takes it up, as long as nobody has. */
  takeBy: z.nullable(Time),
  channel: z.nullable(ChannelField),
  /** Two sellers may have one name. */
  ...{ shopId: z.string(), shopName: z.string() },
  title: z.string(),
  image: z.string(),
  /** Kinds of goods, and pieces of all of them. */
  kinds: z.int(),
  pieces: z.int(),
  goods: Money,
  hasMessage: z.boolean(),
  /** Its shopper is asked whether to pay more, or to take something else. */
  isAsked: z.boolean(),
  /** Its shopper asks for money back, and nobody has answered. */
  isRefundAsked: z.boolean(),
  /** What it lacks, by what its marketplace was last heard to have: nobody is asked for it. Null: nothing that is known. */
  stock: z.nullable(z.enum(STOCK_MARKS)),
  shopperName: z.string(),
  lease: z.nullable(Lease),
});

const Numbered = z.object({ id: z.string(), no: z.string() });
const DeskItem = z.object({
  ...{ id: z.string(), title: z.string(), image: z.string() },
  productUrl: z.string(),
  options: z.array(z.string()),
  quantity: z.int(),
  message: z.string(),
  status: z.enum(ORDER_ITEM_STATUSES),
  /** For one: what was paid in yuan, with what was paid more since. */
  paidFen: z.int(),
  total: Price,
  /** What goes back where its seller has it no more, and whether its order is over then; null where the reader cannot say so now. */
  whenGone: z.nullable(z.object({ gives: Money, endsOrder: z.boolean() })),
  /** Its money is asked for: it is not bought before that is answered. */
  isRefundAsked: z.boolean(),
  /** What its seller asks for one now, and what that is more for its shopper; null where nobody asks. */
  asked: z.nullable(z.object({ unitFen: z.int(), more: Money, decideBefore: z.nullable(Time) })),
  /** What its shopper is offered in place of it; null where nothing is. */
  substitute: z.nullable(
    z.object({
      title: z.string(),
      productUrl: z.string(),
      options: z.array(z.string()),
      unitPrice: Price,
      decideBefore: Time,
    }),
  ),
});

/** The same with all that is known of it. `version` goes up with everything that is written to it. */
export const DeskPurchase = z.object({
  id: z.string(),
  orderNo: z.string(),
  version: z.int(),
  status: z.enum(PURCHASE_ORDER_STATUSES),
  movedAt: Time,
  isLate: z.boolean(),
  /** When its clock is over; none while it stands still. */
  dueAt: z.nullable(Time),
  /** By when somebody takes it up, as long as nobody has. */
  takeBy: z.nullable(Time),
  channel: z.nullable(ChannelField),
  shopName: z.string(),
  warehouseId: z.string(),
  ...{ shopperId: z.string(), shopperName: z.string() },
  /** In which its goods came, oldest first, and what takes those. */
  ...{ parcels: z.array(Numbered), shipments: z.array(Numbered) },
  shopperLanguage: LocaleField,
  items: z.array(DeskItem),
  goods: Price,
  domesticFreight: Price,
  serviceFee: Price,
  total: Price,
  /** What was paid beside these sums for what became dearer; null where nothing was. */
  paidMore: z.nullable(Money),
  refunded: Money,
  /** What of all that was paid stays with the shop, once its seller is paid what is known of that by now. */
  margin: Money,
  /** Until when nobody has to buy it; null where it is to be bought. */
  waitUntil: z.nullable(Time),
  lease: z.nullable(Lease),
  /** What stands at the seller's for it. */
  atSeller: z.nullable(AtSeller),
  /** Whose account orders it by call; null where a person does. */
  byCall: z.nullable(z.string()),
  /** Accounts at its marketplace under which the shop has bought lately, the latest first. */
  accounts: z.optional(z.array(z.string())),
  /** Where its seller sends it: the warehouse, and behind the receiver's name the order's code. As long as it is to be bought. */
  shipTo: z.optional(z.nullable(ShipTo)),
  /** Numbers that were typed for it when its shopper was asked. */
  notedNumbers: z.array(z.string()),
  timeline: z.array(DeskEvent),
  /** What would go back because its seller asks less, where a second person has to allow it first. */
  savedAsked: z.optional(z.nullable(Approval)),
  /** Its shopper can be asked to pay more: once an order. */
  canAsk: z.boolean(),
  /** How that becomes the shopper's money, and how little the shop bears itself. */
  askTerms: z.object({
    cnyToLocalRate: z.string(),
    marginBasisPoints: z.int(),
    currency: z.string(),
    borne: z.object({ fen: z.int(), basisPoints: z.int() }),
  }),
  canPlace: z.boolean(),
  canSend: z.boolean(),
});

const Cursor = z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/));

const what = {
  view: z._default(z.enum(BUYING_VIEWS), 'toBuy'),
  /** The number of an order, or the e-mail of a shopper. */
  keyword: z.optional(text(100)),
  /** Marketplaces, by commas. */
  channel: z.optional(z.string().check(z.regex(/^[A-Z_]{2,20}(,[A-Z_]{2,20}){0,9}$/))),
  /** So many days in their state, by commas. */
  age: z.optional(z.string().check(z.refine((ages) => ages.split(',').every((age) => age in AGE_DAYS)))),
};

export const BuyingQueueQuery = z.strictObject({
  ...what,
  /** Those of one seller stand together, by marketplace and shop; those of one shop in the order of the queue. */
  group: z.optional(z.enum(BUYING_GROUPS)),
  after: z.optional(Cursor),
  limit: z._default(queryInt(1, 100), 25),
});

export const BuyingQueue = z.object({
  items: z.array(QueuedPurchase),
  next: z.nullable(z.string()),
  /** How many match, counted up to one more than `LIMITS.bulkRows`. */
  matches: z.int(),
  /** How many wait in each queue, counted up to `LIMITS.deskCount`. */
  waiting: z.object({
    toBuy: z.int(),
    mine: z.int(),
    atShopper: z.int(),
    atSeller: z.int(),
    late: z.int(),
    unsent: z.int(),
    undelivered: z.int(),
    onDate: z.int(),
    open: z.int(),
  }),
});

export const BuyingBulkInput = z.strictObject({
  action: z.enum(['CLAIM', 'RELEASE']),
  /** Rows by name; or all that match, so many as were seen. */
  ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(LIMITS.bulkRows))),
  all: z.optional(z.strictObject({ ...what, matches: z.int().check(z.minimum(1), z.maximum(LIMITS.bulkRows)) })),
});

export const BuyingBulk = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      result: z.enum(['DONE', 'SKIPPED']),
      reason: z.nullable(z.enum(BULK_REASONS)),
    }),
  ),
});

export const PlaceInput = z.strictObject({
  version: Version,
  /** Its numbers at the marketplace. */
  numbers: z.array(text(60, 1)).check(z.minLength(1), z.maxLength(10)),
  /** What its seller asks for one of each thing that is to be bought. */
  prices: z.array(z.strictObject({ orderItemId: Id, unitFen: Fen })).check(z.minLength(1), z.maxLength(200)),
  freightFen: Fen,
  difference: z._default(z.enum(DIFFERENCES), 'ASK'),
  /** A picture of what its seller asks, for its shopper to see; empty where nobody took one. */
  proof: z._default(text(1000), ''),
  /** Of the shop at the marketplace: under one account a number is of one order, whoever is sure. */
  account: z.optional(text(60)),
  /** When its seller was paid; not in the future. Without, now. */
  paidAt: z.optional(z.iso.datetime().check(z.regex(/^2\d{3}-/))),
  /** By which the payment is found at the bank. */
  paymentReference: z.optional(text(100)),
  /** Numbers that another order was bought under are meant. */
  isSure: z._default(z.boolean(), false),
});

export const GoneInput = z.strictObject({ version: Version, orderItemId: Id });
export const SendInput = z.strictObject({
  version: Version,
  parcels: z
    .array(
      z.strictObject({
        /** The first stands for all of it, the others for its further boxes. */
        trackingNos: z.array(text(60, 1)).check(z.minLength(1), z.maxLength(20)),
        /** What of the order is in it; without, all that comes. */
        itemIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(200))),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  /** Numbers that other parcels have come by are meant. */
  isSure: z._default(z.boolean(), false),
});
export const SubstituteInput = z.strictObject({
  version: Version,
  orderItemId: Id,
  productUrl: text(2000, 1),
  title: text(300, 1),
  options: z._default(z.array(text(100, 1)).check(z.maxLength(10)), []),
  /** What its seller asks for one: no more than was paid, but for what the shop bears anyway. */
  unitFen: Fen,
  /** What it looks like, uploaded by the staff. */
  images: z._default(z.array(text(1000, 1)).check(z.maxLength(2)), []),
  remark: z._default(text(500), ''),
  hours: z._default(z.int().check(z.minimum(24), z.maximum(LIMITS.substituteHours)), LIMITS.substituteHours),
});
export const WaitInput = z.strictObject({
  version: Version,
  /** A day, thirty days away at most; null: it is to be bought now. */
  until: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  reason: z._default(text(500), ''),
});
export const ByCall = z.object({ placing: z.enum(PLACINGS), payUrl: z.nullable(z.string()), order: DeskPurchase });
export const NextPurchase = z.object({ order: z.nullable(DeskPurchase) });
export const purchaseParams = z.object({ id: Id });
export const ClaimInput = z.strictObject({ takesOver: z._default(z.boolean(), false) });
