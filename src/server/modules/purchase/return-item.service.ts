import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfRefund } from '../account/order-mail.service';
import { findLeft, findPromised, refundPayment } from '../payment/payment.service';
import { pieceOf } from './item-decision.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { lockShopOrder, purchaseRepo } from './purchase.repo';

/**
 * For whoever sends several items back: the payments of their orders, then the orders, each in the order of their ids,
 * before any item. An answer that gives money of them back holds them so too.
 */
export async function holdReturns(tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>, itemIds: string[]): Promise<void> {
  const orderIds = (await orderItemsRepo(tx, { tenantId }).orderIdsOf(itemIds)).toSorted();
  for (const targetId of orderIds) await findLeft(tx, { tenantId, kind: 'PURCHASE', targetId }, true);
  for (const id of orderIds) await lockShopOrder(tx, tenantId, id);
}

interface Returned {
  orderItemId: string;
  keepsBalances: boolean;
  at: Date;
}

/**
 * It is back at its seller: what was promised for it comes back. A promise of test money ended when the shop went live:
 * the goods go back all the same, for nothing.
 * @throws AppError NOT_FOUND, STATE_CONFLICT where nothing was promised of a payment that holds
 */
export async function payReturn(tx: Tx, owner: Owner, { orderItemId, keepsBalances, at }: Returned): Promise<void> {
  const orders = purchaseRepo(tx, owner);
  const found = await orders.findItem(orderItemId);
  if (!found) throw new AppError('NOT_FOUND');
  const { order, item } = found;
  const { id: targetId, orderNo: reference } = order;
  const target = { tenantId: owner.tenantId, kind: 'PURCHASE', targetId } as const;
  const items = orderItemsRepo(tx, owner);
  const promised = await findPromised(tx, owner, orderItemId);
  if (!promised) {
    if (await findLeft(tx, target)) throw new AppError('STATE_CONFLICT');
    return items.move([orderItemId], 'RETURNING', 'RETURNED');
  }
  const { id, amount: part, note } = promised;
  const request = { id, note, isForGoods: true };
  const refund = { ...target, cause: 'QC_RETURN', reference, now: at, keepsBalances, part, request } as const;
  await refundPayment(tx, { ...refund, item: pieceOf(item) });
  const isBack = await items.giveBack(orderItemId, part, { from: 'RETURNING', to: 'RETURNED' });
  if (!isBack) throw new AppError('STATE_CONFLICT');
  await orders.addRefunded(targetId, part);
  const told = { id: targetId, orderNo: reference, host: await hostOf(tx, owner.tenantId, targetId) };
  await tellOfRefund(tx, { ...owner, code: 'REFUND_APPROVED', order: told, at });
}
