import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { ServiceFeeRule } from '../../../contract/fields';
import { ORDER_ITEM_STATUSES } from '../../../contract/purchase.enums';
import { amount, created, keyed, time, type Owned } from './columns';
import { removedWithShopper } from './account';
import { clockColumns, clockIndexes } from './purchase-clock';

export const favorite = pgTable(
  'favorite',
  {
    ...keyed(),
    shopperId: text().notNull(),
    channel: text().notNull(),
    productUrl: text().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.shopperId, t.productUrl),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
  ],
);

export const cartItem = pgTable(
  'cart_item',
  {
    ...keyed(),
    shopperId: text().notNull(),
    /** Canonical. */
    productUrl: text().notNull(),
    channel: text().notNull(),
    itemId: text().notNull(),
    skuId: text().notNull(),
    quantity: integer().notNull(),
    message: text().notNull().default(''),
    /** What the shopper last saw of it, as `SeenOffer` of the cart module: tells price moves, and shows it once it is gone. */
    seen: jsonb().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.shopperId, t.productUrl, t.skuId),
    removedWithShopper(t),
  ],
);

/** A priced offer to a shopper; used at most once. */
export const quote = pgTable(
  'quote',
  {
    ...keyed(),
    shopperId: text().notNull(),
    /** `CART` or `PREVIEW`. */
    source: text().notNull(),
    /** The `Quote` of the contract as it was shown, parsed on every read. */
    draft: jsonb().notNull(),
    expiresAt: time().notNull(),
    usedAt: time(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId),
    index().on(t.expiresAt),
  ],
);

const isToBuy = sql`status in ('PAID', 'PURCHASING')`;

export const purchaseOrder = pgTable(
  'purchase_order',
  {
    ...keyed(),
    shopperId: text().notNull(),
    orderNo: text().notNull(),
    status: text().notNull(),
    closeReason: text(),
    /** Empty of what was quoted by hand. */
    channel: text().notNull(),
    shopId: text().notNull(),
    shopName: text().notNull(),
    warehouseId: text().notNull(),
    currency: text().notNull(),
    /** Each sum in fen and in the tenant's currency, both frozen with the rate (docs/domain.md, Money). */
    goodsFen: amount(),
    goodsLocal: amount(),
    freightFen: amount(),
    freightLocal: amount(),
    serviceFeeFen: amount(),
    serviceFeeLocal: amount(),
    totalFen: amount(),
    totalLocal: amount(),
    refundedLocal: bigint({ mode: 'number' }).notNull().default(0),
    cnyToLocalRate: text().notNull(),
    marginBasisPoints: integer().notNull(),
    /** As it was told; terms that came later are missing, so it is read by its schema. */
    serviceFeeRule: jsonb().$type<ServiceFeeRule>().notNull(),
    /** Quote and shop that it was made of: one order at most. Null for clones. */
    quoteId: text(),
    payBefore: time().notNull(),
    /** When it came to its state. */
    movedAt: time().notNull().defaultNow(),
    /** Who of the staff is on it; nobody once `claimedUntil` is over. */
    claimedBy: text(),
    claimedAt: time(),
    claimedUntil: time(),
    /** Numbers at the marketplace that were typed when its shopper was asked for more: nothing is bought by them yet. */
    notedNumbers: text().array().notNull().default([]),
    /** Until then its seller has something of it not yet: nobody has to buy it before. */
    waitUntil: time(),
    ...clockColumns(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.orderNo),
    unique().on(t.tenantId, t.quoteId, t.channel, t.shopId),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
    index().on(t.tenantId, t.shopperId, t.status, t.createdAt, t.id),
    // all of a shop's, as they came
    index('purchase_order_newest').on(t.tenantId, t.createdAt, t.id),
    index('purchase_order_unpaid')
      .on(t.payBefore)
      .where(sql`status = 'PENDING_PAYMENT'`),
    // what somebody has still to buy or a seller to send, of all shops
    index('purchase_order_to_buy')
      .on(t.movedAt)
      .where(sql`status in ('PAID', 'PURCHASING', 'PURCHASED')`),
    // the queues of a shop's own buyers
    index('purchase_order_desk').on(t.tenantId, t.movedAt, t.id).where(isToBuy),
    index('purchase_order_by_shop').on(t.tenantId, t.channel, t.shopId, t.movedAt, t.id).where(isToBuy),
    index('purchase_order_at_seller')
      .on(t.tenantId, t.movedAt, t.id)
      .where(sql`status = 'PURCHASED'`),
    index('purchase_order_lease')
      .on(t.tenantId, t.claimedBy, t.movedAt, t.id)
      .where(sql`claimed_by is not null`),
    ...clockIndexes(t),
    // what is paid and not over, as it came to its state; counted by state and age
    index('purchase_order_open_paid')
      .on(t.tenantId, t.movedAt, t.id, t.status)
      .where(sql`status not in ('COMPLETED', 'CLOSED', 'PENDING_PAYMENT')`),
  ],
);

