import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { closeRequestsOf, lockRequestsOf } from '../payment/asked-refund.service';
import { findLeft, refundPayment } from '../payment/payment.service';
import { pieceOf } from './held-item.service';
import { orderItemsRepo } from './order-items.repo';
import { backFor, type Dropped } from './out-of-stock.rules';
import { findShopOrder, lockShopOrder, purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';
import { transition } from './purchase.rules';
import { findMore, holdTopUp, returnTopUp } from './top-up.service';

export interface Shop {
  tenantId: string;
  keepsBalances: boolean;
}

const targetOf = ({ tenantId, id }: Pick<OrderRow, 'tenantId' | 'id'>) =>
  ({ tenantId, kind: 'PURCHASE', targetId: id }) as const;

/**
 * An order of which something is about to be not bought: what is asked for of it is held first, then its payments, then
 * the order, as closing it and granting money for it do. @throws AppError NOT_FOUND
 */
export async function holdOrder(tx: Tx, { tenantId }: Pick<Shop, 'tenantId'>, id: string): Promise<OrderRow> {
  const found = await findShopOrder(tx, tenantId, id);
  if (!found) throw new AppError('NOT_FOUND');
  await lockRequestsOf(tx, found, found);
  await findLeft(tx, targetOf(found), true);
  await holdTopUp(tx, found);
  const order = await lockShopOrder(tx, tenantId, id);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

interface Drop {
  from: ItemRow['status'];
  to: ItemRow['status'];
  cause: 'OUT_OF_STOCK' | 'DEARER';
  at: Date;
}

/**
 * It is not bought: its price comes back with its part of the fee, and what was paid more for it. An order of which
 * nothing else is bought ends, with all that is left of its money.
 * @param order held by `holdOrder` @returns how much @throws AppError STATE_CONFLICT
 */
export async function dropItem(tx: Tx, shop: Shop, order: OrderRow, item: ItemRow, drop: Drop): Promise<Dropped> {
  const { cause, at } = drop;
  const items = orderItemsRepo(tx, shop);
  const rows = await items.ofOrder(order.id);
  const { left = 0 } = (await findLeft(tx, targetOf(order))) ?? {};
  const { part, endsOrder } = backFor(order, rows, item, left);
  const refund = { ...targetOf(order), ...shop, cause, reference: order.orderNo, now: at, part };
  await refundPayment(tx, { ...refund, item: pieceOf(item) });
  const more = await returnTopUp(tx, shop, order, item, at);
  if (!(await items.giveBack(item.id, part, drop))) throw new AppError('STATE_CONFLICT');
  if (endsOrder) await close(tx, order, part, at);
  else await purchaseRepo(tx, order).addRefunded(order.id, part);
  return { refunded: part + more, endsOrder };
}

/** What `dropItem` would give back for each of these of an order. */
export async function findDrops(
  tx: Tx,
  order: OrderRow,
  rows: readonly ItemRow[],
  items: readonly ItemRow[],
): Promise<Map<string, Dropped>> {
  const drops = new Map<string, Dropped>();
  if (items.length === 0) return drops;
  const { left = 0 } = (await findLeft(tx, targetOf(order))) ?? {};
  for (const item of items) {
    const { part, endsOrder } = backFor(order, rows, item, left);
    drops.set(item.id, { refunded: part + (await findMore(tx, order, item)), endsOrder });
  }
  return drops;
}

async function close(tx: Tx, order: OrderRow, refunded: number, at: Date): Promise<void> {
  const orders = purchaseRepo(tx, order);
  const move = transition(order, 'CLOSED');
  if (!move || !(await orders.move(order.id, move, at, { closeReason: 'BY_SHOP', refunded })))
    throw new AppError('STATE_CONFLICT');
  await orders.addEvents([{ orderId: order.id, status: 'CLOSED', at }]);
  await closeRequestsOf(tx, order, order, at);
}
