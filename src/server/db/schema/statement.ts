import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  LINE_KINDS,
  LINE_STATES,
  MATCH_KINDS,
  MATCH_WAYS,
  STATEMENT_SOURCES,
} from '../../../contract/statement-desk.enums';
import type { StatementMapping } from '../../../contract/statement-desk';
import { amount, created, keyed, time } from './columns';
import { staff } from './staff';

/** A file of a provider or of the bank that was read. */
export const statement = pgTable(
  'statement',
  {
    ...keyed(),
    source: text({ enum: STATEMENT_SOURCES }).notNull(),
    fileName: text().notNull(),
    /** Of its titles: another file of the same shape is read in the same way. */
    shape: text().notNull(),
    mapping: jsonb().$type<StatementMapping>(),
    fromAt: time().notNull(),
    toAt: time().notNull(),
    staffId: text().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }),
    index().on(t.tenantId, t.createdAt, t.id),
    index().on(t.tenantId, t.shape, t.createdAt),
  ],
);

/** What they say has moved: each line once, whatever file it stands in. */
export const statementLine = pgTable(
  'statement_line',
  {
    ...keyed(),
    statementId: text().notNull(),
    source: text({ enum: STATEMENT_SOURCES }).notNull(),
    /** Theirs, or made of what the line says. */
    extId: text().notNull(),
    at: time().notNull(),
    kind: text({ enum: LINE_KINDS }).notNull(),
    currency: text().notNull(),
    gross: amount(),
    fee: amount(),
    net: amount(),
    text: text().notNull(),
    state: text({ enum: LINE_STATES }).notNull(),
    matchKind: text({ enum: MATCH_KINDS }),
    matchId: text(),
    matchNo: text(),
    matchWay: text({ enum: MATCH_WAYS }),
    /** The payout that it was paid out with. */
    payoutId: text(),
    reason: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.statementId], foreignColumns: [statement.tenantId, statement.id] }),
    unique('statement_line_once').on(t.tenantId, t.source, t.extId),
    // one of ours is one of theirs
    uniqueIndex('statement_line_match')
      .on(t.tenantId, t.matchKind, t.matchId)
      .where(sql`state = 'MATCHED' and match_id is not null`),
    index().on(t.tenantId, t.statementId, t.state, t.at, t.id),
    index('statement_line_open')
      .on(t.tenantId, t.at, t.id)
      .where(sql`state in ('SUGGESTED', 'UNMATCHED')`),
    // what a source says of a day, and how far it reaches
    index('statement_line_of_day').on(t.tenantId, t.source, t.at),
    // what a payout can be made of
    index('statement_line_unpaid')
      .on(t.tenantId, t.source, t.currency, t.at, t.id)
      .where(sql`payout_id is null and kind <> 'PAYOUT'`),
    // what a payout is made of
    index('statement_line_part')
      .on(t.tenantId, t.payoutId)
      .where(sql`payout_id is not null`),
    index('statement_line_payout')
      .on(t.tenantId, t.at, t.id)
      .where(sql`kind = 'PAYOUT'`),
  ],
);
