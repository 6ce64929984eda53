import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { removedWithShopper } from './account';
import { ofTenant, time } from './columns';

/** Who fetches what a shopper has shipped to a station. */
export const selfPickupInfo = pgTable(
  'self_pickup_info',
  {
    ...ofTenant(),
    shopperId: text().notNull(),
    stationId: text(),
    receiverName: text().notNull(),
    phone: text().notNull(),
    idLast4: text().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopperId] }), removedWithShopper(t)],
);
