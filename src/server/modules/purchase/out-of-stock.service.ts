import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfOrder } from '../account/order-mail.service';
import { findAskedItems } from '../payment/asked-refund.service';
import type { Worker } from '../warehouse/announce.service';
import { dropItem, holdOrder, type Shop } from './drop-item.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { whyNotGone, type Dropped } from './out-of-stock.rules';
import type { ItemRow, OrderRow } from './purchase.repo';

/**
 * Its seller has it no more: it is not bought, and its shopper is told.
 * @throws AppError NOT_FOUND, REFUND_ASKED, STATE_CONFLICT where it is bought, not paid or not wanted any more
 */
export async function reportOutOfStock(tx: Tx, shop: Shop, orderItemId: string, worker: Worker): Promise<void> {
  const items = orderItemsRepo(tx, shop);
  const orderId = (await items.find(orderItemId))?.orderId;
  if (orderId === undefined) throw new AppError('NOT_FOUND');
  const order = await holdOrder(tx, shop, orderId);
  const item = await items.find(orderItemId);
  if (!item) throw new AppError('NOT_FOUND');
  const refusal = whyNotGone(order, item, await findAskedItems(tx, shop, [orderItemId]));
  if (refusal) throw new AppError(refusal);
  const drop = { from: 'ORDERED', to: 'OUT_OF_STOCK', cause: 'OUT_OF_STOCK', at: worker.at } as const;
  await tell(tx, order, item, await dropItem(tx, shop, order, item, drop), worker);
}

async function tell(
  tx: Tx,
  order: OrderRow,
  item: ItemRow,
  { refunded, endsOrder }: Dropped,
  { at, record }: Worker,
): Promise<void> {
  const { tenantId, shopperId, id, orderNo, currency } = order;
  await record(tx, {
    ...{ action: 'purchase.refund', subjectKind: 'PURCHASE_ORDER', subjectId: id },
    before: { status: item.status },
    after: {
      ...{ item: item.id, title: item.title, status: 'OUT_OF_STOCK', refunded, currency },
      ...(endsOrder && { order: 'CLOSED' }),
    },
  });
  const told = { id, orderNo, host: await hostOf(tx, tenantId, id) };
  const news = { tenantId, shopperId, code: 'ITEM_OUT_OF_STOCK', event: item.id, order: told, at } as const;
  await tellOfOrder(tx, { ...news, sum: { amount: refunded, currency } });
}
