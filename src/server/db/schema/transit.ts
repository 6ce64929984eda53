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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Address } from '../../../contract/account';
import {
  TRACKING_STATES,
  TRANSIT_CLOSE_REASONS,
  TRANSIT_HOLDS,
  TRANSIT_MODES,
  TRANSIT_STATUSES,
} from '../../../contract/transit.enums';
import type { TransitOrderDetail, TroubleKind } from '../../../contract/transit';
import type { TransitReceipt } from '../../../contract/transit-receipt';
import { removedWithShopper } from './account';
import { amount, keyed, time, type Owned } from './columns';
import { transitBatch } from './transit-batch';

export const transitOrder = pgTable(
  'transit_order',
  {
    ...keyed(),
    shopperId: text().notNull(),
    orderNo: text().notNull(),
    mode: text({ enum: TRANSIT_MODES }).notNull(),
    status: text({ enum: TRANSIT_STATUSES }).notNull(),
    /** Counts what was written to it. */
    version: integer().notNull().default(1),
    holds: text({ enum: TRANSIT_HOLDS })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    closeReason: text({ enum: TRANSIT_CLOSE_REASONS }),
    closeNote: text().notNull().default(''),
    warehouseId: text().notNull(),
    lineName: text().notNull(),
    /** As it was when the order was made, whatever becomes of the shopper's address. */
    address: jsonb().$type<Address>().notNull(),
    /** Where it is fetched; null where it comes to the door. */
    stationId: text(),
    /** Who fetches it there, and for how long it is kept, as it was when the order was made. */
    pickup: jsonb().$type<{ receiverName: string; phone: string; idLast4: string; keepDays?: number }>(),
    /** What it is handed out against. */
    pickupCode: text(),
    localExpressCompanyName: text().notNull(),
    /** Whose numbers go to the border, without the numbers. */
    customsRef: jsonb().$type<CustomsRef>(),
    insuredFen: bigint({ mode: 'number' }),
    remark: text().notNull(),
    /** The receipts of before and after packing, with all that they were made of. */
    estimate: jsonb().$type<TransitReceipt>().notNull(),
    invoice: jsonb().$type<TransitReceipt>(),
    currency: text().notNull(),
    /** What the shop asks where packed boxes are let go, and what it lets be, in fen: as it was when the order was made. */
    unpackFen: amount(),
    rehearsalFen: amount(),
    toleranceFen: amount(),
    refundedLocal: bigint({ mode: 'number' }).notNull().default(0),
    /** Where the shop was asked: what links in mails are made with. */
    host: text().notNull(),
    /** How it was, by its shopper. */
    review: jsonb().$type<NonNullable<TransitOrderDetail['review']>>(),
    /** What its shopper is asked about, and has said of it; null where it goes well. */
    trouble: jsonb().$type<Trouble>(),
    /** When the clock has something to do with it next; what, its state says. */
    clockAt: time(),
    /** Who of the staff is on it; nobody once `claimedUntil` is over. */
    claimedBy: text(),
    claimedAt: time(),
    claimedUntil: time(),
    /** Why nobody packs it for now, and since when; null where somebody may. */
    heldNote: text().notNull().default(''),
    heldAt: time(),
    /** Until when its shopper is asked whether the boxes may cost more; null where nothing is asked. */
    askedUntil: time(),
    /** What they have agreed to in place of the estimate, in the shop's money. */
    agreedLocal: bigint({ mode: 'number' }),
    /** Which revision of what is said to the border holds. */
    declared: integer().notNull().default(0),
    /** When it left the warehouse: promises are counted from there. */
    outboundAt: time(),
    /** The last day on which its line says that it arrives. */
    promisedAt: time(),
    movedAt: time().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.orderNo),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
    index().on(t.tenantId, t.shopperId, t.status, t.createdAt, t.id),
    // what went by a line, looked through from the newest on
    index('transit_order_of_line').on(t.tenantId, t.lineName, t.createdAt, t.id),
    index('transit_order_queue').on(t.tenantId, t.warehouseId, t.status, t.movedAt, t.id),
    index('transit_order_receiver').on(t.tenantId, sql`(customs_ref ->> 'receiverMark')`).where(sql`customs_ref is not null`), // prettier-ignore
    index('transit_order_clock')
      .on(t.clockAt)
      .where(sql`clock_at is not null`),
    index('transit_order_desk').on(t.tenantId, t.movedAt, t.id).where(sql`status in ('SUBMITTED', 'PACKING', 'WEIGHED', 'PENDING_PAYMENT', 'PAID')`), // prettier-ignore
    index('transit_order_lease').on(t.tenantId, t.claimedBy, t.movedAt, t.id).where(sql`claimed_by is not null`), // prettier-ignore
    index('transit_order_held')
      .on(t.tenantId, t.movedAt, t.id)
      .where(sql`held_at is not null`),
    index('transit_order_asked')
      .on(t.askedUntil)
      .where(sql`asked_until is not null`),
    // what somebody has still to pack or a carrier to bring, of all shops
    index('transit_order_to_pack')
      .on(t.movedAt)
      .where(sql`status in ('SUBMITTED', 'PACKING', 'WEIGHED', 'PAID')`),
    index('transit_order_on_its_way')
      .on(t.movedAt)
      .where(
        sql`status in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'SEIZED')`,
      ),
    // the desk of those who look after what has left
    index('transit_order_way')
      .on(t.tenantId, t.movedAt, t.id)
      .where(
        sql`status in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP')`,
      ),
    index('transit_order_aside')
      .on(t.tenantId, t.status, t.movedAt, t.id)
      .where(sql`status in ('CUSTOMS', 'RETURNED', 'LOST', 'SEIZED')`),
    index('transit_order_exception')
      .on(t.tenantId, t.movedAt, t.id)
      .where(
        sql`holds <> '{}' and status in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP')`,
      ),
    index('transit_order_late')
      .on(t.tenantId, t.promisedAt, t.id)
      .where(
        sql`promised_at is not null and (status in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP') or (status = 'DELIVERED' and moved_at > promised_at))`,
      ),
    check('transit_order_invoiced', sql`invoice is not null or status not in ('WEIGHED', 'OUTBOUND', 'DELIVERED')`),
  ],
);

