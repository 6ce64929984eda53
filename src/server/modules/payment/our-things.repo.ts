import { and, desc, eq, gte, inArray, lte, sql, type AnyColumn } from 'drizzle-orm';
import type { STATEMENT_SOURCES } from '../../../contract/statement-desk.enums';
import type { StaffScope, Tx } from '../../db/database';
import { compensation } from '../../db/schema/compensation';
import { deposit, payment, paymentAttempt } from '../../db/schema/money';
import { offlineDeposit } from '../../db/schema/offline-deposit';
import { refundClaim } from '../../db/schema/refund';
import { statementLine } from '../../db/schema/statement';
import { withdrawal } from '../../db/schema/withdrawal';
import type { OurThing } from './match-lines.rules';

type Source = (typeof STATEMENT_SOURCES)[number];
interface Window {
  from: Date;
  to: Date;
  /** The newest so many of each kind. */
  most: number;
  /** Bank transfers too that nobody has credited yet. */
  withWaiting: boolean;
}

/** What of ours in a time no line of theirs is yet. */
export const ourThingsRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => {
  const within = (at: AnyColumn, { from, to }: Window) => and(gte(at, from), lte(at, to));
  const isFree = (kind: OurThing['kind'], id: AnyColumn) =>
    sql`not exists (select from ${statementLine} where ${statementLine.tenantId} = ${tenantId} and ${statementLine.state} = 'MATCHED' and ${statementLine.matchId} is not null and ${statementLine.matchKind} = ${kind} and ${statementLine.matchId} = ${id})`;

  async function charges(provider: Source, window: Window): Promise<OurThing[]> {
    const rows = await tx
      .select({
        paymentNo: payment.paymentNo,
        amount: payment.amount,
        currency: payment.currency,
        attempt: paymentAttempt,
      })
      .from(paymentAttempt)
      .innerJoin(payment, and(eq(payment.tenantId, paymentAttempt.tenantId), eq(payment.id, paymentAttempt.paymentId)))
      .where(
        and(
          eq(paymentAttempt.tenantId, tenantId),
          eq(paymentAttempt.provider, provider),
          sql`${paymentAttempt.status} = 'PAID'`,
          within(paymentAttempt.updatedAt, window),
          isFree('ATTEMPT', paymentAttempt.id),
        ),
      )
      .orderBy(desc(paymentAttempt.updatedAt), desc(paymentAttempt.id))
      .limit(window.most);
    return rows.map(({ paymentNo, amount, currency, attempt }) => ({
      ...{ kind: 'ATTEMPT', id: attempt.id, no: paymentNo, at: attempt.updatedAt, amount: amount + attempt.fee },
      ...{ currency, payer: '', names: [paymentNo, attempt.id, attempt.providerRef, ...Object.values(attempt.memo)] },
    }));
  }

  async function claims(provider: Source, window: Window): Promise<OurThing[]> {
    const rows = await tx
      .select()
      .from(refundClaim)
      .where(
        and(
          eq(refundClaim.tenantId, tenantId),
          eq(refundClaim.provider, provider),
          sql`${refundClaim.status} = 'RETURNED'`,
          within(refundClaim.updatedAt, window),
          isFree('CLAIM', refundClaim.id),
        ),
      )
      .orderBy(desc(refundClaim.updatedAt), desc(refundClaim.id))
      .limit(window.most);
    return rows.map(({ id, providerRef, updatedAt: at, amount, currency }) => ({
      ...{ kind: 'CLAIM', id, no: id, at, amount: -amount, currency, payer: '', names: [id, providerRef] },
    }));
  }

  async function transfers(window: Window): Promise<OurThing[]> {
    const states = window.withWaiting ? (['CREDITED', 'UNDER_REVIEW'] as const) : (['CREDITED'] as const);
    const rows = await tx
      .select({ row: deposit, said: offlineDeposit })
      .from(deposit)
      .innerJoin(
        offlineDeposit,
        and(eq(offlineDeposit.tenantId, deposit.tenantId), eq(offlineDeposit.depositId, deposit.id)),
      )
      .where(
        and(
          eq(deposit.tenantId, tenantId),
          sql`${deposit.channel} = 'OFFLINE'`,
          inArray(deposit.status, [...states]),
          within(deposit.createdAt, window),
          isFree('DEPOSIT', deposit.id),
        ),
      )
      .orderBy(desc(deposit.createdAt), desc(deposit.id))
      .limit(window.most);
    return rows.map(({ row, said }) => ({
      ...{ kind: 'DEPOSIT', id: row.id, no: row.depositNo, at: said.paidAt ?? row.createdAt, amount: row.amount },
      ...{ currency: row.currency, payer: said.payerName, names: [row.depositNo, said.bankReference ?? ''] },
    }));
  }

  async function paidOut(window: Window): Promise<OurThing[]> {
    const rows = await tx
      .select()
      .from(withdrawal)
      .where(
        and(
          eq(withdrawal.tenantId, tenantId),
          eq(withdrawal.status, 'PAID'),
          within(withdrawal.createdAt, window),
          isFree('WITHDRAWAL', withdrawal.id),
        ),
      )
      .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
      .limit(window.most);
    return rows.map(({ id, withdrawalNo: no, createdAt: at, amount, currency, paidReference }) => ({
      ...{ kind: 'WITHDRAWAL', id, no, at, amount: -amount, currency, payer: '', names: [no, paidReference ?? ''] },
    }));
  }

  async function given(window: Window): Promise<OurThing[]> {
    const rows = await tx
      .select()
      .from(compensation)
      .where(
        and(
          eq(compensation.tenantId, tenantId),
          // the bank has paid it: written out, as the partial index has it
          sql`${compensation.paidReference} is not null`,
          within(compensation.createdAt, window),
          isFree('COMPENSATION', compensation.id),
        ),
      )
      .orderBy(desc(compensation.createdAt), desc(compensation.id))
      .limit(window.most);
    return rows.map(({ id, compensationNo: no, createdAt: at, amount, currency, paidReference }) => ({
      ...{ kind: 'COMPENSATION', id, no, at, amount: -amount, currency, payer: '', names: [no, paidReference ?? ''] },
    }));
  }

  async function payouts(window: Window): Promise<OurThing[]> {
    const rows = await tx
      .select()
      .from(statementLine)
      .where(
        and(
          eq(statementLine.tenantId, tenantId),
          sql`${statementLine.kind} = 'PAYOUT'`,
          within(statementLine.at, window),
          isFree('PAYOUT', statementLine.id),
        ),
      )
      .orderBy(desc(statementLine.at), desc(statementLine.id))
      .limit(window.most);
    return rows.map(({ id, extId, at, net, currency }) => ({
      ...{ kind: 'PAYOUT', id, no: extId, at, amount: -net, currency, payer: '', names: [extId] },
    }));
  }

  return {
    async of(source: Source, window: Window): Promise<OurThing[]> {
      if (source !== 'BANK') return [...(await charges(source, window)), ...(await claims(source, window))];
      const all = [await transfers(window), await paidOut(window), await given(window), await payouts(window)];
      return all.flat();
    },
  };
};
