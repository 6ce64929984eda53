import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ACCOUNT_KINDS } from '../../../contract/ledger-desk.enums';
import { amount, ofTenant, time } from './columns';
import { ledgerTxn } from './money';
import { staff } from './staff';

/**
 * A day of the money book that somebody has signed. It keeps nothing out of the book: what is posted to it afterwards is
 * noted by a trigger (d-days.sql).
 */
export const dayClose = pgTable(
  'day_close',
  {
    ...ofTenant(),
    /** Of the shop's calendar. */
    day: text().notNull(),
    /** Where the day before it has ended, also where the shop has moved to another zone since. */
    fromAt: time().notNull(),
    untilAt: time().notNull(),
    /** How many events it had. */
    events: integer().notNull(),
    signedBy: text().notNull(),
    signedAt: time().notNull(),
    signNote: text().notNull().default(''),
    checkedBy: text(),
    checkedAt: time(),
    checkNote: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day] }),
    foreignKey({ columns: [t.tenantId, t.signedBy], foreignColumns: [staff.tenantId, staff.id] }),
    foreignKey({ columns: [t.tenantId, t.checkedBy], foreignColumns: [staff.tenantId, staff.id] }),
    index('day_close_until').on(t.tenantId, t.untilAt),
    index('day_close_to_check')
      .on(t.tenantId, t.day)
      .where(sql`checked_by is null`),
    check('day_close_two_persons', sql`${t.checkedBy} <> ${t.signedBy}`),
    check('day_close_checked', sql`(checked_by is null) = (checked_at is null)`),
    check('day_close_span', sql`${t.fromAt} < ${t.untilAt}`),
  ],
);

/** What stood on the accounts at its end: the next day begins with it. Those of shoppers are one for each kind. */
export const dayCloseFigure = pgTable(
  'day_close_figure',
  {
    ...ofTenant(),
    day: text().notNull(),
    account: text({ enum: ACCOUNT_KINDS }).notNull(),
    provider: text().notNull().default(''),
    currency: text().notNull(),
    opening: amount(),
    late: amount(),
    came: amount(),
    went: amount(),
    closing: amount(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day, t.account, t.currency, t.provider] }),
    foreignKey({ columns: [t.tenantId, t.day], foreignColumns: [dayClose.tenantId, dayClose.day] }),
    check('day_close_figure_sum', sql`${t.closing} = ${t.opening} + ${t.late} + ${t.came} - ${t.went}`),
    check('day_close_figure_moved', sql`${t.came} >= 0 and ${t.went} >= 0`),
  ],
);

/** Events that were posted to a day after it was signed. */
export const ledgerLate = pgTable(
  'ledger_late',
  {
    ...ofTenant(),
    txnId: text().notNull(),
    day: text().notNull(),
    notedAt: time().notNull().defaultNow(),
    /** The day whose figures hold it; null until one is signed. */
    carriedInto: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.txnId] }),
    foreignKey({ columns: [t.tenantId, t.txnId], foreignColumns: [ledgerTxn.tenantId, ledgerTxn.id] }),
    foreignKey({ columns: [t.tenantId, t.day], foreignColumns: [dayClose.tenantId, dayClose.day] }),
    foreignKey({ columns: [t.tenantId, t.carriedInto], foreignColumns: [dayClose.tenantId, dayClose.day] }),
    index('ledger_late_of_day').on(t.tenantId, t.day, t.txnId),
    index('ledger_late_to_carry')
      .on(t.tenantId, t.txnId)
      .where(sql`carried_into is null`),
  ],
);
