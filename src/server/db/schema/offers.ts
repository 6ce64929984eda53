import { sql } from 'drizzle-orm';
import {
  boolean, check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex,
} from 'drizzle-orm/pg-core'; // prettier-ignore
import { DAY_KINDS } from '../../../contract/working-time.enums';
import { created, keyed, time } from './columns';
import { tenant } from './tenant';

/** What a shop offers beside goods: where they go, how they go on, what is done with them. Read with the shop, so few. */
const ofShop = () =>
  text()
    .notNull()
    .references(() => tenant.id);

export const warehouse = pgTable(
  'warehouse',
  {
    tenantId: ofShop(),
    /** What orders remember; the code that it was made with. */
    id: text().notNull(),
    code: text().notNull(),
    /** In the languages of the shop, as the opening hours. */
    name: jsonb().notNull(),
    region: text().notNull(),
    address: text().notNull(),
    /** Whom sellers write on the parcel; the shopper's code is set behind it. */
    receiver: text().notNull(),
    phone: text().notNull(),
    postcode: text().notNull(),
    hours: jsonb().notNull().default({}),
    /** As it is written for people who do not read Chinese, by language. */
    addressWords: jsonb().notNull().default({}),
    /** `WorkingWeek` of the contract; null: the usual one. */
    week: jsonb(),
    /** `ShelfBlock`s of the contract: what shelves it has. */
    shelves: jsonb().notNull().default([]),
    state: text().notNull().default('OPEN'),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('warehouse_code').on(t.tenantId, t.code),
    check('warehouse_region', sql`region in ('LOCAL', 'CHINA')`),
    check('warehouse_state', sql`state in ('OPEN', 'CLOSED')`),
  ],
);

/** A day on which a warehouse does otherwise than its week says: a holiday, or a day that is worked in place of one. */
export const warehouseDay = pgTable(
  'warehouse_day',
  {
    tenantId: ofShop(),
    warehouseId: text().notNull(),
    /** Of the warehouse's own calendar. */
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: DAY_KINDS }).notNull(),
    note: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.warehouseId, t.day] }),
    foreignKey({
      name: 'warehouse_day_of_warehouse',
      columns: [t.tenantId, t.warehouseId],
      foreignColumns: [warehouse.tenantId, warehouse.id],
    }),
    check('warehouse_day_kind', sql`kind in ('OFF', 'WORK')`),
  ],
);

/** A shipping line. What it costs and where it goes is in its versions. */
export const transitLine = pgTable(
  'transit_line',
  {
    tenantId: ofShop(),
    id: text().notNull(),
    name: text().notNull(),
    title: jsonb().notNull(),
    isOffered: boolean().notNull().default(true),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique('transit_line_name').on(t.tenantId, t.name)],
);

/** Valid until the next one begins: no two can hold at a time. Never changed; before it begins it can be taken back. */
const versionColumns = {
  ...keyed(),
  validFrom: time().notNull(),
  /** Who wrote it: one of the staff by id, or whoever a file names. */
  author: text().notNull(),
  /** Why. */
  note: text().notNull().default(''),
  withdrawnAt: time(),
  withdrawnBy: text(),
  ...created(),
};
const isKept = sql`withdrawn_at is null`;
export const transitLineVersion = pgTable(
  'transit_line_version',
  {
    ...versionColumns,
    lineId: text().notNull(),
    /** `LineTerms` of the contract, parsed on every read. */
    terms: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    // finds the one in force as well: the last that has begun
    uniqueIndex('transit_line_version_valid_from').on(t.tenantId, t.lineId, t.validFrom).where(isKept),
    // those that were taken back are shown as well
    index('transit_line_version_latest').on(t.tenantId, t.lineId, t.validFrom),
    foreignKey({
      name: 'transit_line_version_line',
      columns: [t.tenantId, t.lineId],
      foreignColumns: [transitLine.tenantId, transitLine.id],
    }),
  ],
);

/** What is done with goods for money: photos, checks, packing. */
export const shopService = pgTable(
  'shop_service',
  {
    tenantId: ofShop(),
    id: text().notNull(),
    code: text().notNull(),
    kind: text().notNull(),
    name: jsonb().notNull(),
    remark: jsonb().notNull(),
    isOffered: boolean().notNull().default(true),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('shop_service_code').on(t.tenantId, t.code),
    check('shop_service_kind', sql`kind in ('VALUE_ADDED', 'PACKING')`),
  ],
);

export const servicePrice = pgTable(
  'service_price',
  {
    ...versionColumns,
    serviceId: text().notNull(),
    /** `ServiceTerms` of the contract, parsed on every read. */
    terms: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('service_price_valid_from').on(t.tenantId, t.serviceId, t.validFrom).where(isKept),
    index('service_price_latest').on(t.tenantId, t.serviceId, t.validFrom),
    foreignKey({
      name: 'service_price_service',
      columns: [t.tenantId, t.serviceId],
      foreignColumns: [shopService.tenantId, shopService.id],
    }),
  ],
);

/** What the shop asks beside goods and lines, from a day on. Before the first of them its settings say it. */
export const feeVersion = pgTable(
  'fee_version',
  {
    ...versionColumns,
    /** `FeeTerms` of the contract, parsed on every read. */
    terms: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('fee_version_valid_from').on(t.tenantId, t.validFrom).where(isKept),
    index('fee_version_latest').on(t.tenantId, t.validFrom),
    foreignKey({ name: 'fee_version_shop', columns: [t.tenantId], foreignColumns: [tenant.id] }),
  ],
);

/** How the columns of a file with prices were read last, by its heads. */
export const importShape = pgTable(
  'import_shape',
  {
    ...keyed(),
    columns: jsonb().notNull(),
    usedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('import_shape_used').on(t.tenantId, t.usedAt)],
);
