import type { DearerRule } from '../../../contract/fee-rules';
import { convertCny, inRange } from '../../../contract/money';
import type { ItemRow, OrderRow } from './purchase.repo';
import { paidFor } from './seller-order.rules';

type Terms = Pick<OrderRow, 'cnyToLocalRate' | 'marginBasisPoints' | 'currency'>;
type Priced = Pick<ItemRow, 'id' | 'unitFen' | 'dearerFen' | 'totalFen' | 'quantity'>;

/** So little more the shop pays itself: a sum, or a share of what the item has cost. */
export const bornFen = ({ totalFen }: Pick<Priced, 'totalFen'>, { fen, basisPoints }: DearerRule): number =>
  Math.max(fen, Math.floor((totalFen * basisPoints) / 10_000));

/**
 * What an item costs more than was paid, with what was paid more since, by the rate of its order and without a fee;
 * nothing where the shop bears it.
 * @param unitFen what its seller asks for one now
 */
export function moreFor(terms: Terms, item: Priced, unitFen: number, rule: DearerRule): number {
  const moreFen = (unitFen - paidFor(item)) * item.quantity;
  if (moreFen <= bornFen(item, rule)) return 0;
  return convertCny(moreFen, terms.cnyToLocalRate, terms.marginBasisPoints, terms.currency).amount;
}

/** Whether any of these is to be asked for, with what its seller asks now. @throws RangeError as `moreFor` */
export const isMoreThanBorne = (
  terms: Terms,
  items: readonly Priced[],
  risen: readonly { orderItemId: string; unitFen: number }[],
  rule: DearerRule,
): boolean =>
  risen.some(({ orderItemId, unitFen }) => {
    const item = items.find(({ id }) => id === orderItemId);
    return item !== undefined && moreFor(terms, item, unitFen, rule) > 0;
  });

/** All that is asked for more of an order. @throws RangeError where it is more than any sum that we store */
export const sumOfMore = (risen: readonly { more: number }[]): number =>
  risen.reduce((sum, { more }) => inRange(sum + more), 0);

/** Yuan and fen taken for one another are a hundredfold; what is honestly dearer stays below ten times. */
const TIMES = 10;
/** Of what cost next to nothing ten times is little, and happens. */
const ALWAYS_MORE_FEN = 10_000;
/** The way of what is heavy may cost where none was asked for before. */
const ALWAYS_FREIGHT_FEN = 100_000;

/** No seller asks so much for a piece for which so much was paid: it is a slip of whoever typed it. */
export const isFarTooDear = (item: Parameters<typeof paidFor>[0], unitFen: number): boolean =>
  unitFen > paidFor(item) * TIMES && unitFen > paidFor(item) + ALWAYS_MORE_FEN;

/** Nor so little: what was paid too much goes back at once, by nobody else's word. */
export const isFarTooCheap = (item: Parameters<typeof paidFor>[0], unitFen: number): boolean =>
  unitFen * TIMES < paidFor(item) && unitFen + ALWAYS_MORE_FEN < paidFor(item);

/** The same of the way to the warehouse. */
export const isFreightFarTooDear = (paidFen: number, freightFen: number): boolean =>
  freightFen > paidFen * TIMES + ALWAYS_FREIGHT_FEN;
