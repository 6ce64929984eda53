import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { RATE_SOURCES } from '../../../contract/rate-source';
import { created, keyed, time } from './columns';

/** What a shop's rate became, might have become or waits to become: by whom, from which source, when. */
export const rateChange = pgTable(
  'rate_change',
  {
    ...keyed(),
    currency: text().notNull(),
    /** Decimal strings: 1 CNY in that currency, and what it was when this was told. */
    rate: text().notNull(),
    before: text().notNull(),
    /** `RateSourceName`, or `PERSON`. */
    source: text({ enum: [...RATE_SOURCES, 'PERSON'] }).notNull(),
    /** The source's own day; null where a person set it. */
    ratedOn: text(),
    /** Who of the staff asks for it; null where a source told it, or a command set it. */
    askedBy: text(),
    /** `APPLIED`, `WAITING`, `REFUSED`, or `OVERTAKEN` by what was told or set since. */
    state: text({ enum: ['APPLIED', 'WAITING', 'REFUSED', 'OVERTAKEN'] }).notNull(),
    /** Who decided; null while it waits, or where the clock did. */
    decidedBy: text(),
    decidedAt: time(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('rate_change_newest').on(t.tenantId, t.createdAt),
    uniqueIndex('rate_change_waiting')
      .on(t.tenantId)
      .where(sql`state = 'WAITING'`),
    check('rate_change_state', sql`state in ('APPLIED', 'WAITING', 'REFUSED', 'OVERTAKEN')`),
  ],
);
