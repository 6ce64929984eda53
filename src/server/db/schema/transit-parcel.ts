import { sql } from 'drizzle-orm';
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTenant, time } from './columns';
import { parcel } from './parcel';
import { orderKey } from './transit';

/** With the ids of its items. */
export interface ShippedContents {
  grams: number;
  items: { id: string; title: string; image: string; quantity: number }[];
}

/** What was taken for an order; released, it lies in the warehouse again. */
export const transitParcel = pgTable(
  'transit_parcel',
  {
    ...ofTenant(),
    transitOrderId: text().notNull(),
    parcelId: text().notNull(),
    /** Days that its storage counted when it was taken. */
    storedDays: integer().notNull(),
    /** What was in it then, whatever becomes of the parcel. */
    contents: jsonb().$type<ShippedContents>(),
    /** Into which box it was put; null before that, and where nobody said it. */
    boxNo: integer(),
    releasedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.transitOrderId, t.parcelId] }),
    orderKey('transit_parcel_of_order', t),
    foreignKey({
      name: 'transit_parcel_of_parcel',
      columns: [t.tenantId, t.parcelId],
      foreignColumns: [parcel.tenantId, parcel.id],
    }).onDelete('cascade'),
    uniqueIndex('transit_parcel_once')
      .on(t.tenantId, t.parcelId)
      .where(sql`released_at is null`),
  ],
);
