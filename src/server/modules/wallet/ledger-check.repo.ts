import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ledgerAccount, ledgerEntry } from '../../db/schema/money';

/** Reads the whole book of a shop for what must never be. */
export const ledgerCheckRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** L1, and with it L2: each transaction sums to zero. */
  async unbalancedTxns(): Promise<string[]> {
    const rows = await tx
      .select({ txnId: ledgerEntry.txnId })
      .from(ledgerEntry)
      .where(sql`${ledgerEntry.tenantId} = ${tenantId}`)
      .groupBy(ledgerEntry.txnId)
      .having(sql`sum(${ledgerEntry.amount}) <> 0`);
    return rows.map(({ txnId }) => txnId);
  },
  /** L3: a balance is the sum of its entries. */
  async wrongBalances(): Promise<string[]> {
    const sum = sql`(select coalesce(sum(e.amount), 0) from ${ledgerEntry} e where e.tenant_id = ${ledgerAccount.tenantId} and e.account_id = ${ledgerAccount.id})`;
    const rows = await tx
      .select({ id: ledgerAccount.id })
      .from(ledgerAccount)
      .where(sql`${ledgerAccount.tenantId} = ${tenantId} and ${ledgerAccount.balance} <> ${sum}`);
    return rows.map(({ id }) => id);
  },
  /** L3: each entry goes on from the one before it on its account. */
  async brokenChains(): Promise<string[]> {
    const chain = tx
      .select({
        accountId: ledgerEntry.accountId,
        gap: sql<number>`${ledgerEntry.balanceAfter} - ${ledgerEntry.amount} - lag(${ledgerEntry.balanceAfter}, 1, 0::bigint) over (partition by ${ledgerEntry.accountId} order by ${ledgerEntry.id})`.as(
          'gap',
        ),
      })
      .from(ledgerEntry)
      .where(sql`${ledgerEntry.tenantId} = ${tenantId}`)
      .as('chain');
    const rows = await tx
      .selectDistinct({ accountId: chain.accountId })
      .from(chain)
      .where(sql`${chain.gap} <> 0`);
    return rows.map(({ accountId }) => accountId);
  },
});
