import type { OrderItem, PurchaseOrder } from './purchase';

// what is dearer has an answer of its own
const OVER: readonly OrderItem['status'][] = ['DEARER', 'RETURNING', 'RETURNED', 'EXCHANGING', 'REFUNDED', 'DISPOSED'];

/** Whether the money of an item can be asked for: it was paid, and nothing has come of it already. */
export const canAskRefund = (order: Pick<PurchaseOrder, 'status'>, item: Pick<OrderItem, 'status'>): boolean =>
  order.status !== 'PENDING_PAYMENT' && order.status !== 'CLOSED' && !OVER.includes(item.status);
