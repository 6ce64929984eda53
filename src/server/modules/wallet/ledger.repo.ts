import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import { newId } from '../../kernel/tokens';
import type { AccountName } from './ledger.rules';

export type TransactionKind = (typeof ledgerTxn.$inferSelect)['kind'];

const isNamed = ({ kind, shopperId = '', provider = '' }: AccountName) =>
  and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.shopperId, shopperId), eq(ledgerAccount.provider, provider));

export const ledgerRepo = (tx: Tx, { tenantId, currency }: { tenantId: string; currency: string }) => ({
  /** @returns undefined where this event was posted before */
  async insertTxn(
    { kind, reference, adjusts }: { kind: TransactionKind; reference: string; adjusts?: string | undefined },
    createdAt: Date,
  ): Promise<string | undefined> {
    const [row] = await tx
      .insert(ledgerTxn)
      .values({ tenantId, id: newId(), kind, reference, currency, adjusts, createdAt })
      .onConflictDoNothing({ target: [ledgerTxn.tenantId, ledgerTxn.kind, ledgerTxn.reference] })
      .returning({ id: ledgerTxn.id });
    return row?.id;
  },

  async createMissing(accounts: AccountName[]): Promise<void> {
    await tx
      .insert(ledgerAccount)
      .values(
        accounts.map(({ kind, shopperId = '', provider = '' }) => ({
          tenantId,
          id: newId(),
          kind,
          shopperId,
          provider,
          currency,
        })),
      )
      .onConflictDoNothing();
  },

  /** In the order of their ids, so that two postings never wait for each other. */
  lock(accounts: AccountName[]) {
    return tx
      .select({
        id: ledgerAccount.id,
        kind: ledgerAccount.kind,
        shopperId: ledgerAccount.shopperId,
        provider: ledgerAccount.provider,
      })
      .from(ledgerAccount)
      .where(
        and(eq(ledgerAccount.tenantId, tenantId), eq(ledgerAccount.currency, currency), or(...accounts.map(isNamed))),
      )
      .orderBy(asc(ledgerAccount.id))
      .for('no key update');
  },

  /** Relative: whatever was read before does not count. The CHECK of the table is the guard. */
  addToBalances(changes: { id: string; amount: number }[]) {
    const cases = changes.map(({ id, amount }) => sql`when ${id} then ${amount}::bigint`);
    return tx
      .update(ledgerAccount)
      .set({ balance: sql`${ledgerAccount.balance} + case ${ledgerAccount.id} ${sql.join(cases, sql` `)} end` })
      .where(
        and(
          eq(ledgerAccount.tenantId, tenantId),
          inArray(
            ledgerAccount.id,
            changes.map(({ id }) => id),
          ),
        ),
      )
      .returning({ id: ledgerAccount.id, balance: ledgerAccount.balance });
  },

  async insertEntries(txnId: string, entries: { accountId: string; amount: number; balanceAfter: number }[]) {
    await tx.insert(ledgerEntry).values(entries.map((entry) => ({ tenantId, txnId, currency, ...entry })));
  },

  async balance(account: AccountName): Promise<number> {
    const [row] = await tx
      .select({ balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(and(eq(ledgerAccount.tenantId, tenantId), isNamed(account), eq(ledgerAccount.currency, currency)));
    return row?.balance ?? 0;
  },
});
