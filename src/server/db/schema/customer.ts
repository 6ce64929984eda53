import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { removedWithShopper } from './account';
import { created, keyed } from './columns';

/** What the staff keeps about a shopper, who never reads it. Written once. */
export const customerNote = pgTable(
  'customer_note',
  {
    ...keyed(),
    shopperId: text().notNull(),
    staffId: text().notNull(),
    text: text().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
  ],
);
