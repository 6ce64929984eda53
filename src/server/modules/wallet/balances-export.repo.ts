import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import type { Edges } from './export-month.rules';

export interface Moved {
  account: string;
  provider: string;
  currency: string;
  came: number;
  went: number;
}

/** The accounts of a shop over time; those of its shoppers are one for each kind. */
export const balancesExportRepo = (tx: Tx, tenantId: string) => {
  const sums = sql`a.kind, a.provider, a.currency`;
  return {
    /** The first event of the book and the last. */
    async edges(): Promise<Edges | undefined> {
      const edge = (order: typeof asc) =>
        tx
          .select({ at: ledgerTxn.createdAt })
          .from(ledgerTxn)
          .where(eq(ledgerTxn.tenantId, tenantId))
          .orderBy(order(ledgerTxn.createdAt), order(ledgerTxn.id))
          .limit(1);
      const [[first], [last]] = [await edge(asc), await edge(desc)];
      return first && last && { first: first.at, last: last.at };
    },
    async moved(from: Date, until?: Date): Promise<Moved[]> {
      const { rows } = (await tx.execute(sql`
        select a.kind as account, a.provider, a.currency, sum(greatest(e.amount, 0)) as came, -sum(least(e.amount, 0)) as went
        from ${ledgerTxn} t
          join ${ledgerEntry} e on e.tenant_id = t.tenant_id and e.txn_id = t.id
          join ${ledgerAccount} a on a.tenant_id = e.tenant_id and a.id = e.account_id
        where t.tenant_id = ${tenantId} and t.created_at >= ${from.toISOString()}::timestamptz
          and ${until ? sql`t.created_at < ${until.toISOString()}::timestamptz` : sql`true`}
        group by ${sums}`)) as unknown as { rows: (Record<'came' | 'went', string> & Omit<Moved, 'came' | 'went'>)[] };
      return rows.map(({ came, went, ...account }) => ({ ...account, came: Number(came), went: Number(went) }));
    },
    /** What stands on each now. */
    async standing(): Promise<(Omit<Moved, 'came' | 'went'> & { amount: number })[]> {
      const { rows } = (await tx.execute(sql`
        select a.kind as account, a.provider, a.currency, sum(a.balance) as amount
        from ${ledgerAccount} a where a.tenant_id = ${tenantId} group by ${sums}`)) as unknown as {
        rows: (Omit<Moved, 'came' | 'went'> & { amount: string })[];
      };
      return rows.map(({ amount, ...account }) => ({ ...account, amount: Number(amount) }));
    },
  };
};
