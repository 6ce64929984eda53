import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { COUNT_LINES, COUNT_STATES } from '../../../contract/shelf-count.enums';
import { keyed, ofTenant, time } from './columns';
import { parcel } from './parcel';

/** What somebody has seen on a shelf, beside what is written of it. */
export const shelfCount = pgTable(
  'shelf_count',
  {
    ...keyed(),
    warehouseId: text().notNull(),
    location: text().notNull(),
    state: text({ enum: COUNT_STATES }).notNull(),
    version: integer().notNull().default(1),
    countedBy: text().notNull(),
    startedAt: time().notNull(),
    endedAt: time(),
    /** Who of the others looked at what differs. */
    closedBy: text(),
    closedAt: time(),
    reason: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    // of one shelf one is under way
    uniqueIndex('shelf_count_open')
      .on(t.tenantId, t.warehouseId, t.location)
      .where(sql`state = 'OPEN'`),
    index().on(t.tenantId, t.state, t.startedAt, t.id),
    check('shelf_count_by_two', sql`closed_by is null or closed_by <> counted_by`),
  ],
);

export const shelfCountLine = pgTable(
  'shelf_count_line',
  {
    ...ofTenant(),
    countId: text().notNull(),
    parcelId: text().notNull(),
    kind: text({ enum: COUNT_LINES }).notNull(),
    /** Where it was written to be when it was seen or missed. */
    stood: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.countId, t.parcelId] }),
    foreignKey({ columns: [t.tenantId, t.countId], foreignColumns: [shelfCount.tenantId, shelfCount.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.tenantId, t.parcelId], foreignColumns: [parcel.tenantId, parcel.id] }).onDelete('cascade'),
  ],
);
