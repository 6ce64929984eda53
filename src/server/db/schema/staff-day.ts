import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, ofTenant } from './columns';

/** What one of the staff has decided alone on a day of the shop: one row, so that two at once count each other. */
export const staffDay = pgTable(
  'staff_day',
  {
    ...ofTenant(),
    staffId: text().notNull(),
    /** `2026-11-26`. */
    day: text().notNull(),
    kind: text({ enum: ['DEPOSIT', 'REFUND'] }).notNull(),
    decided: amount(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.staffId, t.day, t.kind] }),
    check('staff_day_decided', sql`${t.decided} >= 0`),
  ],
);
