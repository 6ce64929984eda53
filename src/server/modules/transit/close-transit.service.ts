import type { Money } from '../../../contract/fields';
import { transitTransition } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { closePayment, findLeft, findPayments, holdPayments, refundPayment } from '../payment/payment.service';
import { letGo, type Letting } from './let-go.service';
import { askForFee } from './transit-payment.service';
import { transitRepo, type TransitRow } from './transit.repo';
import { closeFeeOf, isAwaitingFee, isAwaitingTopUp } from './transit.rules';

export interface Closing extends Letting {
  keepsBalances: boolean;
  /** Whether the balance pays the fee, now. */
  paysFee: boolean;
}

/** What it costs now, as its order says. */
export const feeOf = (order: TransitRow): Money => closeFeeOf(order, order, order.estimate.shop.money);

/**
 * For whoever is about to close or to pack it: nobody pays it, moves it or closes it meanwhile. The payments first:
 * settling locks in this order too.
 */
export async function holdTransit(
  tx: Tx,
  { tenantId, id }: Pick<TransitRow, 'tenantId' | 'id'>,
): Promise<TransitRow | undefined> {
  for (const kind of ['TRANSIT', 'TRANSIT_TOPUP'] as const) await holdPayments(tx, { tenantId, kind, targetId: id });
  return transitRepo(tx, { tenantId }).lock(id);
}

/**
 * Ends an order that has not left: its parcels lie in the warehouse again, and what was paid goes back but for the fee. A
 * fee that nothing was paid of is paid first, now or later: until then it stays as it is, with its parcels.
 * @param order as `holdTransit` has found it
 * @returns whether money goes back the way it came, and whether it is closed already @throws AppError STATE_CONFLICT, BALANCE_TOO_LOW
 */
export async function closeTransit(tx: Tx, order: TransitRow, closing: Closing) {
  const move = transitTransition(order, 'CLOSED', closing.deed.by);
  if (!move) throw new AppError('STATE_CONFLICT');
  const fee = feeOf(order);
  const back = await settleUp(tx, order, fee, closing);
  const isPaidFor = back !== undefined && fee.amount > 0 && order.mode !== 'PAY_FIRST';
  if (isPaidFor) await askForFee(tx, order, fee, closing);
  else await letGo(tx, order, move, closing, back?.amount ?? 0);
  return { isClaim: back?.isClaim ?? false, isClosed: !isPaidFor || closing.paysFee };
}

const NOTHING = { amount: 0, isClaim: false };

/** @returns undefined where its payment ended as test money: nothing comes back, and nothing is due */
async function settleUp(
  tx: Tx,
  order: TransitRow,
  fee: Money,
  { deed, keepsBalances }: Closing,
): Promise<typeof NOTHING | undefined> {
  // only its fee is left of it, which is asked for anew
  if (isAwaitingFee(order)) return NOTHING;
  const { tenantId, id: targetId, orderNo: reference, status, estimate } = order;
  const isDue = status === 'PENDING_PAYMENT';
  if (isDue || isAwaitingTopUp(order)) {
    const due = { tenantId, kind: isDue ? 'TRANSIT' : 'TRANSIT_TOPUP', targetId } as const;
    const closed = await closePayment(tx, due);
    if (!closed && (await findLeft(tx, due))) throw new AppError('STATE_CONFLICT');
    if (!closed && isDue && !(await isLookedAt(tx, due))) return undefined;
  }
  const paid = order.mode === 'PAY_FIRST' && !isDue ? estimate.total.local.amount : 0;
  // a fee beyond what was paid is let be
  if (paid <= fee.amount) return NOTHING;
  const part = fee.amount > 0 ? paid - fee.amount : undefined;
  const target = { tenantId, kind: 'TRANSIT', targetId } as const;
  if (!(await findLeft(tx, target, true))) return undefined;
  return refundPayment(tx, { ...target, reference, cause: 'SHIPMENT_CLOSED', now: deed.at, keepsBalances, part });
}

/** Whether a person has to decide what its payment is: that was not paid, and has not ended either. */
async function isLookedAt(tx: Tx, { targetId, ...due }: Parameters<typeof closePayment>[1]): Promise<boolean> {
  const payments = await findPayments(tx, { ...due, targetIds: [targetId] });
  return payments.some(({ status }) => status === 'NEEDS_REVIEW');
}

/** The same of any sum of an order: what was paid of it may be there. */
export async function isInReview(tx: Tx, { tenantId, id: targetId }: Pick<TransitRow, 'tenantId' | 'id'>) {
  for (const kind of ['TRANSIT', 'TRANSIT_TOPUP'] as const)
    if (await isLookedAt(tx, { tenantId, kind, targetId })) return true;
  return false;
}
