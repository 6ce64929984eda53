import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, keyed } from './columns';
import { staff } from './staff';

/** Lists as people of the staff have put them together. */
export const staffView = pgTable(
  'staff_view',
  {
    ...keyed(),
    /** Address of the list below that of the desks. */
    page: text().notNull(),
    name: text().notNull(),
    /** Of its address, as it was kept. */
    query: text().notNull(),
    /** Null: as the list shows itself. */
    columns: text().array(),
    /** Null: everybody's. */
    ownerId: text(),
    /** Among those of the same owner. */
    position: integer().notNull(),
    version: integer().notNull().default(1),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.ownerId], foreignColumns: [staff.tenantId, staff.id] }).onDelete('cascade'),
    index().on(t.tenantId, t.page, t.ownerId, t.position, t.id),
  ],
);
