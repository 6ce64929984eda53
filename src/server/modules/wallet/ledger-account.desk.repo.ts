import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { parseSafeInteger } from '../../db/safe-integer';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import type { TransactionKind } from './ledger.repo';

interface Days {
  from: Date;
  until: Date;
}

/** One account of the money book, for the staff of its shop. */
export const ledgerAccountDeskRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>, accountId: string) => {
  const isHere = and(eq(ledgerEntry.tenantId, tenantId), eq(ledgerEntry.accountId, accountId));
  const ofTxn = and(eq(ledgerTxn.tenantId, ledgerEntry.tenantId), eq(ledgerTxn.id, ledgerEntry.txnId));
  const sum = sql`coalesce(sum(${ledgerEntry.amount}), 0)`.mapWith(parseSafeInteger);
  const came = sql`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} > 0), 0)`.mapWith(
    parseSafeInteger,
  );
  return {
    async find() {
      const [row] = await tx
        .select({
          ...{ account: ledgerAccount.kind, provider: ledgerAccount.provider, currency: ledgerAccount.currency },
          ...{ balance: ledgerAccount.balance, shopperId: ledgerAccount.shopperId, shopperName: shopper.name },
        })
        .from(ledgerAccount)
        .leftJoin(shopper, and(eq(shopper.tenantId, ledgerAccount.tenantId), eq(shopper.id, ledgerAccount.shopperId)))
        .where(and(eq(ledgerAccount.tenantId, tenantId), eq(ledgerAccount.id, accountId)));
      return row;
    },
    /** What has moved it from a moment on. */
    async movedSince(from: Date): Promise<number> {
      const [row] = await tx
        .select({ sum })
        .from(ledgerEntry)
        .innerJoin(ledgerTxn, ofTxn)
        .where(and(isHere, gte(ledgerTxn.createdAt, from)));
      return row?.sum ?? 0;
    },
    /** What moved it in these days, by kind, and what of that came in. */
    kinds: ({ from, until }: Days) =>
      tx
        .select({ kind: ledgerTxn.kind, count: count(), amount: sum, came })
        .from(ledgerEntry)
        .innerJoin(ledgerTxn, ofTxn)
        .where(and(isHere, gte(ledgerTxn.createdAt, from), lt(ledgerTxn.createdAt, until)))
        .groupBy(ledgerTxn.kind)
        .orderBy(ledgerTxn.kind),
    /** Newest first by their place on the account, one more than asked for where there is more. */
    entries: ({ from, until }: Days, kind: TransactionKind | undefined, limit: number, after: number | undefined) =>
      tx
        .select({
          ...{ id: ledgerTxn.id, kind: ledgerTxn.kind, reference: ledgerTxn.reference, at: ledgerTxn.createdAt },
          ...{ amount: ledgerEntry.amount, balance: ledgerEntry.balanceAfter, position: ledgerEntry.position },
        })
        .from(ledgerEntry)
        .innerJoin(ledgerTxn, ofTxn)
        .where(
          and(
            ...[isHere, gte(ledgerTxn.createdAt, from), lt(ledgerTxn.createdAt, until)],
            kind && eq(ledgerTxn.kind, kind),
            after === undefined ? undefined : lt(ledgerEntry.position, after),
          ),
        )
        .orderBy(desc(ledgerEntry.position))
        .limit(limit + 1),
  };
};
