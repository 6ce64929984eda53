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
