import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Money } from '../../../contract/fields';
import type { PurchaseOrderDetail } from '../../../contract/purchase';
import {
  closePayment,
  createPayment,
  findLeft,
  findPayments,
  holdPayments,
  refundPayment,
  type PaymentRow,
} from '../payment/payment.service';
import { endSubstitutes } from './end-substitutes.service';
import { pieceOf } from './held-item.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';

type Order = Pick<OrderRow, 'tenantId' | 'shopperId' | 'id' | 'orderNo' | 'currency'>;
interface Shop {
  keepsBalances: boolean;
}

/** One sum for all that became dearer of an order. */
const targetOf = ({ tenantId, id }: Pick<Order, 'tenantId' | 'id'>) =>
  ({ tenantId, kind: 'PURCHASE_TOPUP', targetId: id }) as const;

/** After the order's own payment and before the order, in the turn of whoever pays it. */
export const holdTopUp = (tx: Tx, order: Pick<Order, 'tenantId' | 'id'>): Promise<void> =>
  holdPayments(tx, targetOf(order));

/** Asks only where something became dearer. */
export function findTopUps(tx: Tx, tenantId: string, items: ItemRow[]): Promise<PaymentRow[]> {
  const targetIds = items.flatMap(({ orderId, dearerFen }) => (dearerFen > 0 ? orderId : []));
  return findPayments(tx, { tenantId, kind: 'PURCHASE_TOPUP', targetIds: [...new Set(targetIds)] });
}

const PAID: PaymentRow['status'][] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** What was paid by these top-ups of one order, whatever went back of it since. */
export function paidMoreOf(topUps: PaymentRow[]): Money | null {
  const paid = topUps.filter(({ status }) => PAID.includes(status));
  const [first] = paid;
  return first ? { amount: paid.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency } : null;
}

/** When more was asked for an order, and when that was paid; what was dropped unpaid was asked too. */
export const topUpEventsOf = (topUps: PaymentRow[]): PurchaseOrderDetail['topUpEvents'] =>
  topUps
    .flatMap(({ createdAt, paidAt, amount, currency }) => [
      { at: createdAt, is: 'ASKED' as const, amount: { amount, currency } },
      ...(paidAt ? [{ at: paidAt, is: 'PAID' as const, amount: { amount, currency } }] : []),
    ])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event) => ({ ...event, at: event.at.toISOString() }));

/** Its shopper is asked once an order; what was dropped unpaid was not asked. */
export const wasAsked = (topUps: PaymentRow[]): boolean => topUps.some(({ status }) => status !== 'EXPIRED');

export async function askTopUp(tx: Tx, order: Order, amount: number, now: Date): Promise<void> {
  const { shopperId, orderNo: targetNo, currency } = order;
  const host = await hostOf(tx, order.tenantId, order.id);
  await createPayment(tx, { ...targetOf(order), shopperId, targetNo, amount: { amount, currency }, host, now });
}

/** It is not due any more. @returns false where it is paid, or a person has to look at it */
export const dropTopUp = async (tx: Tx, order: Order): Promise<boolean> =>
  (await closePayment(tx, targetOf(order))) !== undefined;

/** What was paid more for an item and goes back with its price; what was only asked for was not paid, and test money is gone. */
export async function findMore(
  tx: Tx,
  order: Pick<Order, 'tenantId' | 'id'>,
  { topUpLocal, status }: ItemRow,
): Promise<number> {
  if (topUpLocal === 0 || status === 'DEARER') return 0;
  return (await findLeft(tx, targetOf(order))) ? topUpLocal : 0;
}

/**
 * What was paid more for an item goes back with its price, whole and once; what was only asked for is asked no more.
 * @returns how much
 */
export async function returnTopUp(
  tx: Tx,
  { keepsBalances }: Shop,
  order: Order,
  item: ItemRow,
  now: Date,
): Promise<number> {
  const { id, topUpLocal } = item;
  if (topUpLocal === 0) return 0;
  if (!(await orderItemsRepo(tx, order).endTopUp(id, topUpLocal))) throw new AppError('STATE_CONFLICT');
  const part = await findMore(tx, order, item);
  if (part === 0) return 0;
  const refund = { ...targetOf(order), cause: 'TOP_UP', reference: order.orderNo, now, keepsBalances, part } as const;
  await refundPayment(tx, { ...refund, item: pieceOf(item) });
  await purchaseRepo(tx, order).addRefunded(order.id, part);
  return part;
}

/** The order is over: nothing more is due or asked for it, and what was paid more goes back. */
export async function endTopUps(tx: Tx, shop: Shop, order: Order, now: Date): Promise<void> {
  const items = orderItemsRepo(tx, order);
  await dropTopUp(tx, order);
  for (const item of await items.ofOrder(order.id)) await returnTopUp(tx, shop, order, item, now);
  await items.settleDearer([order.id]);
  await endSubstitutes(tx, order, now);
}
