import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { CLAIM_STATUSES } from '../../../contract/unclaimed.enums';
import { PARCEL_SERVICE_STATUSES } from '../../../contract/warehouse.enums';
import { removedWithShopper } from './account';
import { amount, created, keyed, time } from './columns';
import { warehouse } from './offers';
import { parcel } from './parcel';

/** A warehouse that a shopper has goods sent to, under a code of their own. Hidden it stays: no code is given twice. */
export const userWarehouse = pgTable(
  'user_warehouse',
  {
    ...keyed(),
    shopperId: text().notNull(),
    warehouseId: text().notNull(),
    code: text().notNull(),
    note: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    hiddenAt: time(),
    version: integer().notNull().default(1),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('user_warehouse_code').on(t.tenantId, t.code),
    unique('user_warehouse_once').on(t.tenantId, t.shopperId, t.warehouseId),
    uniqueIndex('user_warehouse_default')
      .on(t.tenantId, t.shopperId)
      .where(sql`is_default`),
    removedWithShopper(t),
    foreignKey({ columns: [t.tenantId, t.warehouseId], foreignColumns: [warehouse.tenantId, warehouse.id] }),
  ],
);

/** What a shopper said of a parcel before it came: the parcel itself has its numbers and items. */
export const forecast = pgTable(
  'forecast',
  {
    ...keyed(),
    shopperId: text().notNull(),
    parcelId: text().notNull(),
    /** The number that it was filed under; the parcel may come to have more. */
    trackingNo: text().notNull(),
    /** Codes of what is to be done with it once it is there. */
    services: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    remark: text().notNull().default(''),
    /** Somebody else has filed the same number: a person decides whose it is. */
    isDisputed: boolean().notNull().default(false),
    withdrawnAt: time(),
    /** Where the shop was asked: what links in mails are made with. */
    host: text().notNull().default(''),
    version: integer().notNull().default(1),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    foreignKey({ columns: [t.tenantId, t.parcelId], foreignColumns: [parcel.tenantId, parcel.id] }).onDelete('cascade'),
    unique('forecast_of_parcel').on(t.tenantId, t.parcelId),
    // once a shopper: filed again it is changed
    uniqueIndex('forecast_number')
      .on(t.tenantId, t.shopperId, t.trackingNo)
      .where(sql`withdrawn_at is null`),
    index('forecast_rivals')
      .on(t.tenantId, t.trackingNo)
      .where(sql`withdrawn_at is null`),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
  ],
);

/** What a shopper has the warehouse do with a parcel, at the price of the day on which it was asked. */
export const serviceOrder = pgTable(
  'service_order',
  {
    ...keyed(),
    shopperId: text().notNull(),
    parcelId: text().notNull(),
    serviceCode: text().notNull(),
    /** The version of the price that was paid. */
    priceId: text().notNull(),
    amountFen: amount(),
    amountLocal: amount(),
    currency: text().notNull(),
    status: text({ enum: PARCEL_SERVICE_STATUSES }).notNull(),
    remark: text().notNull().default(''),
    /** What whoever did it has found. */
    answer: text().notNull().default(''),
    doneAt: time(),
    version: integer().notNull().default(1),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    foreignKey({ columns: [t.tenantId, t.parcelId], foreignColumns: [parcel.tenantId, parcel.id] }).onDelete('cascade'),
    index().on(t.tenantId, t.parcelId, t.createdAt),
    index('service_order_desk')
      .on(t.tenantId, t.parcelId)
      .where(sql`status = 'REQUESTED'`),
    index('service_order_queue')
      .on(t.createdAt)
      .where(sql`status = 'REQUESTED'`),
  ],
);

/** A shopper says that goods of which nobody knows the owner are theirs, whether any lie under that number or not. */
export const unclaimedClaim = pgTable(
  'unclaimed_claim',
  {
    ...keyed(),
    shopperId: text().notNull(),
    /** What they were given; null until then. */
    parcelId: text(),
    trackingNo: text().notNull(),
    /** As the shopper wrote it, seller and order of the marketplace too. */
    statement: text().notNull(),
    seller: text().notNull().default(''),
    orderRef: text().notNull().default(''),
    grams: integer(),
    proofKeys: jsonb().$type<string[]>().notNull().default([]),
    /** Of a hundred: how well it fits what the desk saw, when it was last weighed. */
    score: integer().notNull(),
    status: text({ enum: CLAIM_STATUSES }).notNull(),
    /** What the goods are worth in the shop's money, as it was said when they were given; null where nobody asked. */
    worthLocal: bigint({ mode: 'number' }),
    /** What the shop says to it. */
    reason: text().notNull().default(''),
    decidedAt: time(),
    /** Where the shop was asked: what links in mails are made with. */
    host: text().notNull().default(''),
    version: integer().notNull().default(1),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    foreignKey({ columns: [t.tenantId, t.parcelId], foreignColumns: [parcel.tenantId, parcel.id] }).onDelete('cascade'),
    // a parcel is somebody's once, and a number asked for by one shopper once at a time
    uniqueIndex('unclaimed_claim_approved')
      .on(t.tenantId, t.parcelId)
      .where(sql`status = 'APPROVED'`),
    uniqueIndex('unclaimed_claim_waiting')
      .on(t.tenantId, t.trackingNo, t.shopperId)
      .where(sql`status = 'SUBMITTED'`),
    index('unclaimed_claim_queue').on(t.tenantId, t.status, t.createdAt, t.id),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
    check('unclaimed_claim_given', sql`(parcel_id is not null) = (status = 'APPROVED')`),
  ],
);
