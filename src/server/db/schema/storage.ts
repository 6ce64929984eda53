import { sql } from 'drizzle-orm';
import { bigint, check, date, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, ofTenant, time } from './columns';
import { parcel } from './parcel';

/** Days in the warehouse that were paid for. Of a parcel each once, whoever asks for it at the same time: its key. */
export const storageDay = pgTable(
  'storage_day',
  {
    ...ofTenant(),
    parcelId: text().notNull(),
    /** Of the warehouse's calendar. */
    day: date({ mode: 'string' }).notNull(),
    fen: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    amount: amount(),
    chargedAt: time().notNull(),
    /** When its money came back, of a day that had not begun as the parcel left. */
    returnedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.parcelId, t.day] }),
    foreignKey({ columns: [t.tenantId, t.parcelId], foreignColumns: [parcel.tenantId, parcel.id] }).onDelete('cascade'),
    check('storage_day_amount', sql`${t.fen} > 0 and ${t.amount} > 0`),
  ],
);
