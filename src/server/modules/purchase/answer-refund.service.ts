import type { RefundAnswer } from '../../../contract/refund-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfRefund } from '../account/order-mail.service';
import { returnOwnStock } from '../catalog/own-stock.service';
import { closeRequestsOf, endAsked, getAsked, isWaiting, type AskedRow } from '../payment/asked-refund.service';
import { payCompensation } from '../payment/compensation.service';
import { findLeft, refundPayment } from '../payment/payment.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { isNotBought } from './out-of-stock.rules';
import { lockShopOrder, purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';
import { transition, type Move } from './purchase.rules';
import { endTopUps, holdTopUp, returnTopUp } from './top-up.service';
import { leftForItem } from './refund-left.rules';

export { canClose } from './purchase.rules';

interface Shop {
  tenantId: string;
  keepsBalances: boolean;
  /** Where the shop says how much one person gives back: the sum that is answered is the one that moves. */
  isCounted?: boolean;
}
/** Whoever answers: a member of staff at the desk, or the staff that a demo shop has played. */
export interface Answerer {
  at: Date;
  /** Writes the deed into the audit, in the transaction of its effect. */
  record: (tx: Tx, deed: AnswerDeed) => Promise<void>;
}
interface AnswerDeed {
  action: 'money.refund';
  subjectKind: 'REFUND';
  subjectId: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Answers what a shopper has asked for, once and for good: with the money, its status, its order, its line in the audit
 * and the news of it, or with none of them. The request is locked first, then the payment, then the order: closing the
 * order waits for the payment too.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT where it was answered, or nothing of the payment is left
 */
export async function answerRefundRequest(
  tx: Tx,
  shop: Shop,
  id: string,
  answer: RefundAnswer,
  { at, record }: Answerer,
): Promise<void> {
  const { tenantId } = shop;
  const { decision, note } = answer;
  if (decision === 'REFUSE' && !note.trim()) throw invalid('note', 'required');
  const asked = await getAsked(tx, shop, id, true);
  if (!isWaiting(asked)) throw new AppError('STATE_CONFLICT');
  const { shopperId, orderId, orderNo, status, amount, currency } = asked;
  const isGranted = decision === 'APPROVE';
  const given = isGranted ? await giveBack(tx, shop, asked, answer, at) : undefined;
  if (!isGranted) await endAsked(tx, shop, { id, status: 'REJECTED', note, now: at });
  const after = isGranted ? { status: 'APPROVED', amount: given, note } : { status: 'REJECTED', note };
  const before = { status, amount, note: asked.note };
  const deed = { action: 'money.refund', subjectKind: 'REFUND', subjectId: id } as const;
  await record(tx, { ...deed, before: { ...before, currency }, after: { amount, currency, ...after } });
  const code = isGranted ? 'REFUND_APPROVED' : 'REFUND_REFUSED';
  const order = {
    id: orderId,
    orderNo,
    host: await hostOf(tx, tenantId, orderId, asked.orderKind === 'TRANSIT' ? 'TRANSIT' : 'PURCHASE'),
  };
  await tellOfRefund(tx, { tenantId, shopperId, code, event: id, order, at });
}

/** @returns how much */
async function giveBack(
  tx: Tx,
  { tenantId, ...kept }: Shop,
  asked: AskedRow,
  { amount, note }: RefundAnswer,
  now: Date,
): Promise<number> {
  const { id, orderId: targetId, orderNo: reference } = asked;
  // as was wished for when it was asked
  const shop = { tenantId, keepsBalances: kept.keepsBalances && asked.destination === 'BALANCE' };
  if (amount === undefined) throw invalid('amount', 'required');
  if (asked.orderKind === 'TRANSIT') {
    await payCompensation(tx, shop, asked, { amount, note, now });
    return amount;
  }
  const target = { tenantId: shop.tenantId, kind: 'PURCHASE', targetId } as const;
  const { left: leftOfAll = 0 } = (await findLeft(tx, target, true)) ?? {};
  await holdTopUp(tx, { ...shop, id: targetId });
  // as a closing has left it, and as it stays while it is asked for more
  const order = await lockShopOrder(tx, shop.tenantId, targetId);
  if (!order) throw new AppError('NOT_FOUND');
  const rows = await orderItemsRepo(tx, order).ofOrder(targetId);
  const left = leftForItem(order, rows, asked.orderItemId, leftOfAll);
  if (left === 0) throw new AppError('STATE_CONFLICT');
  if (amount > left) throw invalid('amount', 'out_of_range');
  const outcome = outcomeOf(order, rows, asked.orderItemId, { amount, left: leftOfAll });
  const { sum: part } = outcome;
  // what was counted and allowed is what moves: all that is left is to be said as such
  if (kept.isCounted && part !== amount) throw invalid('amount', 'out_of_range');
  await refundPayment(tx, { ...target, ...shop, cause: 'ASKED', reference, now, part, request: { id, note } });
  await followMoney(tx, shop, order, outcome, now);
  return part;
}

interface Outcome {
  /** What goes back: where the order ends by it all that is left, as a closing gives it. */
  sum: number;
  item: ItemRow | undefined;
  isItemOver: boolean;
  closing: Move | undefined;
}

/** What is not bought and wholly paid back is not bought any more; an order with nothing else in it is over. */
function outcomeOf(
  order: OrderRow,
  rows: ItemRow[],
  itemId: string | null,
  { amount, left }: { amount: number; left: number },
): Outcome {
  const move = transition(order, 'CLOSED');
  const item = rows.find((row) => row.id === itemId);
  const isItemOver = move !== undefined && item !== undefined && item.refundedLocal + amount >= item.totalLocal;
  const isEmpty = rows.every((row) => isNotBought(row) || (isItemOver && row.id === itemId));
  const closing = amount === left || isEmpty ? move : undefined;
  return { sum: closing ? left : amount, item, isItemOver, closing };
}

async function followMoney(tx: Tx, shop: Shop, order: OrderRow, { sum, item, isItemOver, closing }: Outcome, at: Date) {
  const { id } = order;
  const isWholePrice = item && item.refundedLocal + sum >= item.totalLocal;
  if (closing) await endTopUps(tx, shop, order, at);
  else if (isWholePrice) await returnTopUp(tx, shop, order, item, at);
  const step = item && isItemOver ? ({ from: item.status, to: 'REFUNDED' } as const) : undefined;
  if (item && !(await orderItemsRepo(tx, order).giveBack(item.id, sum, step))) throw new AppError('STATE_CONFLICT');
  if (closing) await returnOwnStock(tx, shop, { orderIds: [id] }, at);
  else if (item && step) await returnOwnStock(tx, shop, { orderItemId: item.id }, at);
  const orders = purchaseRepo(tx, order);
  if (!closing) return orders.addRefunded(id, sum);
  if (!(await orders.move(id, closing, at, { closeReason: 'BY_SHOP', refunded: sum })))
    throw new AppError('STATE_CONFLICT');
  await orders.addEvents([{ orderId: id, status: 'CLOSED', at }]);
  await closeRequestsOf(tx, order, order, at);
}

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });
