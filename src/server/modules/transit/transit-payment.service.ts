import type { Money } from '../../../contract/fields';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfTransit } from '../account/order-mail.service';
import { BALANCE, createPayment, type PaymentRow } from '../payment/payment.service';
import { createSettle } from '../payment/settle.service';
import { pauseStorage, resumeStorage } from '../warehouse/hold-parcels.service';
import { transitTransition } from '../../../contract/transit-moves';
import { CLOCK, letGo, type Letting } from './let-go.service';
import { isAwaitingFee, nextClock } from './transit.rules';
import { transitRepo, type TransitDeed, type TransitRow } from './transit.repo';

/** What is due of an order from now on; what costs nothing is paid by that. @throws AppError STATE_CONFLICT */
export async function askForPayment(tx: Tx, order: TransitRow, amount: Money, deed: TransitDeed): Promise<void> {
  const repo = transitRepo(tx, order);
  const { id, tenantId, shopperId, orderNo, host } = order;
  const waits = { ...order, status: 'PENDING_PAYMENT', movedAt: deed.at } as const;
  const move = transitTransition(order, 'PENDING_PAYMENT', deed.by);
  if (!move || !(await repo.move(id, move, deed, { clockAt: nextClock(waits, deed.at) })))
    throw new AppError('STATE_CONFLICT');
  await resumeStorage(tx, tenantId, { transitOrderId: id, at: deed.at });
  if (deed.by === 'PACKER') await tellOfTransit(tx, order, 'TRANSIT_DUE', deed.at);
  if (amount.amount > 0)
    await createPayment(tx, {
      tenantId,
      shopperId,
      kind: 'TRANSIT',
      targetId: id,
      targetNo: orderNo,
      amount,
      host,
      now: deed.at,
    });
  else await pass(tx, { tenantId, id }, deed.at);
}

/** A difference that is found when the boxes are weighed, or the fee of ones that are taken apart. */
export const askForMore = (tx: Tx, { id, tenantId, shopperId, orderNo, host }: TransitRow, amount: Money, now: Date) =>
  createPayment(tx, { tenantId, shopperId, kind: 'TRANSIT_TOPUP', targetId: id, targetNo: orderNo, amount, host, now });

/**
 * What closing costs: the order is closed by paying it, from the balance at once or by whichever way later, and stays as it
 * is until then. Asked for anew where a person looks at what was paid of it.
 * @throws AppError STATE_CONFLICT, BALANCE_TOO_LOW
 */
export async function askForFee(
  tx: Tx,
  order: TransitRow,
  fee: Money,
  { deed, closeReason, paysFee }: Omit<Letting, 'actor'> & { paysFee: boolean },
): Promise<void> {
  const { at } = deed;
  const holds = [...new Set([...order.holds, 'AWAITING_FEE' as const])];
  const clockAt = nextClock({ ...order, holds }, at);
  const change = { holds, closeReason, closeNote: deed.note ?? order.closeNote, clockAt };
  if (!(await transitRepo(tx, order).change(order, change))) throw new AppError('STATE_CONFLICT');
  const due = await askForMore(tx, order, fee, at);
  if (paysFee) await settleFee(tx, [due], { method: BALANCE, now: at });
}

const settleFee = createSettle({ TRANSIT_TOPUP: { follow: markToppedUp } });

/**
 * What follows a settled payment of kind TRANSIT, in its transaction.
 * @throws AppError STATE_CONFLICT where the order takes no money any more
 */
export async function markTransitPaid(tx: Tx, { tenantId, targetId: id }: PaymentRow, now: Date): Promise<void> {
  const order = await transitRepo(tx, { tenantId }).lock(id);
  // what is about to be closed for its fee goes nowhere, whatever was found of an earlier payment
  if (!order || isAwaitingFee(order)) throw new AppError('STATE_CONFLICT');
  await pass(tx, { tenantId, id }, now);
  await tellOfTransit(tx, order, 'TRANSIT_PAID', now);
}

async function pass(tx: Tx, { tenantId, id }: { tenantId: string; id: string }, at: Date): Promise<void> {
  const move = { from: 'PENDING_PAYMENT', to: 'PAID' } as const;
  const isMoved = await transitRepo(tx, { tenantId }).move(id, move, { by: 'SHOPPER', at }, { clockAt: null });
  if (!isMoved) throw new AppError('STATE_CONFLICT');
  await pauseStorage(tx, tenantId, { transitOrderId: id, at });
}

/**
 * What follows a settled payment of kind TRANSIT_TOPUP: the boxes go on. An order that waited for its fee is closed; the
 * fee of one that was closed without it, as they once were, is just paid.
 * @throws AppError STATE_CONFLICT
 */
export async function markToppedUp(tx: Tx, { tenantId, targetId }: PaymentRow, now: Date): Promise<void> {
  const repo = transitRepo(tx, { tenantId });
  const order = await repo.lock(targetId);
  if (!order) throw new AppError('STATE_CONFLICT');
  if (order.status === 'CLOSED') return;
  if (isAwaitingFee(order)) return closePaid(tx, order, now);
  const holds = order.holds.filter((hold) => hold !== 'AWAITING_TOPUP');
  const isOpen = order.holds.length > holds.length && order.status === 'WEIGHED';
  if (!isOpen || !(await repo.change(order, { holds, clockAt: null }))) throw new AppError('STATE_CONFLICT');
}

/** Its fee is paid, and whoever asked to close it has done so. @throws AppError STATE_CONFLICT */
function closePaid(tx: Tx, order: TransitRow, at: Date): Promise<void> {
  const closeReason = order.closeReason ?? 'BY_SHOPPER';
  const isByClock = closeReason === 'EXPIRED';
  const deed = { by: isByClock ? 'CLOCK' : 'SHOPPER', note: order.closeNote || undefined, at } as const;
  const actor = isByClock ? CLOCK : ({ kind: 'SHOPPER', id: order.shopperId } as const);
  const move = transitTransition(order, 'CLOSED', deed.by);
  if (!move) throw new AppError('STATE_CONFLICT');
  return letGo(tx, order, move, { deed, actor, closeReason }, 0);
}
