import type { OrderItem, PurchaseOrder } from '../../../contract/purchase';
import { isNotBought } from './out-of-stock.rules';
import type { ItemRow, OrderRow } from './purchase.repo';
import { canClose } from './purchase.rules';

type Priced = Pick<ItemRow, 'id' | 'status' | 'totalLocal' | 'refundedLocal'>;

/** Of what is left of an order's payment, what can go back for one of its items: no more than that item has cost. */
export function leftForItem(
  order: Pick<OrderRow, 'status'>,
  rows: readonly Priced[],
  itemId: string | null,
  left: number,
): number {
  const item = rows.find(({ id }) => id === itemId);
  if (!item) return left;
  const isLast = rows.every((row) => row.id === itemId || isNotBought(row));
  // freight and fees go back with what nobody has bought
  return isLast && canClose(order) ? left : Math.min(left, item.totalLocal - item.refundedLocal);
}

/**
 * Where an order ends by what goes back for one of its items: from which sum on, and how much goes back then, for freight
 * and fees go with what nobody has bought.
 */
export function endOf(
  order: Pick<OrderRow, 'status'>,
  rows: readonly Priced[],
  itemId: string | null,
  left: number,
): { from: number; sum: number } | null {
  const item = rows.find(({ id }) => id === itemId);
  const isLast = rows.every((row) => row.id === itemId || isNotBought(row));
  return item && isLast && canClose(order) ? { from: item.totalLocal - item.refundedLocal, sum: left } : null;
}

// what is dearer has an answer of its own
const OVER: readonly OrderItem['status'][] = ['DEARER', 'RETURNING', 'RETURNED', 'EXCHANGING', 'REFUNDED', 'DISPOSED'];

type Paid = Pick<ItemRow, 'status' | 'quantity' | 'goneQty' | 'totalLocal' | 'refundedLocal' | 'keptLocal'>;

/** What pieces of an item have cost. */
export const costOf = ({ totalLocal, quantity }: Pick<Paid, 'totalLocal' | 'quantity'>, pieces: number): number =>
  Math.floor((totalLocal * pieces) / quantity);

/** Of how many pieces the money can be asked for: of none where it was not paid, or something has come of it already. */
export function mostToAsk({ status }: Pick<PurchaseOrder, 'status'>, item: Paid): number {
  if (status === 'PENDING_PAYMENT' || status === 'CLOSED' || OVER.includes(item.status)) return 0;
  const left = item.totalLocal - item.refundedLocal - item.keptLocal;
  if (left <= 0) return 0;
  // the most pieces whose cost, rounded down, is no more than what is left
  const most = Math.min(item.quantity - item.goneQty, Math.ceil(((left + 1) * item.quantity) / item.totalLocal) - 1);
  return costOf(item, most) > 0 ? most : 0;
}
