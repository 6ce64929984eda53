import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { StaffScope, Tx } from '../../db/database';
import { approval } from '../../db/schema/approval';
import { ledgerTxn } from '../../db/schema/money';
import { statementLine } from '../../db/schema/statement';

/** What a payout is made of, added up. */
export interface PayoutParts {
  parts: number;
  /** Of charges and refunds. */
  gross: number;
  /** Charges and refunds that are not known to be ours. */
  unclear: number;
}

/** Payouts of providers against the money book. */
export const payoutDeskRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => ({
  async partsOf(payoutId: string): Promise<PayoutParts> {
    const isOurs = sql`${statementLine.kind} in ('CHARGE', 'REFUND')`;
    const [row] = await tx
      .select({
        parts: sql<number>`count(*)::int`,
        gross: sql<string>`coalesce(sum(${statementLine.gross}) filter (where ${isOurs}), 0)`,
        unclear: sql<number>`(count(*) filter (where ${isOurs} and ${statementLine.state} <> 'MATCHED'))::int`,
      })
      .from(statementLine)
      .where(and(eq(statementLine.tenantId, tenantId), eq(statementLine.payoutId, payoutId)));
    return { parts: row?.parts ?? 0, gross: Number(row?.gross ?? 0), unclear: row?.unclear ?? 0 };
  },
  async postedAs(reference: string): Promise<string | undefined> {
    const isIt = and(eq(ledgerTxn.kind, 'PROVIDER_PAYOUT'), eq(ledgerTxn.reference, reference));
    const [row] = await tx
      .select({ id: ledgerTxn.id })
      .from(ledgerTxn)
      .where(and(eq(ledgerTxn.tenantId, tenantId), isIt));
    return row?.id;
  },
  /** Those that wait for a second person. */
  toAllow: (): Promise<{ statementId: string; no: string; amount: number; currency: string }[]> =>
    tx
      .select({
        statementId: statementLine.statementId,
        no: statementLine.extId,
        amount: approval.amount,
        currency: approval.currency,
      })
      .from(approval)
      .innerJoin(
        statementLine,
        and(eq(statementLine.tenantId, approval.tenantId), eq(statementLine.id, approval.subjectId)),
      )
      .where(
        and(eq(approval.tenantId, tenantId), eq(approval.kind, 'PROVIDER_PAYOUT'), sql`${approval.decision} is null`),
      )
      .limit(LIMITS.deskCount),
});
