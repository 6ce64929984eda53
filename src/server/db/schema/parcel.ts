import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { TRACKING_STATES } from '../../../contract/transit.enums';
import { GOODS_KINDS } from '../../../contract/transit-line.enums';
import {
  ACTOR_KINDS,
  PARCEL_NUMBER_KINDS,
  PARCEL_PHOTO_KINDS,
  PARCEL_SOURCES,
  PARCEL_STATUSES,
} from '../../../contract/warehouse.enums';
import { removedWithShopper } from './account';
import { created, keyed, ofTenant, time, type Owned } from './columns';
import { warehouse } from './offers';
import type { ParcelFacts } from './parcel-facts';
import { orderItem } from './shopping';

/** At the door of its warehouse, as its courier says: as the partial index has it. */
export const AT_DOOR = `status = 'FORECAST' and courier_state in ('OUT_FOR_DELIVERY', 'AVAILABLE_FOR_PICKUP', 'FAILED_ATTEMPT', 'DELIVERED')`;

/** On its shelf or in an order that has not left: as the partial index has it. */
export const IN_STORE = `status in ('STOCKED_IN', 'LOCKED', 'PACKED')`;

/** What lies in a warehouse, is on its way there, or has been. */
export const parcel = pgTable(
  'parcel',
  {
    ...keyed(),
    parcelNo: text().notNull(),
    /** Null while nobody knows whose it is. */
    shopperId: text(),
    warehouseId: text().notNull(),
    /** Null as long as `shopperId` was. */
    source: text({ enum: PARCEL_SOURCES }),
    status: text({ enum: PARCEL_STATUSES }).notNull(),
    /** Counts what was written to it. */
    version: integer().notNull().default(1),
    grams: integer(),
    lengthMm: integer(),
    widthMm: integer(),
    heightMm: integer(),
    goodsKinds: text({ enum: GOODS_KINDS })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** What could be read on it besides its number, of goods that nobody knows. */
    labelText: text().notNull().default(''),
    /** Where it lies. */
    location: text().notNull().default(''),
    /** In the words of its shopper. */
    note: text().notNull().default(''),
    /** By which transit order it is taken. */
    transitOrderId: text(),
    receivedAt: time(),
    /** When it came into store: storage counts the days since, as the warehouse's calendar has them. */
    stockedInAt: time(),
    /** By how many minutes that calendar is ahead of UTC. */
    dayOffset: integer().notNull().default(480),
    /** Days of that calendar which its stay does not count, as they were known while it lay there. */
    holidays: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The last day in the warehouse that costs nothing; it moves on by each day on which storage stood still. */
    freeUntil: date({ mode: 'string' }),
    /** Days on which storage stood still, without those since `pausedAt`. */
    pausedDays: integer().notNull().default(0),
    pausedAt: time(),
    /** When the clock looks at its storage again: to tell of its end, or to charge a day. Null where it costs nothing more. */
    storageAt: time(),
    /** Of how many days left its shopper was told last. */
    storageTold: integer(),
    /** The last day on which it is kept though nobody pays for it, as its shopper was told; null before they are. */
    keptUntil: date({ mode: 'string' }),
    /** How far its seller's courier has brought it, when it came there, and who is asked when. */
    courierState: text({ enum: TRACKING_STATES }).notNull().default('REGISTERED'),
    courierAt: time(),
    followedBy: text().notNull().default(''),
    askAt: time(),
    /** When a notice that nothing has followed, or goods that nobody has claimed, are over. */
    expiresAt: time(),
    /** When it came to its state. */
    movedAt: time().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.parcelNo),
    removedWithShopper(t),
    foreignKey({ columns: [t.tenantId, t.warehouseId], foreignColumns: [warehouse.tenantId, warehouse.id] }),
    // the shopper's store: what ends being free soonest comes first
    index('parcel_of_shopper').on(t.tenantId, t.shopperId, t.status, t.freeUntil, t.id),
    index('parcel_queue').on(t.tenantId, t.warehouseId, t.status, t.movedAt, t.id),
    // the queues of its staff, of all its warehouses
    index('parcel_desk').on(t.tenantId, t.status, t.movedAt, t.id),
    // what is written to lie on a shelf
    index('parcel_shelf')
      .on(t.tenantId, t.warehouseId, t.location)
      .where(sql`status in ('STOCKED_IN', 'LOCKED')`),
    index('parcel_of_transit')
      .on(t.tenantId, t.transitOrderId)
      .where(sql`transit_order_id is not null`),
    index('parcel_ending')
      .on(t.expiresAt)
      .where(sql`status in ('FORECAST', 'UNCLAIMED')`),
    // when the next of a shop's is over
    index('parcel_unclaimed_end')
      .on(t.tenantId, t.expiresAt)
      .where(sql`status = 'UNCLAIMED'`),
    index('parcel_storage').on(t.storageAt).where(sql.raw(IN_STORE)),
    // what two people may throw away
    index('parcel_kept')
      .on(t.tenantId, t.keptUntil)
      .where(sql`status = 'STOCKED_IN' and kept_until is not null`),
    index('parcel_at_door').on(t.tenantId, t.warehouseId, t.courierAt).where(sql.raw(AT_DOOR)),
    index('parcel_to_ask')
      .on(t.askAt)
      .where(sql`status = 'FORECAST'`),
    // what somebody in the warehouse has still to do, of all shops
    index('parcel_arrived')
      .on(t.movedAt)
      .where(sql`status in ('RECEIVED', 'INSPECTED')`),
    check('parcel_taken', sql`(transit_order_id is not null) = (status in ('LOCKED', 'PACKED', 'OUTBOUND'))`),
    check(
      'parcel_owned',
      sql`shopper_id is not null or status in ('UNCLAIMED', 'DISPOSED', 'RETURNED_TO_SELLER', 'EXPIRED')`,
    ),
    check('parcel_known', sql`(shopper_id is null) = (source is null)`),
    check(
      'parcel_measured',
      sql`status not in ('INSPECTED', 'STOCKED_IN', 'LOCKED', 'PACKED', 'OUTBOUND') or (grams > 0 and length_mm > 0 and width_mm > 0 and height_mm > 0) is true`,
    ),
    check(
      'parcel_stored',
      sql`status not in ('STOCKED_IN', 'LOCKED', 'PACKED', 'OUTBOUND') or (stocked_in_at is not null and free_until is not null)`,
    ),
  ],
);

