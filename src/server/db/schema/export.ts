import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { EXPORT_STATES } from '../../../contract/export.enums';
import { created, keyed, ofTenant, time } from './columns';
import { staff } from './staff';

/** A table that somebody of the staff takes out: written part by part, kept for a day. */
export const exportJob = pgTable(
  'export_job',
  {
    ...keyed(),
    /** Of a table that can be taken out, whichever release knows it. */
    kind: text().notNull(),
    /** What of it was asked for. */
    filter: jsonb().$type<Record<string, string>>().notNull(),
    language: text().notNull(),
    askedBy: text().notNull(),
    state: text({ enum: EXPORT_STATES }).notNull().default('WORKING'),
    /** Where the next part begins; empty before the first. */
    cursor: text().notNull().default(''),
    parts: integer().notNull().default(0),
    /** Lines written, and how many there will be at most. */
    lines: integer().notNull().default(0),
    expected: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    ...created(),
    finishedAt: time(),
    expiresAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.askedBy], foreignColumns: [staff.tenantId, staff.id] }),
    index('export_job_newest').on(t.tenantId, t.createdAt, t.id),
    index('export_job_queue')
      .on(t.createdAt)
      .where(sql`state = 'WORKING'`),
    index('export_job_over').on(t.expiresAt),
  ],
);

/** So many lines of it, packed and sealed by the shop's own key. */
export const exportPart = pgTable(
  'export_part',
  {
    ...ofTenant(),
    exportId: text().notNull(),
    part: integer().notNull(),
    sealed: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.exportId, t.part] }),
    foreignKey({
      name: 'export_part_of_job',
      columns: [t.tenantId, t.exportId],
      foreignColumns: [exportJob.tenantId, exportJob.id],
    }).onDelete('cascade'),
  ],
);
