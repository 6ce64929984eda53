import type { Money } from '../../../contract/fields';
import { transitTransition, type TransitMove } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { releaseCustomsData } from '../account/customs-needs.service';
import { closePayment, findLeft, refundPayment } from '../payment/payment.service';
import { releaseParcels, type Actor } from '../warehouse/hold-parcels.service';
import { askForMore } from './transit-payment.service';
import { transitRepo, type TransitDeed, type TransitRow } from './transit.repo';
import { closeFeeOf, isAwaitingTopUp } from './transit.rules';

export interface Closing {
  deed: TransitDeed;
  /** Who takes the boxes apart, or puts the parcels back. */
  actor: Actor;
  closeReason: NonNullable<TransitRow['closeReason']>;
  keepsBalances: boolean;
}

/** What it costs now, as its order says. */
export const feeOf = (order: TransitRow): Money => closeFeeOf(order, order, order.estimate.shop.money);

/**
 * Ends an order that has not left: its parcels lie in the warehouse again, what was paid goes back but for the fee, and a
 * fee that nothing was paid of is due.
 * @returns whether money goes back the way it came @throws AppError STATE_CONFLICT
 */
export async function closeTransit(tx: Tx, order: TransitRow, closing: Closing): Promise<boolean> {
  const { deed } = closing;
  const move = transitTransition(order, 'CLOSED', deed.by);
  if (!move) throw new AppError('STATE_CONFLICT');
  const fee = feeOf(order);
  // the payments first: settling locks in this order too
  const back = await settleUp(tx, order, fee, closing);
  await letGo(tx, order, move, closing, back?.amount ?? 0);
  if (back && fee.amount > 0 && order.mode !== 'PAY_FIRST') await askForMore(tx, order, fee, deed.at);
  return back?.isClaim ?? false;
}

/** Its move to CLOSED, and its goods back in store. @throws AppError STATE_CONFLICT where it has moved on */
export async function letGo(
  tx: Tx,
  order: TransitRow,
  move: TransitMove,
  { deed, actor, closeReason }: Omit<Closing, 'keepsBalances'>,
  refundedLocal: number,
): Promise<void> {
  const { tenantId, id } = order;
  const repo = transitRepo(tx, { tenantId });
  const change = { closeReason, closeNote: deed.note ?? '', refundedLocal, clockAt: null, holds: [] };
  if (!(await repo.move(id, move, deed, change))) throw new AppError('STATE_CONFLICT');
  await releaseParcels(tx, tenantId, { transitOrderId: id, actor, at: deed.at });
  await repo.release(id, deed.at);
  await repo.takeApart(id, deed.at);
  if (order.customsRef) await releaseCustomsData(tx, order, order.customsRef.customsInfoId, deed.at);
}

const NOTHING = { amount: 0, isClaim: false };

/** @returns undefined where its payment ended as test money: nothing comes back, and nothing is due */
async function settleUp(
  tx: Tx,
  order: TransitRow,
  fee: Money,
  { deed, keepsBalances }: Closing,
): Promise<typeof NOTHING | undefined> {
  const { tenantId, id: targetId, orderNo: reference, status, estimate } = order;
  const isDue = status === 'PENDING_PAYMENT';
  if (isDue || isAwaitingTopUp(order)) {
    const due = { tenantId, kind: isDue ? 'TRANSIT' : 'TRANSIT_TOPUP', targetId } as const;
    const closed = await closePayment(tx, due);
    if (!closed && (await findLeft(tx, due))) throw new AppError('STATE_CONFLICT');
    if (!closed && isDue) return undefined;
  }
  const paid = order.mode === 'PAY_FIRST' && !isDue ? estimate.total.local.amount : 0;
  // a fee beyond what was paid is let be
  if (paid <= fee.amount) return NOTHING;
  const part = fee.amount > 0 ? paid - fee.amount : undefined;
  const target = { tenantId, kind: 'TRANSIT', targetId } as const;
  if (!(await findLeft(tx, target, true))) return undefined;
  return refundPayment(tx, { ...target, reference, cause: 'SHIPMENT_CLOSED', now: deed.at, keepsBalances, part });
}
