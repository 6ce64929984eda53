import { choicesOf } from '../../../contract/item-choices';
import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { findAskedItems } from '../payment/asked-refund.service';
import { findLeft, findWayBack, promiseRefund, refundPayment } from '../payment/payment.service';
import { AFTER, type Decision } from './item-decision.rules';
import { orderItemsRepo } from './order-items.repo';
import { lockShopOrder, purchaseRepo, type ItemRow } from './purchase.repo';

interface Deciding {
  orderItemId: string;
  decision: Decision;
  keepsBalances: boolean;
  now: Date;
}

/**
 * What becomes of an item that the inspection found wrong, with the money of it: a part comes back at once, the whole
 * once the goods are back at their seller, and is spoken for until then. The payment is locked before the item is read,
 * and the order, which whoever asks for money holds too: what was asked for is granted, or this is, and never both.
 * @throws AppError NOT_FOUND, REFUND_ASKED, STATE_CONFLICT where it was decided or is too late
 */
export async function decideItem(tx: Tx, owner: Owner, deciding: Deciding): Promise<void> {
  const { orderItemId, decision, keepsBalances, now } = deciding;
  const orders = purchaseRepo(tx, owner);
  const found = await orders.findItem(orderItemId);
  if (!found) throw new AppError('NOT_FOUND');
  const { id: targetId, orderNo, currency } = found.order;
  const target = { tenantId: owner.tenantId, kind: 'PURCHASE', targetId } as const;
  const { left = 0 } = (await findLeft(tx, target, true)) ?? {};
  await lockShopOrder(tx, owner.tenantId, targetId);
  const items = orderItemsRepo(tx, owner);
  const item = (await items.find(orderItemId)) ?? found.item;
  const isAsked = (await findAskedItems(tx, owner, [orderItemId])).length > 0;
  if (isAsked && decision !== 'ACCEPT') throw new AppError('REFUND_ASKED');
  const choice = choicesOf({ ...item, isAsked }, currency, now).find((one) => one.decision === decision);
  // items are rounded one by one and their order once: the last of them may have a cent less
  const amount = Math.min(choice?.money?.amount ?? 0, left);
  if (!choice || (choice.money && amount <= 0)) throw new AppError('STATE_CONFLICT');
  if (!(await items.decide(orderItemId, AFTER[decision], now))) throw new AppError('STATE_CONFLICT');
  if (decision === 'RETURN')
    await promiseRefund(tx, owner, {
      ...{ orderId: targetId, orderNo, currency, amount, item: pieceOf(item), now },
      ...(await findWayBack(tx, target, keepsBalances)),
    });
  if (decision !== 'PART_REFUND') return;
  const refund = { ...target, cause: 'QC_PART', reference: orderNo, now, keepsBalances, part: amount } as const;
  await refundPayment(tx, { ...refund, item: pieceOf(item) });
  await items.giveBack(orderItemId, amount);
  await orders.addRefunded(targetId, amount);
}

export const pieceOf = ({ id, title, image, quantity }: ItemRow) => ({ id, title, image, quantity });