/** Goes with its parcel. */
const parcelKey = <T extends string>(t: Owned<T, 'parcelId'>) =>
  foreignKey({ columns: [t.tenantId, t.parcelId], foreignColumns: [parcel.tenantId, parcel.id] }).onDelete('cascade');

/** What is in it, as its order or its shopper said. */
export const parcelItem = pgTable(
  'parcel_item',
  {
    ...keyed(),
    parcelId: text().notNull(),
    position: integer().notNull(),
    /** Of what the shop has bought; null of what the shopper has. */
    orderItemId: text(),
    title: text().notNull(),
    /** Empty where nobody has one. */
    image: text().notNull().default(''),
    productUrl: text().notNull().default(''),
    /** Empty where the shopper bought at no marketplace of ours. */
    channel: text().notNull().default(''),
    category: text().notNull().default(''),
    options: jsonb().$type<string[]>().notNull().default([]),
    quantity: integer().notNull(),
    /** What one piece has cost. */
    unitFen: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    parcelKey(t),
    foreignKey({ columns: [t.tenantId, t.orderItemId], foreignColumns: [orderItem.tenantId, orderItem.id] }),
    index().on(t.tenantId, t.parcelId, t.position),
    index('parcel_item_of_order')
      .on(t.tenantId, t.orderItemId)
      .where(sql`order_item_id is not null`),
    check('parcel_item_counted', sql`quantity > 0 and unit_fen >= 0`),
  ],
);

/** Numbers under which couriers bring it, as `trackingNumber` of the contract writes them. Two parcels may share one. */
export const parcelNumber = pgTable(
  'parcel_number',
  {
    ...ofTenant(),
    parcelId: text().notNull(),
    number: text().notNull(),
    kind: text({ enum: PARCEL_NUMBER_KINDS }).notNull(),
    carrier: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.parcelId, t.number] }),
    parcelKey(t),
    index('parcel_number_lookup').on(t.tenantId, t.number),
  ],
);

export const parcelPhoto = pgTable(
  'parcel_photo',
  {
    ...keyed(),
    parcelId: text().notNull(),
    kind: text({ enum: PARCEL_PHOTO_KINDS }).notNull(),
    /** What is on it, and goes where that goes; null of the parcel as a whole. */
    itemId: text(),
    /** Its address in the shop. */
    image: text().notNull(),
    takenAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), parcelKey(t), index().on(t.tenantId, t.parcelId, t.takenAt)],
);

/** What has happened to a parcel and who did it; never changed. */
export const parcelEvent = pgTable(
  'parcel_event',
  {
    ...keyed(),
    parcelId: text().notNull(),
    /** The state that it came to, or stayed in. */
    status: text({ enum: PARCEL_STATUSES }).notNull(),
    actorKind: text({ enum: ACTOR_KINDS }).notNull(),
    actorId: text().notNull(),
    /** What was found or written besides, by its name. */
    facts: jsonb().$type<ParcelFacts>().notNull().default({}),
    at: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    parcelKey(t),
    index().on(t.tenantId, t.parcelId, t.at),
    // what came to a state on a day
    index('parcel_event_of_day').on(t.tenantId, t.status, t.at),
  ],
);
