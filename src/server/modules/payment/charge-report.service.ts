import { paths } from '../../../contract/paths';
import type { ToldCharge } from '../../../contract/review-desk';
import type { PaymentProviderPort } from '../../adapters/payment/payment.port';
import type { ShopAtProvider } from '../../adapters/payment/payment.registry';
import type { ChargeReport } from '../../adapters/payment/provider-call.port';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { newId } from '../../kernel/tokens';
import { notify } from '../account/account.service';
import { tellOfOrder } from '../account/order-mail.service';
import { holdTestMoney } from '../tenant/tenant.service';
import { markDepositCame } from '../wallet/late-deposit.service';
import { ledgerReference, transfer, postLedger } from '../wallet/ledger.service';
import { attemptRepo, LIVE, type AttemptRow } from './attempt.repo';
import { openClaim } from './claim.service';
import { noteRefund } from './refund.service';
import { paymentRepo, type PaymentRow } from './payment.repo';
import { hasOrder, isAsAgreed, isNamed, OPEN_STATUSES } from './payment.rules';
import type { Settle } from './settle.service';

export interface Reported {
  tenantId: string;
  provider: Pick<PaymentProviderPort, 'name'> & Pick<ShopAtProvider, 'isTest'>;
  /** The shop's own account there. */
  account: string;
  report: ChargeReport;
  /** Of a callback; an answer to our own question has none. */
  eventId?: string;
  now: Date;
  /** Whether the shop keeps balances: where not, late money goes back the way it came. */
  keepsBalances: boolean;
}

/** What a report changed, as the measurements have it. */
export type Applied = 'paid' | 'late' | 'declined' | 'closed' | 'review';

/**
 * Applies what a provider says about a charge: the same verb for callback, return page and reconciler (P4).
 * @returns nothing where it was known
 */
export const createApplyReport =
  (settle: Settle) =>
  async (tx: Tx, reported: Reported): Promise<{ state: Applied; isOrder: boolean } | undefined> => {
    const { tenantId, provider, report, eventId, now } = reported;
    const attempts = attemptRepo(tx, { tenantId });
    if (provider.isTest) await holdTestMoney(tx, tenantId);
    const paymentNo = report.paymentNo ?? (await attempts.findNamed(provider.name, report))?.paymentNo;
    // locked first: reports about one payment are applied one after the other
    const payment = paymentNo === undefined ? undefined : await paymentRepo(tx, { tenantId }).lockByNo(paymentNo);
    const attempt = payment && (await findCharged(tx, payment, reported));
    // the provider may be faster than our own commit: it calls again
    if (!payment || !attempt || paymentNo === undefined) throw new AppError('NOT_FOUND');
    if (report.memo) await attempts.addMemo(attempt.id, report.memo);
    if (eventId && !(await attempts.recordEvent({ provider: provider.name, eventId, paymentNo, createdAt: now })))
      return undefined;
    const state = await applyTo(tx, settle, { payment, attempt }, reported);
    return state && { state, isOrder: hasOrder(payment) };
  };
export type ApplyReport = ReturnType<typeof createApplyReport>;

/** The attempt that a report is about; under one reference of ours a provider may charge more than once. */
async function findCharged(
  tx: Tx,
  { tenantId, id: paymentId }: PaymentRow,
  { provider: { name: provider }, report, now }: Reported,
): Promise<AttemptRow | undefined> {
  const attempts = attemptRepo(tx, { tenantId });
  const { providerRef, reference } = report;
  const named = await attempts.find({ paymentId, provider, providerRef });
  if (named || !reference) return named;
  const begun = await attempts.find({ paymentId, provider, id: reference });
  if (!begun) return undefined;
  // the charge of another payment says nothing about this one
  if (await attempts.findNamed(provider, { providerRef })) return undefined;
  if (!isNamed(begun)) {
    await attempts.setProviderRef(begun.id, providerRef);
    return { ...begun, providerRef };
  }
  const further = { ...begun, id: newId(), providerRef, status: 'OPEN', createdAt: now, updatedAt: now } as const;
  await attempts.insert(further);
  return further;
}

async function applyTo(
  tx: Tx,
  settle: Settle,
  { payment, attempt }: { payment: PaymentRow; attempt: AttemptRow },
  { account, report, now, keepsBalances }: Reported,
): Promise<Applied | undefined> {
  const { fee } = attempt;
  const told = { amount: report.amount, merchant: report.merchant, isOurs: report.merchant === account };
  const isLookedAt = report.state === 'paid' && payment.status === 'NEEDS_REVIEW';
  if (isLookedAt || !isAsAgreed(report, { ...payment, fee }, account))
    return sendToReview(tx, payment, attempt, told, now);
  if (report.state === 'paid') return receiveMoney(tx, settle, { payment, attempt, now, keepsBalances });
  if (report.state === 'pending') return undefined;
  const isDeclined = report.state === 'declined';
  const isEnded = await endAttempt(tx, payment, attempt.id, isDeclined ? 'DECLINED' : 'CLOSED', now);
  if (!isEnded) return undefined;
  return isDeclined ? 'declined' : 'closed';
}

