import { choicesOf } from '../../../contract/item-choices';
import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { findLeft, findWayBack, promiseRefund, refundPayment } from '../payment/payment.service';
import { AFTER, type Decision } from './item-decision.rules';
import { orderItemsRepo } from './order-items.repo';
import { purchaseRepo, type ItemRow } from './purchase.repo';

interface Deciding {
  orderItemId: string;
  decision: Decision;
  keepsBalances: boolean;
  now: Date;
}

/**
 * What becomes of an item that the inspection found wrong, with the money of it: a part comes back at once, the whole
 * once the goods are back at their seller, and is spoken for until then. The payment is locked before the item is read.
 * @throws AppError NOT_FOUND, STATE_CONFLICT where it was decided, is too late, or its money was asked for
 */
export async function decideItem(tx: Tx, owner: Owner, deciding: Deciding): Promise<void> {
  const { orderItemId, decision, keepsBalances, now } = deciding;
  const orders = purchaseRepo(tx, owner);
  const found = await orders.findItem(orderItemId);
  if (!found) throw new AppError('NOT_FOUND');
  const { id: targetId, orderNo, currency } = found.order;
  const target = { tenantId: owner.tenantId, kind: 'PURCHASE', targetId } as const;
  const { left = 0 } = (await findLeft(tx, target, true)) ?? {};
  const items = orderItemsRepo(tx, owner);
  const item = (await items.find(orderItemId)) ?? found.item;
  const choice = choicesOf(item, currency, now).find((one) => one.decision === decision);
  const amount = choice?.money?.amount ?? 0;
  if (!choice || amount > left) throw new AppError('STATE_CONFLICT');
  if (!(await items.decide(orderItemId, AFTER[decision], now))) throw new AppError('STATE_CONFLICT');
  if (decision === 'RETURN')
    await promiseRefund(tx, owner, {
      ...{ orderId: targetId, orderNo, currency, amount, item: pieceOf(item), now },
      ...(await findWayBack(tx, target, keepsBalances)),
    });
  if (decision !== 'PART_REFUND') return;
  const refund = { ...target, cause: 'QC_PART', reference: orderNo, now, keepsBalances, part: amount } as const;
  await refundPayment(tx, { ...refund, item: pieceOf(item) });
  await items.giveBack(orderItemId, amount, AFTER[decision]);
  await orders.addRefunded(targetId, amount);
}

export const pieceOf = ({ id, title, image, quantity }: ItemRow) => ({ id, title, image, quantity });
