import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { APPROVAL_DECISIONS, APPROVAL_KINDS } from '../../../contract/approval.enums';
import { amount, keyed, time } from './columns';
import { staff } from './staff';

/**
 * What one person of the staff asks and another has to allow: once at a time for each thing. Its triggers stand in
 * b-approvals.sql: nobody asks or decides in another's name, and what is said is said.
 */
export const approval = pgTable(
  'approval',
  {
    ...keyed(),
    kind: text({ enum: APPROVAL_KINDS }).notNull(),
    /** Of what it is asked, e.g. the id of a withdrawal. */
    subjectId: text().notNull(),
    /** What is to happen, in full; what of it changes meanwhile makes this void. */
    payload: jsonb().$type<Record<string, string | number>>().notNull(),
    /** SHA-256 of it, hex. */
    payloadHash: text().notNull(),
    amount: amount(),
    currency: text().notNull(),
    note: text().notNull().default(''),
    askedBy: text().notNull(),
    askedAt: time().notNull(),
    decision: text({ enum: APPROVAL_DECISIONS }),
    decisionNote: text().notNull().default(''),
    decidedBy: text(),
    decidedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.askedBy], foreignColumns: [staff.tenantId, staff.id] }),
    foreignKey({ columns: [t.tenantId, t.decidedBy], foreignColumns: [staff.tenantId, staff.id] }),
    uniqueIndex('approval_one_open')
      .on(t.tenantId, t.kind, t.subjectId)
      .where(sql`decision is null`),
    index().on(t.tenantId, t.kind, t.subjectId, t.askedAt),
    // who asks may take it back, and no more
    check('approval_two_persons', sql`${t.decidedBy} <> ${t.askedBy} or ${t.decision} = 'VOID'`),
    check(
      'approval_decided',
      sql`(decision is null and decided_by is null and decided_at is null) or (decision is not null and decided_by is not null and decided_at is not null)`,
    ),
    // where money is taken in is no sum, nor is who a shopper was
    check(
      'approval_amount',
      sql`${t.amount} > 0 or (${t.kind} in ('ACCOUNT', 'CUSTOMER_ERASURE', 'LIMITS') and ${t.amount} = 0)`,
    ),
  ],
);
