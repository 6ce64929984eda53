import { choicesOf } from '../../../contract/item-choices';
import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { findWayBack, promiseRefund, refundPayment } from '../payment/payment.service';
import { AFTER, type Decision } from './item-decision.rules';
import { holdItem, pieceOf } from './held-item.service';
import { orderItemsRepo } from './order-items.repo';
import { purchaseRepo } from './purchase.repo';

interface Deciding {
  orderItemId: string;
  decision: Decision;
  keepsBalances: boolean;
  now: Date;
}

/**
 * What becomes of an item that the inspection found wrong, with the money of it: a part comes back at once, the whole
 * once the goods are back at their seller, and is spoken for until then: what was asked for is granted, or this is, and
 * never both.
 * @throws AppError NOT_FOUND, REFUND_ASKED, STATE_CONFLICT where it was decided or is too late
 */
export async function decideItem(tx: Tx, owner: Owner, deciding: Deciding): Promise<void> {
  const { orderItemId, decision, keepsBalances, now } = deciding;
  const { order, item, target, left, isAsked } = await holdItem(tx, owner, orderItemId);
  const { id: targetId, orderNo, currency } = order;
  const items = orderItemsRepo(tx, owner);
  if (isAsked && decision !== 'ACCEPT') throw new AppError('REFUND_ASKED');
  const choice = choicesOf({ ...item, isAsked }, currency, now).find((one) => one.decision === decision);
  // items are rounded one by one and their order once: the last of them may have a cent less
  // what was paid more for it comes back with the goods, as a sum of its own
  const more = decision === 'RETURN' ? item.topUpLocal : 0;
  const amount = Math.min((choice?.money?.amount ?? 0) - more, left);
  if (!choice || (choice.money && amount <= 0)) throw new AppError('STATE_CONFLICT');
  const taken = decision === 'PART_REFUND' ? amount : 0;
  if (!(await items.decide(orderItemId, AFTER[decision], taken, now))) throw new AppError('STATE_CONFLICT');
  if (decision === 'RETURN')
    await promiseRefund(tx, owner, {
      cause: 'QC_RETURN',
      ...{ orderId: targetId, orderNo, currency, amount, item: pieceOf(item), now },
      ...(await findWayBack(tx, target, keepsBalances)),
    });
  if (decision !== 'PART_REFUND') return;
  const refund = { ...target, cause: 'QC_PART', reference: orderNo, now, keepsBalances, part: amount } as const;
  await refundPayment(tx, { ...refund, item: pieceOf(item) });
  await items.giveBack(orderItemId, amount);
  await purchaseRepo(tx, owner).addRefunded(targetId, amount);
}
