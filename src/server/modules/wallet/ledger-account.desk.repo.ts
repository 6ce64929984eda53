import { and, count, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { parseSafeInteger } from '../../db/safe-integer';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import type { TransactionKind } from './ledger.repo';

interface Days {
  from: Date;
  until: Date;
}

/** Of an entry among those of its account, by when it was booked: history that is brought over is posted late. */
interface Place {
  at: string;
  position: number;
}

const isBefore = ({ at, position }: Place) =>
  sql`(${ledgerTxn.createdAt}, ${ledgerEntry.position}) < (${at}::timestamptz, ${position})`;

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
    /** When the entry of this position was booked, to the microsecond. */
    async placeOf(position: number): Promise<Place | undefined> {
      const [row] = await tx
        .select({ at: sql<string>`${ledgerTxn.createdAt}::text`, position: ledgerEntry.position })
        .from(ledgerEntry)
        .innerJoin(ledgerTxn, ofTxn)
        .where(and(isHere, eq(ledgerEntry.position, position)));
      return row;
    },
    /** What moved it from that place to the end of the days, the entry that is there among it. */
    async movedFrom({ until }: Days, place: Place): Promise<number> {
      const [row] = await tx
        .select({ sum })
        .from(ledgerEntry)
        .innerJoin(ledgerTxn, ofTxn)
        .where(
          and(
            ...[isHere, gte(ledgerTxn.createdAt, sql`${place.at}::timestamptz`), lt(ledgerTxn.createdAt, until)],
            sql`not ${isBefore(place)}`,
          ),
        );
      return row?.sum ?? 0;
    },
    /** Those that were booked last first, and of one moment those that were posted last; one more than asked for where there is more. */
    entries: ({ from, until }: Days, kind: TransactionKind | undefined, limit: number, place: Place | undefined) =>
      tx
        .select({
          ...{ id: ledgerTxn.id, kind: ledgerTxn.kind, reference: ledgerTxn.reference, at: ledgerTxn.createdAt },
          ...{ amount: ledgerEntry.amount, position: ledgerEntry.position },
        })
        .from(ledgerEntry)
        .innerJoin(ledgerTxn, ofTxn)
        .where(
          and(
            ...[isHere, gte(ledgerTxn.createdAt, from), lt(ledgerTxn.createdAt, until)],
            kind && eq(ledgerTxn.kind, kind),
            // the first of them is what an index of the moments can answer
            place && and(lte(ledgerTxn.createdAt, sql`${place.at}::timestamptz`), isBefore(place)),
          ),
        )
        .orderBy(desc(ledgerTxn.createdAt), desc(ledgerEntry.position))
        .limit(limit + 1),
  };
};
