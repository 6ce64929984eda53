import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { deposit, ledgerAccount } from '../../db/schema/money';
import { withdrawal } from '../../db/schema/withdrawal';

export const testMoneyRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** Every account that something stands on, held until the transaction ends: nobody spends from it meanwhile. */
  lockAccounts: () =>
    tx
      .select({
        id: ledgerAccount.id,
        kind: ledgerAccount.kind,
        shopperId: ledgerAccount.shopperId,
        provider: ledgerAccount.provider,
        currency: ledgerAccount.currency,
        balance: ledgerAccount.balance,
      })
      .from(ledgerAccount)
      .where(and(eq(ledgerAccount.tenantId, tenantId), ne(ledgerAccount.balance, 0)))
      .orderBy(asc(ledgerAccount.id))
      .for('no key update'),
  async rejectDeposits(): Promise<void> {
    await tx
      .update(deposit)
      .set({ status: 'REJECTED' })
      .where(and(eq(deposit.tenantId, tenantId), inArray(deposit.status, ['PENDING', 'UNDER_REVIEW'])));
  },
  async rejectWithdrawals(): Promise<void> {
    await tx
      .update(withdrawal)
      .set({ status: 'REJECTED' })
      .where(and(eq(withdrawal.tenantId, tenantId), inArray(withdrawal.status, ['REQUESTED', 'APPROVED'])));
  },
});
