import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { keyed, ofTenant, time } from './columns';

/** What came to pass in a shop on a day of its own calendar, added up by a job: what dashboards read in place of the rows. */
export const factDay = pgTable(
  'fact_day',
  {
    ...ofTenant(),
    day: date({ mode: 'string' }).notNull(),
    /** One of `FACT_MEASURES`. */
    measure: text().notNull(),
    /** What of it: a state, a seller, a line; empty where there is but one. */
    dimension: text().notNull().default(''),
    /** Pieces, or minor units of the shop's currency. */
    value: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.measure, t.dimension] })],
);

/** How far the days of a shop are counted, one row each. */
export const factMark = pgTable(
  'fact_mark',
  {
    ...keyed(),
    /** When it is to be counted again. */
    dueAt: time().notNull(),
    countedAt: time(),
    /** The first day that is still to be counted. */
    fromDay: date({ mode: 'string' }).notNull(),
    /** The last that was. */
    lastDay: date({ mode: 'string' }),
    /** Days before it stand as they are, whatever is found of them. */
    firstDay: date({ mode: 'string' }),
    /** How often in turn nothing had changed: who is quiet is asked less. */
    quietRuns: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('fact_mark_due').on(t.dueAt),
    check('fact_mark_one', sql`id = 'days'`),
  ],
);
