import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { STATEMENT_SOURCES } from '../../../contract/statement-desk.enums';
import type { StaffScope, Tx } from '../../db/database';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import { statementLine } from '../../db/schema/statement';
import type { Span } from './day.rules';

type Source = (typeof STATEMENT_SOURCES)[number];
const MOST_LINES = 100;

/** What statements say of a day. */
export const dayDifferencesRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => {
  const of = (source: Source) => and(eq(statementLine.tenantId, tenantId), eq(statementLine.source, source));
  return {
    /** How far the statements of a source reach. */
    async toldUntil(source: Source): Promise<Date | undefined> {
      const [row] = await tx
        .select({ at: statementLine.at })
        .from(statementLine)
        .where(of(source))
        .orderBy(desc(statementLine.at))
        .limit(1);
      return row?.at;
    },
    /** What shoppers paid in and got back by it, by currency: of the bank without what providers paid out. */
    async moved(source: Source, { from, until }: Span): Promise<{ currency: string; came: number; went: number }[]> {
      const rows = await tx
        .select({
          currency: statementLine.currency,
          came: sql<string>`coalesce(sum(${statementLine.gross}) filter (where ${statementLine.gross} > 0), 0)`,
          went: sql<string>`coalesce(-sum(${statementLine.gross}) filter (where ${statementLine.gross} < 0), 0)`,
        })
        .from(statementLine)
        .where(
          and(
            of(source),
            gte(statementLine.at, from),
            lt(statementLine.at, until),
            sql`${statementLine.kind} in ('CHARGE', 'REFUND') and ${statementLine.matchKind} is distinct from 'PAYOUT'`,
            sql`${statementLine.state} <> 'IGNORED'`,
          ),
        )
        .groupBy(statementLine.currency);
      return rows.map(({ currency, came, went }) => ({ currency, came: Number(came), went: Number(went) }));
    },
    /** What payouts that were posted then moved on each clearing account: of the book alone, at the time of the second person's word. */
    async paidOut({
      from,
      until,
    }: Span): Promise<{ provider: string; currency: string; came: number; went: number }[]> {
      const rows = await tx
        .select({
          provider: ledgerAccount.provider,
          currency: ledgerEntry.currency,
          came: sql<string>`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} > 0), 0)`,
          went: sql<string>`coalesce(-sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} < 0), 0)`,
        })
        .from(ledgerTxn)
        .innerJoin(ledgerEntry, and(eq(ledgerEntry.tenantId, ledgerTxn.tenantId), eq(ledgerEntry.txnId, ledgerTxn.id)))
        .innerJoin(
          ledgerAccount,
          and(eq(ledgerAccount.tenantId, ledgerEntry.tenantId), eq(ledgerAccount.id, ledgerEntry.accountId)),
        )
        .where(
          and(
            eq(ledgerTxn.tenantId, tenantId),
            eq(ledgerTxn.kind, 'PROVIDER_PAYOUT'),
            gte(ledgerTxn.createdAt, from),
            lt(ledgerTxn.createdAt, until),
            eq(ledgerAccount.kind, 'PROVIDER_CLEARING'),
          ),
        )
        .groupBy(ledgerAccount.provider, ledgerEntry.currency);
      return rows.map(({ came, went, ...account }) => ({ ...account, came: Number(came), went: Number(went) }));
    },
    /** Lines that nobody knows, the newest first. */
    openUntil: (until: Date) =>
      tx
        .select()
        .from(statementLine)
        .where(
          and(
            eq(statementLine.tenantId, tenantId),
            // written out, as the partial index has it
            sql`${statementLine.state} in ('SUGGESTED', 'UNMATCHED')`,
            lt(statementLine.at, until),
          ),
        )
        .orderBy(desc(statementLine.at), desc(statementLine.id))
        .limit(MOST_LINES),
  };
};