const orderKey = <T extends string>(t: Owned<T, 'orderId'>) =>
  foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [purchaseOrder.tenantId, purchaseOrder.id] });

export const orderItem = pgTable(
  'order_item',
  {
    ...keyed(),
    orderId: text().notNull(),
    position: integer().notNull(),
    productUrl: text().notNull(),
    channel: text().notNull(),
    itemId: text().notNull(),
    skuId: text().notNull(),
    title: text().notNull(),
    /** The seller's own words, where the shopper read others; empty where they are the same, or nobody kept them. */
    titleOriginal: text().notNull().default(''),
    image: text().notNull(),
    skuLabels: jsonb().$type<string[]>().notNull(),
    quantity: integer().notNull(),
    message: text().notNull(),
    unitFen: amount(),
    unitLocal: amount(),
    totalFen: amount(),
    totalLocal: amount(),
    status: text({ enum: ORDER_ITEM_STATUSES }).notNull(),
    /** Counts what was written to it. */
    version: integer().notNull().default(1),
    /** What the inspection found wrong. */
    finding: text().notNull().default(''),
    /** Until when its shopper says what becomes of it. */
    decideBefore: time(),
    /** What comes back of its price where its shopper keeps it as it is, or came back; nothing where nobody offers that, or took it. */
    offerLocal: bigint({ mode: 'number' }).notNull().default(0),
    /** What of its price has gone back. */
    refundedLocal: bigint({ mode: 'number' }).notNull().default(0),
    /** Pieces that went back to their seller, those that are on their way there (none of what goes whole for a fault), and what of the price was kept for that. */
    goneQty: integer().notNull().default(0),
    returningQty: integer().notNull().default(0),
    keptLocal: bigint({ mode: 'number' }).notNull().default(0),
    /** What its seller asks for one now, where that is more than was paid; 0 where nobody said so. */
    dearerFen: bigint({ mode: 'number' }).notNull().default(0),
    /** What is due or was paid for that, in the order's currency; 0 once it went back. */
    topUpLocal: bigint({ mode: 'number' }).notNull().default(0),
    /** A picture of what its seller asks now; empty where nobody took one. */
    dearerProof: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    orderKey(t),
    index().on(t.tenantId, t.orderId),
    index('order_item_undecided')
      .on(t.decideBefore)
      .where(sql`status = 'QC_FAILED'`),
    index('order_item_undecided_of_shop').on(t.tenantId, t.decideBefore).where(sql`status = 'QC_FAILED'`), // prettier-ignore
    index('order_item_asked_about')
      .on(t.tenantId, t.decideBefore)
      .where(sql`status in ('DEARER', 'SUBSTITUTE')`),
    index('order_item_substitute').on(t.decideBefore).where(sql`status = 'SUBSTITUTE'`), // prettier-ignore
    index('order_item_dearer')
      .on(t.decideBefore)
      .where(sql`status = 'DEARER'`),
    // what keeps a parcel off its shelf
    index('order_item_held')
      .on(t.tenantId, t.id)
      .where(sql`status in ('QC_FAILED', 'RETURNING', 'EXCHANGING')`),
    check('order_item_refund', sql`refunded_local between 0 and total_local`),
    check('order_item_pieces', sql`gone_qty >= 0 and returning_qty >= 0 and gone_qty + returning_qty <= quantity`),
    check('order_item_kept', sql`kept_local >= 0 and refunded_local + kept_local <= total_local`),
    check('order_item_offer', sql`offer_local between 0 and total_local`),
    check('order_item_top_up', sql`top_up_local >= 0 and (top_up_local = 0 or dearer_fen > unit_fen)`),
  ],
);

export const orderEvent = pgTable(
  'order_event',
  {
    ...keyed(),
    orderId: text().notNull(),
    status: text().notNull(),
    note: text(),
    at: time().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    orderKey(t),
    index().on(t.tenantId, t.orderId, t.at),
    // what came to a state on a day
    index('order_event_of_day').on(t.tenantId, t.status, t.at),
  ],
);
