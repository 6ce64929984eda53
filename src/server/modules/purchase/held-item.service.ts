import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { findAskedItems } from '../payment/asked-refund.service';
import { findLeft } from '../payment/payment.service';
import { orderItemsRepo } from './order-items.repo';
import { lockShopOrder, purchaseRepo, type ItemRow } from './purchase.repo';

/**
 * An item of which money is about to be promised, and what of its payment is left for that. The payment is locked before
 * the item is read, and the order, which whoever asks for money holds too. @throws AppError NOT_FOUND
 */
export async function holdItem(tx: Tx, owner: Owner, orderItemId: string) {
  const found = await purchaseRepo(tx, owner).findItem(orderItemId);
  if (!found) throw new AppError('NOT_FOUND');
  const { order } = found;
  const target = { tenantId: owner.tenantId, kind: 'PURCHASE', targetId: order.id } as const;
  const { left = 0 } = (await findLeft(tx, target, true)) ?? {};
  await lockShopOrder(tx, owner.tenantId, order.id);
  const item = (await orderItemsRepo(tx, owner).find(orderItemId)) ?? found.item;
  const isAsked = (await findAskedItems(tx, owner, [orderItemId])).length > 0;
  return { order, item, target, left, isAsked };
}

export const pieceOf = ({ id, title, image, quantity }: ItemRow) => ({ id, title, image, quantity });
