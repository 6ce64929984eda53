import type { Money } from '../../../contract/fields';
import type { Refund } from '../../../contract/refund';
import type { PaymentProviders } from '../../adapters/payment/payment.registry';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { newId, newNumber } from '../../kernel/tokens';
import { ledgerReference, transfer, postLedger } from '../wallet/ledger.service';
import { createReturnClaims, createReturnDueClaims, openClaim } from './claim.service';
import { refundRepo } from './refund.repo';
import { partOf } from './refund.rules';
import { noteRefund, type NotedRefund } from './refund.service';
import { paymentRepo, type PaymentKind, type PaymentRow } from './payment.repo';
import { createBalancePay } from './balance-pay.service';
import { createApplyReport } from './charge-report.service';
import { OPEN_STATUSES } from './payment.rules';
import { createListUnpaid } from './list-due.service';
import { createGetConfig } from './pay-config.service';
import { createReceiveCall } from './provider-call.service';
import { createProviderNews } from './provider-news.service';
import { chargeBackOf, createOfferWayBack } from './way-back.service';
import { createSettle, type OnSettledByKind } from './settle.service';
import { createStartPayment, refuseManyCharges } from './start-payment.service';

export type { PaymentKind, PaymentRow } from './payment.repo';
export { findPromised, promiseRefund } from './refund.service';
export { findClaims, presentClaim } from './claim.service';
export { findOrigin } from './way-back.service';
export { BALANCE, isOpen, presentPayment } from './payment.rules';
export type { OnSettledByKind } from './settle.service';

/** What a payment is for: an order, a deposit. */
export interface PaymentTarget {
  tenantId: string;
  kind: PaymentKind;
  targetId: string;
}

/*
 * The verbs below run in the caller's transaction. One that also changes the order calls them FIRST: a payment is
 * always locked before its order, else settling and closing would wait for each other.
 */

/** A new sum due. A target has one open or paid payment at most. */
export const createPayment = (
  tx: Tx,
  payment: PaymentTarget & { shopperId: string; targetNo: string; amount: Money; host?: string; now: Date },
): Promise<PaymentRow> =>
  paymentRepo(tx, payment).insert({
    id: newId(),
    paymentNo: newNumber('PY', payment.now),
    shopperId: payment.shopperId,
    kind: payment.kind,
    targetId: payment.targetId,
    targetNo: payment.targetNo,
    status: 'UNPAID',
    ...payment.amount,
    host: payment.host,
    createdAt: payment.now,
  });

/**
 * The target is not wanted any more. Money that a provider sends later goes to the balance (P6).
 * @returns undefined where no payment was open, e.g. because it is paid: refund it then
 */
export const closePayment = (tx: Tx, { tenantId, kind, targetId }: PaymentTarget): Promise<PaymentRow | undefined> =>
  paymentRepo(tx, { tenantId }).move({ kind, targetId }, OPEN_STATUSES, { status: 'EXPIRED' });

/** For whoever is about to change what is due of a target, or to give it back: nobody settles it meanwhile. */
export const holdPayments = (tx: Tx, { tenantId, ...target }: PaymentTarget): Promise<void> =>
  paymentRepo(tx, { tenantId }).lockOfTarget(target);

/** Causes that give back what is left after a part went back. */
const AFTER_A_PART: readonly NotedRefund['cause'][] = [
  'ORDER_CLOSED',
  'ASKED',
  'OUT_OF_STOCK',
  'DEARER',
  'CHEAPER',
  'TOP_UP',
  'QC_RETURN',
  'QC_PART',
  'STORE_RETURN',
];

/**
 * What of a target's payment can still go back; nothing where it is not paid. What goods that go back first wait for is
 * spoken for. @param isLocked for whoever is about to give it back, by `requestId` where it was promised
 */
export async function findLeft(
  tx: Tx,
  { tenantId, kind, targetId }: PaymentTarget,
  isLocked = false,
  requestId?: string,
): Promise<{ paid: PaymentRow; left: number; gone: number } | undefined> {
  const paid = await paymentRepo(tx, { tenantId }).findPaid({ kind, targetId }, isLocked);
  if (!paid) return undefined;
  if (paid.status === 'PAID' && kind !== 'PURCHASE') return { paid, left: paid.amount, gone: 0 };
  const { gone, waiting } = await refundRepo(tx, { tenantId }).givenBack(paid, requestId);
  return { paid, left: paid.amount - gone - waiting, gone };
}

