import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfOrder } from '../account/order-mail.service';
import { closeRequestsOf, findAskedItems } from '../payment/asked-refund.service';
import { findLeft, refundPayment } from '../payment/payment.service';
import type { Worker } from '../warehouse/announce.service';
import { pieceOf } from './held-item.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { isNotBought, shareOf } from './out-of-stock.rules';
import { lockShopOrder, purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';
import { transition } from './purchase.rules';

interface Shop {
  tenantId: string;
  keepsBalances: boolean;
}

/**
 * Its seller has it no more: its price comes back with its part of the fee, and its shopper is told. An order of which
 * nothing else is bought ends, with all that is left of its money. The payment is locked first, then the order, as
 * closing it and granting money for it do.
 * @throws AppError NOT_FOUND, REFUND_ASKED, STATE_CONFLICT where it is bought, not paid or not wanted any more
 */
export async function reportOutOfStock(tx: Tx, shop: Shop, orderItemId: string, worker: Worker): Promise<void> {
  const { tenantId } = shop;
  const items = orderItemsRepo(tx, shop);
  const targetId = (await items.find(orderItemId))?.orderId;
  if (targetId === undefined) throw new AppError('NOT_FOUND');
  const target = { tenantId, kind: 'PURCHASE', targetId } as const;
  const { left = 0 } = (await findLeft(tx, target, true)) ?? {};
  const order = await lockShopOrder(tx, tenantId, targetId);
  const rows = await items.ofOrder(targetId);
  const item = rows.find(({ id }) => id === orderItemId);
  if (!order || !transition(order, 'CLOSED') || item?.status !== 'ORDERED') throw new AppError('STATE_CONFLICT');
  if ((await findAskedItems(tx, shop, [orderItemId])).length > 0) throw new AppError('REFUND_ASKED');
  const isLast = rows.every((row) => row.id === orderItemId || isNotBought(row));
  const part = isLast ? left : Math.min(left, shareOf(order, rows, item));
  const refund = { ...target, ...shop, cause: 'OUT_OF_STOCK', reference: order.orderNo, now: worker.at, part } as const;
  await refundPayment(tx, { ...refund, item: pieceOf(item) });
  const step = { from: 'ORDERED', to: 'OUT_OF_STOCK' } as const;
  if (!(await items.giveBack(orderItemId, part, step))) throw new AppError('STATE_CONFLICT');
  if (isLast) await close(tx, order, part, worker.at);
  else await purchaseRepo(tx, order).addRefunded(targetId, part);
  await tell(tx, order, item, part, worker);
}

async function close(tx: Tx, order: OrderRow, refunded: number, at: Date): Promise<void> {
  const orders = purchaseRepo(tx, order);
  const move = transition(order, 'CLOSED');
  if (!move || !(await orders.move(order.id, move, at, { closeReason: 'BY_SHOP', refunded })))
    throw new AppError('STATE_CONFLICT');
  await orders.addEvents([{ orderId: order.id, status: 'CLOSED', at }]);
  await closeRequestsOf(tx, order, order, at);
}

async function tell(tx: Tx, order: OrderRow, item: ItemRow, refunded: number, { at, record }: Worker): Promise<void> {
  const { tenantId, shopperId, id, orderNo } = order;
  await record(tx, {
    ...{ action: 'purchase.refund', subjectKind: 'PURCHASE_ORDER', subjectId: id },
    before: { item: item.id, status: item.status },
    after: { item: item.id, status: 'OUT_OF_STOCK', refunded },
  });
  const told = { id, orderNo, host: await hostOf(tx, tenantId, id) };
  await tellOfOrder(tx, { tenantId, shopperId, code: 'ITEM_OUT_OF_STOCK', order: told, at });
}
