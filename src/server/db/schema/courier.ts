import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { TRACKING_STATES } from '../../../contract/transit.enums';
import { ofTenant, time } from './columns';
import { parcel } from './parcel';

/** What the seller's courier said of a parcel on its way to the warehouse; each word of it once, never changed. */
export const courierEvent = pgTable(
  'courier_event',
  {
    ...ofTenant(),
    parcelId: text().notNull(),
    provider: text().notNull(),
    at: time().notNull(),
    code: text().notNull(),
    /** Of the text: a courier may say two things at once. */
    textHash: text().notNull(),
    state: text({ enum: TRACKING_STATES }).notNull(),
    place: text().notNull(),
    original: text().notNull(),
    receivedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.parcelId, t.provider, t.at, t.code, t.textHash] }),
    foreignKey({
      name: 'courier_event_of_parcel',
      columns: [t.tenantId, t.parcelId],
      foreignColumns: [parcel.tenantId, parcel.id],
    }).onDelete('cascade'),
  ],
);
