import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { ledgerLate } from '../../db/schema/day-close';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import type { Span } from '../../kernel/export-kind';
import { placeOf } from '../../kernel/row-cursor';

/** The money book of a shop as it was written, event by event. */
export const journalExportRepo = (tx: Tx, tenantId: string) => {
  const within = ({ from, until }: Span) =>
    and(
      eq(ledgerTxn.tenantId, tenantId),
      from ? gte(ledgerTxn.createdAt, from) : undefined,
      until ? lt(ledgerTxn.createdAt, until) : undefined,
    );
  return {
    count: (span: Span) => tx.$count(ledgerTxn, within(span)),
    events(span: Span, after: string, limit: number) {
      const place = placeOf(after);
      const beyond = place && sql`(${ledgerTxn.createdAt}, ${ledgerTxn.id}) > (${place.at}::timestamptz, ${place.id})`;
      return tx
        .select({ row: ledgerTxn, lateOf: ledgerLate.day })
        .from(ledgerTxn)
        .leftJoin(ledgerLate, and(eq(ledgerLate.tenantId, ledgerTxn.tenantId), eq(ledgerLate.txnId, ledgerTxn.id)))
        .where(and(within(span), beyond))
        .orderBy(asc(ledgerTxn.createdAt), asc(ledgerTxn.id))
        .limit(limit);
    },
    entries: async (txnIds: string[]) =>
      txnIds.length === 0
        ? []
        : tx
            .select({
              txnId: ledgerEntry.txnId,
              amount: ledgerEntry.amount,
              account: ledgerAccount.kind,
              provider: ledgerAccount.provider,
              email: shopper.email,
            })
            .from(ledgerEntry)
            .innerJoin(
              ledgerAccount,
              and(eq(ledgerAccount.tenantId, ledgerEntry.tenantId), eq(ledgerAccount.id, ledgerEntry.accountId)),
            )
            .leftJoin(
              shopper,
              and(eq(shopper.tenantId, ledgerAccount.tenantId), eq(shopper.id, ledgerAccount.shopperId)),
            )
            .where(and(eq(ledgerEntry.tenantId, tenantId), inArray(ledgerEntry.txnId, txnIds)))
            .orderBy(asc(ledgerEntry.txnId), asc(ledgerEntry.amount), asc(ledgerEntry.id)),
  };
};
