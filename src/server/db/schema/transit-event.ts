import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { TRANSIT_PARTIES, TRANSIT_STATUSES } from '../../../contract/transit.enums';
import { keyed, time } from './columns';
import { orderKey } from './transit';

/** What has happened to an order and who did it; never changed. */
export const transitEvent = pgTable(
  'transit_event',
  {
    ...keyed(),
    transitOrderId: text().notNull(),
    /** The version of its order that it made: what happened in one instant happened in this order. */
    position: integer().notNull().default(1),
    status: text({ enum: TRANSIT_STATUSES }).notNull(),
    by: text({ enum: TRANSIT_PARTIES }).notNull(),
    /** Who, where it was a person of the shop. */
    actorId: text().notNull().default(''),
    note: text(),
    at: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    orderKey('transit_event_of_order', t),
    index('transit_event_of').on(t.tenantId, t.transitOrderId, t.position),
    // what came to a state on a day
    index('transit_event_of_day').on(t.tenantId, t.status, t.at),
  ],
);
