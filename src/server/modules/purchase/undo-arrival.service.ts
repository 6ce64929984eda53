import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { itemsAt, moveItems, ordersOfItems } from './order-items.service';
import { lockShopOrder, purchaseRepo } from './purchase.repo';
import { ARRIVAL_UNDONE } from './purchase.rules';

/**
 * What was taken in by a slip has not arrived: its items are awaited again, and so is each order that came to be partly
 * there by this arrival and no other. @throws AppError STATE_CONFLICT where something has been done to one of them since
 */
export async function undoArrival(
  tx: Tx,
  tenantId: string,
  itemIds: string[],
  { arrivedAt, at }: { arrivedAt: Date; at: Date },
): Promise<void> {
  await undoStep(tx, tenantId, itemIds, 'ARRIVED', 'ORDERED');
  const orderIds = new Set((await ordersOfItems(tx, tenantId, itemIds)).values());
  for (const id of [...orderIds].toSorted()) {
    const order = await lockShopOrder(tx, tenantId, id);
    if (order?.status !== ARRIVAL_UNDONE.from) continue;
    const repo = purchaseRepo(tx, { tenantId, shopperId: order.shopperId });
    const last = (await repo.eventsOf(id)).at(-1);
    const isOfThis = last?.status === order.status && last.at.getTime() === arrivedAt.getTime();
    if (!isOfThis) continue;
    if (!(await repo.move(id, ARRIVAL_UNDONE, at))) throw new AppError('STATE_CONFLICT');
    await repo.addEvents([{ orderId: id, status: ARRIVAL_UNDONE.to, at }]);
  }
}

/** Those that were found good by a slip are to be looked at. @throws AppError STATE_CONFLICT as above */
export const undoVerdict = (tx: Tx, tenantId: string, itemIds: string[]): Promise<void> =>
  undoStep(tx, tenantId, itemIds, 'QC_PASSED', 'ARRIVED');

async function undoStep(
  tx: Tx,
  tenantId: string,
  itemIds: string[],
  from: 'ARRIVED' | 'QC_PASSED',
  to: 'ORDERED' | 'ARRIVED',
): Promise<void> {
  const there = await itemsAt(tx, tenantId, itemIds, from);
  if (there.length !== itemIds.length) throw new AppError('STATE_CONFLICT');
  await moveItems(tx, tenantId, itemIds, from, to);
}