/** How money of a target's payment would go back as the shop is now. */
export async function findWayBack(
  tx: Tx,
  { tenantId, kind, targetId }: PaymentTarget,
  keepsBalances: boolean,
): Promise<Pick<Refund, 'destination' | 'method'>> {
  const paid = await paymentRepo(tx, { tenantId }).findPaid({ kind, targetId }, false);
  const charge = paid && (await chargeBackOf(tx, paid, keepsBalances));
  return charge ? { destination: 'PROVIDER', method: charge.provider } : { destination: 'BALANCE', method: '' };
}

/**
 * Gives back what is left of a paid payment, or a part: to the shopper's balance, or where the shop keeps none, or its
 * shopper wishes so, the way it came.
 * @param refund `reference` is what the shopper reads beside the sum, e.g. the order number; `part` less than all;
 * `request` is what it answers, `item` what it is for
 * @throws AppError STATE_CONFLICT where it is not paid, nothing is left, or only a first refund will do
 */
export async function refundPayment(
  tx: Tx,
  refund: PaymentTarget & {
    cause: NotedRefund['cause'];
    reference: string;
    now: Date;
    keepsBalances: boolean;
    part?: number | undefined;
    request?: NotedRefund['request'];
    item?: NotedRefund['item'];
  },
): Promise<{ amount: number; isClaim: boolean }> {
  const { tenantId, cause, now, request, item } = refund;
  const found = await findLeft(tx, refund, true, request?.id);
  if (!found || found.left === 0) throw new AppError('STATE_CONFLICT');
  const { paid, left, gone } = found;
  if (paid.status !== 'PAID' && !AFTER_A_PART.includes(cause)) throw new AppError('STATE_CONFLICT');
  const amount = refund.part ?? left;
  if (amount > left) throw new RangeError(`not a part of ${left}: ${amount}`);
  const status = gone + amount === paid.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  await paymentRepo(tx, { tenantId }).move({ id: paid.id }, [paid.status], { status });
  const row = { ...paid, amount };
  const { currency, shopperId, paymentNo } = row;
  const charge = await chargeBackOf(tx, row, refund.keepsBalances);
  if (charge) {
    const from = { kind: 'REFUNDS' } as const;
    if (!(await openClaim(tx, { payment: row, charge, reason: 'ORDER_CLOSED', cause, request, item, from, now })))
      throw new AppError('STATE_CONFLICT');
    return { amount, isClaim: true };
  }
  const entries = transfer(amount, { kind: 'REFUNDS' }, { kind: 'SHOPPER_BALANCE', shopperId });
  const reference = ledgerReference(refund.reference, [paymentNo, partOf(refund)].filter(Boolean).join('.'));
  const isNew = await postLedger(tx, { tenantId, kind: 'REFUND', reference, currency, now, entries });
  if (!isNew) throw new AppError('STATE_CONFLICT');
  await noteRefund(tx, { payment: row, cause, now, request, item });
  return { amount, isClaim: false };
}

/** Oldest first; a target may have several: closed ones and the open or paid one. */
export const findPayments = (
  tx: Tx,
  { tenantId, kind, targetIds }: Omit<PaymentTarget, 'targetId'> & { targetIds: string[] },
): Promise<PaymentRow[]> =>
  targetIds.length === 0 ? Promise.resolve([]) : paymentRepo(tx, { tenantId }).ofTargets(kind, targetIds);

export interface PaymentServiceDeps {
  /** The module that each kind of payment belongs to. */
  onSettled: OnSettledByKind;
  providers: PaymentProviders;
}

/** The verbs that settle payments; `app.ts` makes one set. */
export function createPaymentService({ onSettled, providers }: PaymentServiceDeps) {
  const settle = createSettle(onSettled);
  const returnClaims = createReturnClaims(providers);
  const news = createProviderNews(providers, createApplyReport(settle));
  return {
    settle,
    ...createBalancePay(settle),
    startPayment: createStartPayment(providers, news),
    refuseManyCharges,
    getByNo: news.getByNo,
    receiveCall: createReceiveCall(providers, news),
    reconcile: news.reconcile,
    returnClaims,
    returnDueClaims: createReturnDueClaims(returnClaims),

    listUnpaid: createListUnpaid(onSettled),
    getConfig: createGetConfig(providers),
    offerWayBack: createOfferWayBack(providers),
  };
}
export type PaymentService = ReturnType<typeof createPaymentService>;