/** What an order remembers of a receiver's numbers. */
interface CustomsRef {
  customsInfoId: string;
  countryCode: string;
  receiverName: string;
  /** The same for one receiver, in this shop. */
  receiverMark: string;
  numbers: { key: string; masked: string }[];
}

/** What went wrong, and the papers that were sent for it. */
export interface Trouble {
  kind: TroubleKind;
  note: string;
  at: string;
  papers?: { words: string; photos: string[]; at: string };
  /** What became of the question whether a loss is claimed; the claim may be made by the clock. */
  answer?: 'CLAIM' | 'DECLINE';
}

export const orderKey = <T extends string>(name: string, t: Owned<T, 'transitOrderId'>) =>
  foreignKey({
    name,
    columns: [t.tenantId, t.transitOrderId],
    foreignColumns: [transitOrder.tenantId, transitOrder.id],
  }).onDelete('cascade');

/** A box as it was packed. */
export const transitBox = pgTable(
  'transit_box',
  {
    ...keyed(),
    transitOrderId: text().notNull(),
    boxNo: integer().notNull(),
    grams: integer().notNull(),
    lengthMm: integer().notNull(),
    widthMm: integer().notNull(),
    heightMm: integer().notNull(),
    /** Empty until it is handed over. */
    carrier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    /** Who brings it over the last stretch, and under which number; empty where that is the same, or nobody has said. */
    localCarrier: text().notNull().default(''),
    localTrackingNo: text().notNull().default(''),
    /** What tracking says of it, and since when: what is older changes nothing. */
    state: text({ enum: TRACKING_STATES }).notNull().default('REGISTERED'),
    stateAt: time(),
    /** Who was asked to tell of it; empty until somebody was. */
    followedBy: text().notNull().default(''),
    /** When to ask where it is; null where nobody is to be asked any more. */
    askAt: time(),
    sealedAt: time().notNull(),
    /** Of the box before it was closed. */
    photos: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Taken apart again: then it is history. */
    unpackedAt: time(),
    /** How often its label was printed. */
    labelPrints: integer().notNull().default(0),
    /** With which others it leaves; null where it goes by itself, or nobody has put it anywhere yet. */
    batchId: text(),
    batchedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    orderKey('transit_box_of_order', t),
    uniqueIndex('transit_box_no')
      .on(t.tenantId, t.transitOrderId, t.boxNo)
      .where(sql`unpacked_at is null`),
    uniqueIndex('transit_box_tracked')
      .on(t.tenantId, t.carrier, t.trackingNo)
      .where(sql`tracking_no <> ''`),
    index('transit_box_number')
      .on(t.tenantId, t.trackingNo)
      .where(sql`tracking_no <> ''`),
    index('transit_box_local_number')
      .on(t.tenantId, t.localTrackingNo)
      .where(sql`local_tracking_no <> ''`),
    index('transit_box_to_ask')
      .on(t.askAt)
      .where(sql`ask_at is not null`),
    index('transit_box_batch')
      .on(t.tenantId, t.batchId, t.batchedAt, t.id)
      .where(sql`batch_id is not null`),
    foreignKey({
      name: 'transit_box_of_batch',
      columns: [t.tenantId, t.batchId],
      foreignColumns: [transitBatch.tenantId, transitBatch.id],
    }),
    check('transit_box_batched', sql`(batch_id is null) = (batched_at is null)`),
    check('transit_box_measured', sql`grams > 0 and length_mm > 0 and width_mm > 0 and height_mm > 0`),
  ],
);
