import { convertCny } from '../../../contract/money';
import type { ItemRow, OrderRow } from './purchase.repo';

type Terms = Pick<OrderRow, 'cnyToLocalRate' | 'marginBasisPoints' | 'currency'>;
type Priced = Pick<ItemRow, 'unitFen' | 'totalFen' | 'quantity'>;

/** So little more the shop pays itself: two yuan, or a hundredth of what the item has cost. */
const leastFen = ({ totalFen }: Priced): number => Math.max(200, Math.floor(totalFen / 100));

/**
 * What an item costs more than was paid, by the rate of its order and without a fee; nothing where the shop bears it.
 * @param unitFen what its seller asks for one now
 */
export function moreFor(terms: Terms, item: Priced, unitFen: number): number {
  const moreFen = (unitFen - item.unitFen) * item.quantity;
  if (moreFen <= leastFen(item)) return 0;
  return convertCny(moreFen, terms.cnyToLocalRate, terms.marginBasisPoints, terms.currency).amount;
}