/** Another merchant, sum or currency than agreed (P3): a person looks at it; from then on nothing is paid by itself. */
async function sendToReview(
  tx: Tx,
  payment: PaymentRow,
  attempt: AttemptRow,
  told: ToldCharge,
  now: Date,
): Promise<Applied | undefined> {
  const { tenantId, id } = payment;
  const isNew = await attemptRepo(tx, { tenantId }).move(attempt.id, [...LIVE, 'DECLINED', 'CLOSED'], {
    ...{ status: 'NEEDS_REVIEW', told, updatedAt: now },
  });
  await paymentRepo(tx, { tenantId }).move({ id }, [...OPEN_STATUSES, 'EXPIRED', 'FAILED'], {
    status: 'NEEDS_REVIEW',
  });
  return isNew ? 'review' : undefined;
}

interface Received {
  payment: PaymentRow;
  attempt: AttemptRow;
  now: Date;
  keepsBalances: boolean;
}

async function receiveMoney(
  tx: Tx,
  settle: Settle,
  { payment, attempt, now, keepsBalances }: Received,
): Promise<Applied | undefined> {
  const { tenantId, id } = payment;
  const isFirst = await attemptRepo(tx, { tenantId }).move(attempt.id, [...LIVE, 'DECLINED', 'CLOSED'], {
    status: 'PAID',
    updatedAt: now,
  });
  if (!isFirst) return undefined;
  try {
    await tx.transaction((savepoint) =>
      settle(savepoint, [payment], { method: attempt.provider, fee: attempt.fee, now }),
    );
    return 'paid';
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    // paid in another way, closed meanwhile, or the target takes no money: it is the shopper's all the same (P6)
    await paymentRepo(tx, { tenantId }).move({ id }, OPEN_STATUSES, { status: 'EXPIRED' });
    await giveLateMoney(tx, { payment, attempt, now, keepsBalances });
    return 'late';
  }
}

/** Money of a charge that nothing takes any more, with what was paid on top: to the balance, or back the way it came. */
export function giveLateMoney(tx: Tx, { keepsBalances, payment, attempt, now }: Received): Promise<void> {
  const give = keepsBalances || !hasOrder(payment) ? creditLateMoney : claimLateMoney;
  return give(tx, { payment: { ...payment, amount: payment.amount + attempt.fee }, attempt, now });
}

async function creditLateMoney(tx: Tx, { payment, attempt, now }: Omit<Received, 'keepsBalances'>): Promise<void> {
  const { tenantId, targetNo, currency, amount, shopperId } = payment;
  await postLedger(tx, {
    tenantId,
    kind: 'DEPOSIT',
    reference: ledgerReference(targetNo, `${attempt.provider}.${attempt.providerRef}`),
    currency,
    now,
    entries: transfer(
      amount,
      { kind: 'PROVIDER_CLEARING', provider: attempt.provider },
      { kind: 'SHOPPER_BALANCE', shopperId },
    ),
  });
  // a top-up that is late is where it was meant to be
  if (hasOrder(payment)) await noteRefund(tx, { payment, cause: 'LATE_PAYMENT', now });
  else await markDepositCame(tx, payment, amount);
  const code = 'PAYMENT_TO_BALANCE';
  await notify(tx, {
    tenantId,
    shopperId,
    code,
    event: attempt.id,
    reference: targetNo,
    link: paths.balance(),
    at: now,
  });
}

async function claimLateMoney(tx: Tx, { payment, attempt, now }: Omit<Received, 'keepsBalances'>): Promise<void> {
  const from = { kind: 'PROVIDER_CLEARING', provider: attempt.provider } as const;
  await openClaim(tx, { payment, charge: attempt, reason: 'LATE_PAYMENT', cause: 'LATE_PAYMENT', from, now });
  const { tenantId, shopperId, targetId: id, targetNo: orderNo, host } = payment;
  const order = { id, orderNo, host };
  await tellOfOrder(tx, { tenantId, shopperId, code: 'PAYMENT_GOES_BACK', event: attempt.id, order, at: now });
}

/** The attempt came to nothing: the payment waits for another one. An attempt that was paid stays paid. @returns whether it ended now */
export async function endAttempt(
  tx: Tx,
  payment: Pick<PaymentRow, 'tenantId' | 'id' | 'paymentNo'>,
  attemptId: string,
  status: 'DECLINED' | 'CLOSED',
  now: Date,
): Promise<boolean> {
  const { tenantId, id, paymentNo } = payment;
  const attempts = attemptRepo(tx, { tenantId });
  if (!(await attempts.move(attemptId, LIVE, { status, updatedAt: now }))) return false;
  if ((await attempts.liveOfNo(paymentNo)).length > 0) return true;
  await paymentRepo(tx, { tenantId }).move({ id }, ['PROCESSING'], { status: 'UNPAID' });
  return true;
}
