import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  COMPENSATED_KINDS,
  COMPENSATION_REASONS,
  COMPENSATION_RULES,
  COMPENSATION_STATUSES,
} from '../../../contract/compensation-desk.enums';
import { amount, created, keyed, ofTenant, time } from './columns';
import { keepsShopper } from './money';
import { staff } from './staff';

/** Money that a shop gives a shopper of its own. The word of two persons is asked for by a trigger (b-approvals.sql). */
export const compensation = pgTable(
  'compensation',
  {
    ...keyed(),
    shopperId: text().notNull(),
    compensationNo: text().notNull(),
    status: text({ enum: COMPENSATION_STATUSES }).notNull(),
    reason: text({ enum: COMPENSATION_REASONS }).notNull(),
    aboutKind: text({ enum: COMPENSATED_KINDS }).notNull(),
    aboutId: text().notNull(),
    aboutNo: text().notNull(),
    currency: text().notNull(),
    amount: amount(),
    /** Its shopper reads it. */
    note: text().notNull(),
    /** Who asked for it; nobody where a rule gave it. */
    staffId: text(),
    rule: text({ enum: COMPENSATION_RULES }),
    version: integer().notNull().default(1),
    bankReference: text().notNull().default(''),
    /** The same as all write it alike: no two were paid under one. */
    paidReference: text(),
    ...created(),
    updatedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.compensationNo),
    keepsShopper(t),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }),
    // each queue by itself
    index('compensation_waiting')
      .on(t.tenantId, t.status, t.createdAt, t.id)
      .where(sql`status in ('ASKED', 'SENT_BACK', 'OWED')`),
    index('compensation_over')
      .on(t.tenantId, t.createdAt, t.id)
      .where(sql`status in ('CREDITED', 'PAID', 'TAKEN_BACK', 'DROPPED')`),
    index().on(t.tenantId, t.aboutNo),
    index().on(t.tenantId, t.shopperId),
    uniqueIndex('compensation_reference')
      .on(t.tenantId, t.paidReference)
      .where(sql`paid_reference is not null`),
    // a rule gives once for a clock of an order
    uniqueIndex('compensation_rule')
      .on(t.tenantId, t.aboutId, t.rule)
      .where(sql`rule is not null`),
    check('compensation_asker', sql`(${t.staffId} is null) = (${t.rule} is not null)`),
    // given at once: its trigger looks at what is given alone
    check('compensation_by_rule', sql`${t.rule} is null or ${t.status} in ('CREDITED', 'OWED', 'PAID', 'TAKEN_BACK')`),
    check('compensation_amount', sql`${t.amount} > 0`),
  ],
);

/** What was given in a month of the shop's calendar: one row, so that two who allow at once count each other. */
export const compensationMonth = pgTable(
  'compensation_month',
  {
    ...ofTenant(),
    /** `2026-11`. */
    month: text().notNull(),
    currency: text().notNull(),
    given: amount(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.month, t.currency] }),
    check('compensation_month_given', sql`${t.given} >= 0`),
  ],
);
