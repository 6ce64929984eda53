import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofTenant, time } from './columns';

/** What happens by the clock: a row a slot. Who inserts it, runs it; it names no shop. */
export const jobSlot = pgTable(
  'job_slot',
  {
    job: text().notNull(),
    slot: time().notNull(),
    /** Until then it is somebody's; after it, unless it is finished, anybody's. */
    leaseUntil: time().notNull(),
    tries: integer().notNull().default(1),
    finishedAt: time(),
  },
  (t) => [primaryKey({ columns: [t.job, t.slot] }), index().on(t.slot)],
);

/** A piece of due work that somebody is at, or that failed and waits. No row: it is free. */
export const workClaim = pgTable(
  'work_claim',
  {
    ...ofTenant(),
    job: text().notNull(),
    itemId: text().notNull(),
    /** Until then nobody else takes it; infinity where it is parked. */
    until: time().notNull(),
    tries: integer().notNull().default(1),
    /** Since when it is left alone: it failed too often. */
    parkedAt: time(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.job, t.itemId] }), index().on(t.until)],
);
