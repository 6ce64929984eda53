import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { notification } from '../../db/schema/account';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import { refund } from '../../db/schema/refund';
import { uniqueOf } from './ledger.rules';

interface Page {
  pageNo: number;
  pageSize: number;
}

/** What one shopper may read of how the balance came to be. */
export const walletHistoryRepo = (tx: Tx, { tenantId, shopperId }: Owner) => ({
  /** What the shopper was told under these codes: the record of each step is written where the step is done. */
  async pageOfTold(codes: string[], { pageNo, pageSize }: Page) {
    const mine = and(
      eq(notification.tenantId, tenantId),
      eq(notification.shopperId, shopperId),
      inArray(notification.code, codes),
    );
    const items = await tx
      .select()
      .from(notification)
      .where(mine)
      .orderBy(desc(notification.createdAt), desc(notification.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(notification).where(mine);
    return { items, total: counted?.total ?? 0 };
  },

  /** The movement of the shopper's balance by a transaction; undefined where it moved nothing of theirs. */
  async findMovement(txnId: string) {
    const [row] = await tx
      .select({
        kind: ledgerTxn.kind,
        reference: ledgerTxn.reference,
        currency: ledgerTxn.currency,
        createdAt: ledgerTxn.createdAt,
        amount: ledgerEntry.amount,
        balanceAfter: ledgerEntry.balanceAfter,
      })
      .from(ledgerTxn)
      .innerJoin(ledgerEntry, and(eq(ledgerEntry.tenantId, tenantId), eq(ledgerEntry.txnId, ledgerTxn.id)))
      .innerJoin(ledgerAccount, and(eq(ledgerAccount.tenantId, tenantId), eq(ledgerAccount.id, ledgerEntry.accountId)))
      .where(
        and(
          eq(ledgerTxn.tenantId, tenantId),
          eq(ledgerTxn.id, txnId),
          eq(ledgerAccount.kind, 'SHOPPER_BALANCE'),
          eq(ledgerAccount.shopperId, shopperId),
        ),
      );
    return row;
  },

  /** Why the shop gave it of its own; undefined of any other movement. */
  async findCause({ kind, reference }: Pick<typeof ledgerTxn.$inferSelect, 'kind' | 'reference'>) {
    if (kind !== 'COMPENSATION') return undefined;
    const [row] = await tx
      .select({ cause: refund.cause })
      .from(refund)
      .where(and(eq(refund.tenantId, tenantId), eq(refund.id, uniqueOf(reference)), eq(refund.shopperId, shopperId)));
    return row?.cause;
  },

  /** Every side of a transaction that `findMovement` knows. */
  listSides: (txnId: string) =>
    tx
      .select({ kind: ledgerAccount.kind, amount: ledgerEntry.amount })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, and(eq(ledgerAccount.tenantId, tenantId), eq(ledgerAccount.id, ledgerEntry.accountId)))
      .where(and(eq(ledgerEntry.tenantId, tenantId), eq(ledgerEntry.txnId, txnId)))
      .orderBy(desc(ledgerEntry.amount), ledgerAccount.kind),
});
