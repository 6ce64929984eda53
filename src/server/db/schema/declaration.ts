import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, ofTenant } from './columns';
import { parcelItem } from './parcel';
import { orderKey } from './transit';

/** What is said to the border: what the goods have cost, in the shopper's words. */
export const declarationLine = pgTable(
  'declaration_line',
  {
    ...ofTenant(),
    transitOrderId: text().notNull(),
    /** Counts what the staff wrote anew; which of them holds, its order says. */
    revision: integer().notNull().default(0),
    position: integer().notNull(),
    parcelItemId: text().notNull(),
    title: text().notNull(),
    nameEn: text().notNull(),
    nameZh: text().notNull(),
    material: text().notNull(),
    hsCode: text().notNull(),
    quantity: integer().notNull(),
    unitFen: amount(),
  },
  (t) => [
    // the shipments that a thing was in
    index().on(t.tenantId, t.parcelItemId),
    primaryKey({ columns: [t.tenantId, t.transitOrderId, t.revision, t.position] }),
    orderKey('declaration_line_of_order', t),
    foreignKey({
      name: 'declaration_line_of_item',
      columns: [t.tenantId, t.parcelItemId],
      foreignColumns: [parcelItem.tenantId, parcelItem.id],
    }),
  ],
);
