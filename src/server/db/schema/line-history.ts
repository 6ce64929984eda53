import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { keyed, ofTenant, time } from './columns';

/** How a line went from a warehouse in the last half year, worked out by a job from its shipments. */
export const lineHistory = pgTable(
  'line_history',
  {
    ...ofTenant(),
    lineName: text().notNull(),
    warehouseId: text().notNull(),
    // what each says stands in `LineFigures` of the contract
    parcels: integer().notNull(),
    gramsBasisPoints: integer().notNull(),
    boxGrams: integer().notNull(),
    sizedParcels: integer().notNull(),
    roomBasisPoints: integer().notNull(),
    arrived: integer().notNull(),
    p50Days: integer('p50_days').notNull(),
    p90Days: integer('p90_days').notNull(),
    compared: integer().notNull(),
    offBasisPoints: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.lineName, t.warehouseId] }),
    check('line_history_sane', sql`grams_basis_points between 0 and 5000 and room_basis_points between 0 and 5000 and box_grams >= 0`), // prettier-ignore
  ],
);

/** When the lines of a shop are looked at again, one row each. */
export const lineHistoryMark = pgTable('line_history_mark', { ...keyed(), dueAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.tenantId, t.id] }),
  index('line_history_mark_due').on(t.dueAt),
  check('line_history_mark_one', sql`id = 'lines'`),
]);
