import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { TRACKING_STATES, TRANSIT_LEGS } from '../../../contract/transit.enums';
import { ofTenant, time } from './columns';
import { transitBox } from './transit';

/** What a carrier said of a box; each word of it once, never changed. */
export const logisticsEvent = pgTable(
  'logistics_event',
  {
    ...ofTenant(),
    boxId: text().notNull(),
    provider: text().notNull(),
    at: time().notNull(),
    code: text().notNull(),
    /** Of the text: a carrier may say two things at once. */
    textHash: text().notNull(),
    leg: text({ enum: TRANSIT_LEGS }).notNull(),
    state: text({ enum: TRACKING_STATES }).notNull(),
    place: text().notNull(),
    original: text().notNull(),
    receivedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.boxId, t.provider, t.at, t.code, t.textHash] }),
    foreignKey({
      name: 'logistics_event_of_box',
      columns: [t.tenantId, t.boxId],
      foreignColumns: [transitBox.tenantId, transitBox.id],
    }).onDelete('cascade'),
  ],
);
