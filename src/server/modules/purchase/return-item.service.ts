import type { Owner, Tx } from '../../db/database';
import { returnTermsOf, shareOfPieces } from '../../../contract/return-pieces';
import { AppError } from '../../kernel/app-error';
import { tellOfRefund } from '../account/order-mail.service';
import { findLeft, findPromised, findWayBack, promiseRefund, refundPayment } from '../payment/payment.service';
import { holdItem, pieceOf } from './held-item.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { lockShopOrder, purchaseRepo } from './purchase.repo';
import { holdTopUp, returnTopUp } from './top-up.service';

/**
 * For whoever sends several items back: the payments of their orders, then the orders, each in the order of their ids,
 * before any item. An answer that gives money of them back holds them so too.
 */
export async function holdReturns(tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>, itemIds: string[]): Promise<void> {
  const orderIds = (await orderItemsRepo(tx, { tenantId }).orderIdsOf(itemIds)).toSorted();
  for (const targetId of orderIds) {
    await findLeft(tx, { tenantId, kind: 'PURCHASE', targetId }, true);
    await holdTopUp(tx, { tenantId, id: targetId });
  }
  for (const id of orderIds) await lockShopOrder(tx, tenantId, id);
}

interface Returning {
  orderItemId: string;
  /** How many of it. */
  pieces: number;
  /** What its way back costs of its price, in the shop's currency. */
  freight: number;
  reason: string;
  keepsBalances: boolean;
  now: Date;
}

/**
 * A good item goes back to its seller: its price less the freight is promised, and spoken for until the goods are there.
 * Its parcel is held, so that nobody asks for its money meanwhile.
 * @throws AppError NOT_FOUND, STATE_CONFLICT where it is not good, nothing of its price is left, or its money is asked for
 */
export async function promiseReturn(tx: Tx, owner: Owner, returning: Returning): Promise<void> {
  const { orderItemId, pieces, freight, reason, keepsBalances, now } = returning;
  const { order, item, target, left } = await holdItem(tx, owner, orderItemId);
  const amount = Math.min(shareOfPieces(returnTermsOf(item), pieces) - freight, left);
  const isGood = item.status === 'QC_PASSED' && pieces <= item.quantity - item.goneQty;
  if (!isGood || amount <= 0 || !(await orderItemsRepo(tx, owner).startReturn(orderItemId, pieces)))
    throw new AppError('STATE_CONFLICT');
  const { id: orderId, orderNo, currency } = order;
  await promiseRefund(tx, owner, {
    ...{
      cause: 'STORE_RETURN',
      orderId,
      orderNo,
      currency,
      amount,
      item: { ...pieceOf(item), quantity: pieces },
      reason,
      now,
    },
    ...(await findWayBack(tx, target, keepsBalances)),
  });
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
  const all = item.quantity - item.goneQty;
  // what was found wrong goes whole
  const pieces = item.returningQty || all;
  const promised = await findPromised(tx, owner, orderItemId);
  if (!promised) {
    if (await findLeft(tx, target)) throw new AppError('STATE_CONFLICT');
    await items.endReturn(orderItemId, { pieces, isAll: pieces === all, paid: 0, kept: 0 });
    return;
  }
  const { id, amount: part, note, cause } = promised;
  // as was wished for when it was promised
  const shop = { keepsBalances: keepsBalances && promised.destination === 'BALANCE' };
  const request = { id, note, isForGoods: true };
  const refund = { ...target, cause, reference, now: at, ...shop, part, request };
  await refundPayment(tx, { ...refund, item: { ...pieceOf(item), quantity: pieces } });
  if (pieces === all) await returnTopUp(tx, shop, order, item, at);
  const kept = cause === 'STORE_RETURN' ? Math.max(0, shareOfPieces(returnTermsOf(item), pieces) - part) : 0;
  const isBack = await items.endReturn(orderItemId, { pieces, isAll: pieces === all, paid: part, kept });
  if (!isBack) throw new AppError('STATE_CONFLICT');
  await orders.addRefunded(targetId, part);
  const told = { id: targetId, orderNo: reference, host: await hostOf(tx, owner.tenantId, targetId) };
  // its answer has told that it may go back
  await tellOfRefund(tx, { ...owner, code: 'REFUND_APPROVED', event: `${id}.RETURNED`, order: told, at });
}
