import type { RefundAnswer } from '../../../contract/refund-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfRefund } from '../account/order-mail.service';
import { endAsked, getAsked, isWaiting, type AskedRow } from '../payment/asked-refund.service';
import { findLeft, refundPayment } from '../payment/payment.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { findShopOrder, purchaseRepo, type OrderRow } from './purchase.repo';
import { transition } from './purchase.rules';

export { canClose } from './purchase.rules';

interface Shop {
  tenantId: string;
  keepsBalances: boolean;
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
  if (decision === 'APPROVE') await giveBack(tx, shop, asked, answer, at);
  else await endAsked(tx, shop, { id, status: 'REJECTED', note, now: at });
  const after =
    decision === 'APPROVE' ? { status: 'APPROVED', amount: answer.amount, note } : { status: 'REJECTED', note };
  const before = { status, amount, note: asked.note };
  const deed = { action: 'money.refund', subjectKind: 'REFUND', subjectId: id } as const;
  await record(tx, { ...deed, before: { ...before, currency }, after: { amount, currency, ...after } });
  const code = decision === 'APPROVE' ? 'REFUND_APPROVED' : 'REFUND_REFUSED';
  const order = { id: orderId, orderNo, host: await hostOf(tx, tenantId, orderId) };
  await tellOfRefund(tx, { tenantId, shopperId, code, order, at });
}

async function giveBack(tx: Tx, shop: Shop, asked: AskedRow, { amount, note }: RefundAnswer, now: Date) {
  const { id, orderId: targetId, orderNo: reference } = asked;
  if (amount === undefined) throw invalid('amount', 'required');
  const target = { tenantId: shop.tenantId, kind: 'PURCHASE', targetId } as const;
  const { left = 0 } = (await findLeft(tx, target, true)) ?? {};
  if (left === 0) throw new AppError('STATE_CONFLICT');
  if (amount > left) throw invalid('amount', 'out_of_range');
  // read behind the lock of the payment, so that it is as a closing has left it
  const order = await findShopOrder(tx, shop.tenantId, targetId);
  if (!order) throw new AppError('NOT_FOUND');
  await refundPayment(tx, { ...target, ...shop, cause: 'ASKED', reference, now, part: amount, request: { id, note } });
  await followMoney(tx, order, asked.orderItemId, { amount, left: left - amount }, now);
}

/** What is not bought and wholly paid back is not bought any more; an order with nothing else in it is over. */
async function followMoney(
  tx: Tx,
  order: OrderRow,
  itemId: string | null,
  { amount, left }: { amount: number; left: number },
  at: Date,
): Promise<void> {
  const { tenantId, shopperId, id } = order;
  const items = orderItemsRepo(tx, { tenantId });
  const closing = transition(order, 'CLOSED');
  const rows = await items.ofOrder(id);
  const item = rows.find((row) => row.id === itemId);
  if (item) {
    const isWhole = item.refundedLocal + amount >= item.totalLocal;
    const status = closing && isWhole ? 'REFUNDED' : item.status;
    await items.giveBack(item.id, amount, status);
    item.status = status;
  }
  const orders = purchaseRepo(tx, { tenantId, shopperId });
  const isOver = left === 0 || rows.every(({ status }) => status === 'REFUNDED');
  if (!closing || !isOver) return orders.addRefunded(id, amount);
  if (!(await orders.move(id, closing, at, { closeReason: 'BY_SHOP', refunded: amount })))
    throw new AppError('STATE_CONFLICT');
  await orders.addEvents([{ orderId: id, status: 'CLOSED', at }]);
}

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });
