import { bornFen, paidFor } from '../../../contract/dearer';
import type { DearerRule } from '../../../contract/fee-rules';
import { convertCny } from '../../../contract/money';
import type { ItemRow, OrderRow } from './purchase.repo';

type Terms = Pick<OrderRow, 'cnyToLocalRate' | 'marginBasisPoints' | 'currency'>;
type Paid = Pick<ItemRow, 'id' | 'unitFen' | 'dearerFen' | 'totalFen' | 'totalLocal' | 'refundedLocal' | 'quantity'>;

const localOf = (fen: number, { cnyToLocalRate, marginBasisPoints, currency }: Terms) =>
  convertCny(fen, cnyToLocalRate, marginBasisPoints, currency).amount;

/**
 * What its shopper has paid for an item beyond what its seller asks, by the rate of its order; nothing where it is so
 * little that the shop would bear as much the other way round.
 */
export function lessFor(terms: Terms, item: Paid, unitFen: number, rule: DearerRule): number {
  const lessFen = (paidFor(item) - unitFen) * item.quantity;
  if (lessFen <= bornFen(item, rule)) return 0;
  return Math.min(localOf(lessFen, terms), item.totalLocal - item.refundedLocal);
}

/** The same of the way to the warehouse. */
export function lessForFreight(
  order: Terms & Pick<OrderRow, 'freightFen' | 'freightLocal'>,
  freightFen: number,
  rule: DearerRule,
): number {
  const lessFen = order.freightFen - freightFen;
  if (lessFen <= bornFen({ totalFen: order.freightFen }, rule)) return 0;
  return Math.min(localOf(lessFen, order), order.freightLocal);
}
