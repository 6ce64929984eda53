import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ledgerAccount, ledgerEntry, ledgerTxn, payment, paymentAttempt } from '../../db/schema/money';
import type { Period } from './statement.rules';

/** What our books say of a provider in a time. */
export const statementRepo = (tx: Tx, { tenantId, provider }: { tenantId: string; provider: string }) => ({
  listPaid: ({ from, to }: Period) =>
    tx
      .select({ paymentNo: payment.paymentNo, currency: payment.currency, amount: payment.amount, attempt: paymentAttempt })
      .from(paymentAttempt)
      .innerJoin(payment, and(eq(payment.tenantId, paymentAttempt.tenantId), eq(payment.id, paymentAttempt.paymentId)))
      .where(
        and(
          eq(paymentAttempt.tenantId, tenantId),
          eq(paymentAttempt.provider, provider),
          eq(paymentAttempt.status, 'PAID'),
          gte(paymentAttempt.updatedAt, from),
          lte(paymentAttempt.updatedAt, to),
        ),
      ),
  /** What came into its clearing account, and what went out of it. */
  async clearing({ from, to }: Period, currency: string): Promise<{ came: number; went: number }> {
    const [row] = await tx
      .select({
        came: sql<string>`coalesce(sum(-${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} < 0), 0)`,
        went: sql<string>`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} > 0), 0)`,
      })
      .from(ledgerAccount)
      .innerJoin(ledgerEntry, and(eq(ledgerEntry.tenantId, ledgerAccount.tenantId), eq(ledgerEntry.accountId, ledgerAccount.id)))
      .innerJoin(ledgerTxn, and(eq(ledgerTxn.tenantId, ledgerEntry.tenantId), eq(ledgerTxn.id, ledgerEntry.txnId)))
      .where(
        and(
          eq(ledgerAccount.tenantId, tenantId),
          eq(ledgerAccount.kind, 'PROVIDER_CLEARING'),
          eq(ledgerAccount.provider, provider),
          eq(ledgerAccount.currency, currency),
          gte(ledgerTxn.createdAt, from),
          lte(ledgerTxn.createdAt, to),
        ),
      );
    return { came: Number(row?.came ?? 0), went: Number(row?.went ?? 0) };
  },
}); // prettier-ignore
