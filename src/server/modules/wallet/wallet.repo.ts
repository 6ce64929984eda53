import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { OFFLINE } from '../../../contract/offline-deposit';
import type { Owner, Tx } from '../../db/database';
import { deposit, ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import { withdrawal } from '../../db/schema/withdrawal';
import type { DueRows } from '../../kernel/work-claim.repo';

export type DepositRow = typeof deposit.$inferSelect;
export type WithdrawalRow = typeof withdrawal.$inferSelect;
interface Page {
  pageNo: number;
  pageSize: number;
}
const offsetOf = ({ pageNo, pageSize }: Page) => (pageNo - 1) * pageSize;

/** What one shopper has at this shop. */
export const walletRepo = (tx: Tx, { tenantId, shopperId }: Owner) => ({
  async balances(currency: string): Promise<{ balance: number; frozen: number }> {
    const rows = await tx
      .select({ kind: ledgerAccount.kind, balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(
        and(
          eq(ledgerAccount.tenantId, tenantId),
          inArray(ledgerAccount.kind, ['SHOPPER_BALANCE', 'SHOPPER_FROZEN']),
          eq(ledgerAccount.shopperId, shopperId),
          eq(ledgerAccount.currency, currency),
        ),
      );
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
    return { balance: of('SHOPPER_BALANCE'), frozen: of('SHOPPER_FROZEN') };
  },

  /** Entries of the balance only: what is frozen shows as leaving it. */
  async pageOfEntries(currency: string, page: Page) {
    const mine = and(
      eq(ledgerAccount.tenantId, tenantId),
      eq(ledgerAccount.kind, 'SHOPPER_BALANCE'),
      eq(ledgerAccount.shopperId, shopperId),
      eq(ledgerAccount.currency, currency),
    );
    const ofAccount = and(eq(ledgerEntry.tenantId, tenantId), eq(ledgerEntry.accountId, ledgerAccount.id));
    const items = await tx
      .select({
        txnId: ledgerEntry.txnId,
        kind: ledgerTxn.kind,
        amount: ledgerEntry.amount,
        balanceAfter: ledgerEntry.balanceAfter,
        reference: ledgerTxn.reference,
        createdAt: ledgerTxn.createdAt,
      })
      .from(ledgerAccount)
      .innerJoin(ledgerEntry, ofAccount)
      .innerJoin(ledgerTxn, and(eq(ledgerTxn.tenantId, tenantId), eq(ledgerTxn.id, ledgerEntry.txnId)))
      .where(mine)
      .orderBy(desc(ledgerEntry.position))
      .limit(page.pageSize)
      .offset(offsetOf(page));
    const [counted] = await tx
      .select({ total: count() })
      .from(ledgerAccount)
      .innerJoin(ledgerEntry, ofAccount)
      .where(mine);
    return { items, total: counted?.total ?? 0 };
  },

  async insertDeposit(row: Omit<DepositRow, 'tenantId' | 'shopperId'>): Promise<void> {
    await tx.insert(deposit).values({ tenantId, shopperId, ...row });
  },
  async findDeposit(id: string): Promise<DepositRow | undefined> {
    const one = and(eq(deposit.tenantId, tenantId), eq(deposit.shopperId, shopperId), eq(deposit.id, id));
    const [row] = await tx.select().from(deposit).where(one);
    return row;
  },
  async findDepositByNo(depositNo: string): Promise<DepositRow | undefined> {
    const mine = and(eq(deposit.tenantId, tenantId), eq(deposit.shopperId, shopperId));
    const [row] = await tx
      .select()
      .from(deposit)
      .where(and(mine, eq(deposit.depositNo, depositNo)));
    return row;
  },
  /** @param came where another sum came than was announced: from then on it is this one @returns whether it stood in `from` */
  async moveDeposit(id: string, from: DepositRow['status'], to: DepositRow['status'], came?: number): Promise<boolean> {
    const rows = await tx
      .update(deposit)
      .set({ status: to, ...(came !== undefined && { amount: came }) })
      .where(
        and(
          eq(deposit.tenantId, tenantId),
          eq(deposit.shopperId, shopperId),
          eq(deposit.id, id),
          eq(deposit.status, from),
        ),
      )
      .returning({ id: deposit.id });
    return rows.length === 1;
  },
  async pageOfDeposits(page: Page) {
    const mine = and(eq(deposit.tenantId, tenantId), eq(deposit.shopperId, shopperId));
    const newest = [desc(deposit.createdAt), desc(deposit.id)];
    const items = await tx.select().from(deposit).where(mine).orderBy(...newest).limit(page.pageSize).offset(offsetOf(page)); // prettier-ignore
    const [counted] = await tx.select({ total: count() }).from(deposit).where(mine);
    return { items, total: counted?.total ?? 0 };
  },

  async insertWithdrawal(
    row: Omit<WithdrawalRow, 'tenantId' | 'shopperId' | 'note' | 'bankReference' | 'paidReference'>,
  ): Promise<void> {
    await tx.insert(withdrawal).values({ tenantId, shopperId, ...row });
  },
  /** The conditional update that every decision goes through. @returns undefined where it did not stand in `from` */
  async moveWithdrawal(
    id: string,
    from: WithdrawalRow['status'],
    status: WithdrawalRow['status'],
    said: Partial<Pick<WithdrawalRow, 'note' | 'bankReference' | 'paidReference'>> = {},
  ): Promise<WithdrawalRow | undefined> {
    const one = and(eq(withdrawal.tenantId, tenantId), eq(withdrawal.shopperId, shopperId), eq(withdrawal.id, id));
    const [row] = await tx
      .update(withdrawal)
      .set({ ...said, status })
      .where(and(one, eq(withdrawal.status, from)))
      .returning();
    return row;
  },
  async findWithdrawal(id: string): Promise<WithdrawalRow | undefined> {
    const one = and(eq(withdrawal.tenantId, tenantId), eq(withdrawal.shopperId, shopperId), eq(withdrawal.id, id));
    const [row] = await tx.select().from(withdrawal).where(one);
    return row;
  },
  async pageOfWithdrawals(page: Page) {
    const mine = and(eq(withdrawal.tenantId, tenantId), eq(withdrawal.shopperId, shopperId));
    const newest = [desc(withdrawal.createdAt), desc(withdrawal.id)];
    const items = await tx.select().from(withdrawal).where(mine).orderBy(...newest).limit(page.pageSize).offset(offsetOf(page)); // prettier-ignore
    const [counted] = await tx.select({ total: count() }).from(withdrawal).where(mine);
    return { items, total: counted?.total ?? 0 };
  },
});

/** Top-ups of all shops that have waited too long, a bank transfer longer; the state written out, as the partial index has it. */
export const staleDeposits = (before: Date, offlineBefore: Date): DueRows => ({
  table: deposit,
  where: sql`${deposit.status} = 'PENDING' and ${deposit.createdAt} < ${before.toISOString()}::timestamptz
    and (${deposit.channel} <> ${OFFLINE} or ${deposit.createdAt} < ${offlineBefore.toISOString()}::timestamptz)`,
  oldest: deposit.createdAt,
});

/** A deposit by bank transfer, whosever it is. */
export async function findOfflineByNo(tx: Tx, tenantId: string, depositNo: string): Promise<DepositRow | undefined> {
  const one = and(eq(deposit.tenantId, tenantId), eq(deposit.depositNo, depositNo), eq(deposit.channel, OFFLINE));
  const [row] = await tx.select().from(deposit).where(one);
  return row;
}

export async function findPendingDeposit(tx: Tx, tenantId: string, id: string): Promise<DepositRow | undefined> {
  const one = and(eq(deposit.tenantId, tenantId), eq(deposit.id, id), eq(deposit.status, 'PENDING'));
  const [row] = await tx.select().from(deposit).where(one);
  return row;
}
