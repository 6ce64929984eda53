import type { Money } from '../../../contract/fields';
import { transitTransition } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { releaseCustomsData } from '../account/customs-needs.service';
import { closePayment, refundPayment } from '../payment/payment.service';
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
  const { deed, actor, closeReason } = closing;
  const { tenantId, id } = order;
  const move = transitTransition(order, 'CLOSED', deed.by);
  if (!move) throw new AppError('STATE_CONFLICT');
  const fee = feeOf(order);
  // the payments first: settling locks in this order too
  const back = await settleUp(tx, order, fee, closing);
  const repo = transitRepo(tx, { tenantId });
  const change = { closeReason, closeNote: deed.note ?? '', refundedLocal: back.amount, clockAt: null, holds: [] };
  if (!(await repo.move(id, move, deed, change))) throw new AppError('STATE_CONFLICT');
  await releaseParcels(tx, tenantId, { transitOrderId: id, actor, at: deed.at });
  await repo.release(id, deed.at);
  await repo.takeApart(id, deed.at);
  if (order.customsRef) await releaseCustomsData(tx, order, order.customsRef.customsInfoId, deed.at);
  if (fee.amount > 0 && order.mode !== 'PAY_FIRST') await askForMore(tx, order, fee, deed.at);
  return back.isClaim;
}

const NOTHING = { amount: 0, isClaim: false };

async function settleUp(
  tx: Tx,
  order: TransitRow,
  fee: Money,
  { deed, keepsBalances }: Closing,
): Promise<typeof NOTHING> {
  const { tenantId, id: targetId, orderNo: reference, status, estimate } = order;
  const isDue = status === 'PENDING_PAYMENT';
  if (isDue || isAwaitingTopUp(order)) {
    const kind = isDue ? 'TRANSIT' : 'TRANSIT_TOPUP';
    if (!(await closePayment(tx, { tenantId, kind, targetId }))) throw new AppError('STATE_CONFLICT');
  }
  const paid = order.mode === 'PAY_FIRST' && !isDue ? estimate.total.local.amount : 0;
  // a fee beyond what was paid is let be
  if (paid <= fee.amount) return NOTHING;
  const part = fee.amount > 0 ? paid - fee.amount : undefined;
  const target = { tenantId, kind: 'TRANSIT', targetId, reference } as const;
  return refundPayment(tx, { ...target, cause: 'SHIPMENT_CLOSED', now: deed.at, keepsBalances, part });
}
