import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfOrder } from '../account/order-mail.service';
import { findAskedItems } from '../payment/asked-refund.service';
import { setClock } from './clock.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { itemsAt, moveItems, ordersOfItems } from './order-items.service';
import { findShopOrder, lockShopOrder, purchaseRepo } from './purchase.repo';
import { ARRIVAL_UNDONE, SHELVING_UNDONE, type Move } from './purchase.rules';

interface Undone {
  /** When what is taken back was done. */
  doneAt: Date;
  at: Date;
}

/**
 * What was taken in by a slip has not arrived: its items are awaited again, and so is each order that came to be partly
 * there by this arrival and no other. @throws AppError STATE_CONFLICT where something has been done to one of them since
 */
export async function undoArrival(tx: Tx, tenantId: string, itemIds: string[], undone: Undone): Promise<void> {
  // what was asked of goods that are there cannot be asked of goods that are not
  if ((await findAskedItems(tx, { tenantId }, itemIds, undone.doneAt)).length > 0) throw new AppError('STATE_CONFLICT');
  await undoStep(tx, tenantId, itemIds, 'ARRIVED', 'ORDERED');
  await stepBack(tx, tenantId, itemIds, ARRIVAL_UNDONE, undone);
}

/** What was put on a shelf by a slip: an order that came to be in store by that alone is not there yet. */
export const undoShelving = (tx: Tx, tenantId: string, itemIds: string[], undone: Undone): Promise<void> =>
  stepBack(tx, tenantId, itemIds, SHELVING_UNDONE, undone);

/** Those that were found good by a slip are to be looked at. @throws AppError STATE_CONFLICT as above */
export const undoVerdict = (tx: Tx, tenantId: string, itemIds: string[]): Promise<void> =>
  undoStep(tx, tenantId, itemIds, 'QC_PASSED', 'ARRIVED');

/** Nobody is asked any more about those that were found wrong by a slip; who was is told so. @throws AppError STATE_CONFLICT as above */
export async function undoFault(tx: Tx, tenantId: string, itemIds: string[], at: Date): Promise<void> {
  await undoStep(tx, tenantId, itemIds, 'QC_FAILED', 'ARRIVED');
  await orderItemsRepo(tx, { tenantId }).forgetFault(itemIds);
  for (const id of new Set((await ordersOfItems(tx, tenantId, itemIds)).values())) {
    const order = await findShopOrder(tx, tenantId, id);
    if (!order) continue;
    const told = { id, orderNo: order.orderNo, host: await hostOf(tx, tenantId, id) };
    const event = `${id}.${at.toISOString()}`;
    const { shopperId } = order;
    await tellOfOrder(tx, { tenantId, shopperId, code: 'ITEM_QC_WITHDRAWN', event, order: told, at });
  }
}

async function stepBack(
  tx: Tx,
  tenantId: string,
  itemIds: string[],
  move: Move,
  { doneAt, at }: Undone,
): Promise<void> {
  const orderIds = new Set((await ordersOfItems(tx, tenantId, itemIds)).values());
  for (const id of [...orderIds].toSorted()) {
    const order = await lockShopOrder(tx, tenantId, id);
    if (order?.status !== move.from) continue;
    const repo = purchaseRepo(tx, { tenantId, shopperId: order.shopperId });
    const last = (await repo.eventsOf(id)).at(-1);
    const isOfThis = last?.status === order.status && last.at.getTime() === doneAt.getTime();
    if (!isOfThis) continue;
    if (!(await repo.move(id, move, at))) throw new AppError('STATE_CONFLICT');
    await repo.addEvents([{ orderId: id, status: move.to, at }]);
    await setClock(tx, tenantId, id, at);
  }
}

async function undoStep(
  tx: Tx,
  tenantId: string,
  itemIds: string[],
  from: 'ARRIVED' | 'QC_PASSED' | 'QC_FAILED',
  to: 'ORDERED' | 'ARRIVED',
): Promise<void> {
  const there = await itemsAt(tx, tenantId, itemIds, from);
  await moveItems(tx, tenantId, itemIds, from, to);
  // asked again behind the lock: their shopper may have decided meanwhile
  const moved = await itemsAt(tx, tenantId, itemIds, to);
  if (there.length !== itemIds.length || moved.length !== itemIds.length) throw new AppError('STATE_CONFLICT');
}
