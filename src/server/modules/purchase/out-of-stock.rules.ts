import * as z from 'zod/mini';
import { ServiceFeeRule } from '../../../contract/fields.schemas';
import { serviceFeeFen } from '../../../contract/freight';
import { convertCny } from '../../../contract/money';
import type { ItemRow, OrderRow } from './purchase.repo';
import { canClose } from './purchase.rules';

type Terms = Pick<OrderRow, 'freightFen' | 'serviceFeeRule' | 'cnyToLocalRate' | 'marginBasisPoints' | 'currency'>;
type Bought = Pick<ItemRow, 'id' | 'status' | 'totalFen' | 'totalLocal' | 'refundedLocal'>;

/** What nobody buys any more. */
export const isNotBought = ({ status }: Pick<ItemRow, 'status'>): boolean =>
  status === 'REFUNDED' || status === 'OUT_OF_STOCK';

/** Why it cannot be said to be sold out; undefined where it can. @param asked items whose money is asked for */
export function whyNotGone(
  order: Pick<OrderRow, 'status'>,
  item: Pick<ItemRow, 'id' | 'status'>,
  asked: readonly string[],
): 'STATE_CONFLICT' | 'REFUND_ASKED' | undefined {
  if (!canClose(order) || item.status !== 'ORDERED') return 'STATE_CONFLICT';
  return asked.includes(item.id) ? 'REFUND_ASKED' : undefined;
}

/**
 * What comes back for an item that is not bought while others are: what is left of its price, and what the fee is less
 * without it, by the order's own rule and rate.
 */
export function shareOf(order: Terms, rows: readonly Bought[], item: Bought): number {
  const rule = z.parse(ServiceFeeRule, order.serviceFeeRule);
  const goodsFen = rows.filter((row) => !isNotBought(row)).reduce((sum, { totalFen }) => sum + totalFen, 0);
  const feeOf = (fen: number) => serviceFeeFen(rule, fen + order.freightFen).amount;
  const feeFen = feeOf(goodsFen) - feeOf(goodsFen - item.totalFen);
  const fee = convertCny(feeFen, order.cnyToLocalRate, order.marginBasisPoints, order.currency);
  return item.totalLocal - item.refundedLocal + fee.amount;
}

/** How much goes back, in the shop's money, and whether the order is over with it. */
export interface Dropped {
  refunded: number;
  endsOrder: boolean;
}

/** What of an order's payment comes back for an item that is not bought: all that is left where nothing else is bought. */
export function backFor(
  order: Terms,
  rows: readonly Bought[],
  item: Bought,
  left: number,
): { part: number; endsOrder: boolean } {
  const endsOrder = rows.every((row) => row.id === item.id || isNotBought(row));
  return { part: endsOrder ? left : Math.min(left, shareOf(order, rows, item)), endsOrder };
}
