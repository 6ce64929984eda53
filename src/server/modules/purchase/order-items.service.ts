import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfOrder } from '../account/order-mail.service';
import { orderItemsRepo } from './order-items.repo';
import { stateOfItems } from './order-items.rules';
import { hostOf } from './order-host.service';
import { findShopOrder, purchaseRepo, type ItemRow } from './purchase.repo';
import { readGoods } from './told-goods';
import { transition } from './purchase.rules';

/** Of the items, those that stand at `from`. */
export async function moveItems(
  tx: Tx,
  tenantId: string,
  ids: string[],
  from: ItemRow['status'],
  to: ItemRow['status'],
): Promise<void> {
  if (ids.length > 0) await orderItemsRepo(tx, { tenantId }).move(ids, from, to);
}

/** Lets the orders of these items come as far as their items are, in the transaction of whatever moved them. */
export async function followItems(tx: Tx, tenantId: string, itemIds: string[], at: Date): Promise<void> {
  if (itemIds.length === 0) return;
  for (const orderId of await orderItemsRepo(tx, { tenantId }).orderIdsOf(itemIds))
    await follow(tx, tenantId, orderId, at);
}

/** @throws AppError STATE_CONFLICT where somebody else moved the order meanwhile */
async function follow(tx: Tx, tenantId: string, id: string, at: Date): Promise<void> {
  const items = orderItemsRepo(tx, { tenantId });
  const order = await findShopOrder(tx, tenantId, id);
  if (!order) return;
  const statuses = (await items.ofOrder(id)).map(({ status }) => status);
  const state = stateOfItems(statuses, await items.isUnderway(id));
  const move = state && transition(order, state);
  if (!move) return;
  const owner = { tenantId, shopperId: order.shopperId };
  const repo = purchaseRepo(tx, owner);
  if (!(await repo.move(id, move, at))) throw new AppError('STATE_CONFLICT');
  await repo.addEvents([{ orderId: id, status: move.to, at }]);
  if (move.to !== 'STOCKED_IN') return;
  const told = { id, orderNo: order.orderNo, host: await hostOf(tx, tenantId, id), goods: await readGoods(tx, order) };
  await tellOfOrder(tx, { ...owner, code: 'PURCHASE_STOCKED_IN', order: told, at });
}
