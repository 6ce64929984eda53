import { convertCny } from '../../../contract/money';
import type { OrderRow } from './purchase.repo';

type Sums = Pick<OrderRow, 'totalLocal' | 'refundedLocal' | 'cnyToLocalRate' | 'currency'>;

/**
 * What stays with the shop of an order: all that was paid and did not go back, without what its seller gets, at the rate
 * of the order without the shop's margin on it.
 * @param bought what its seller is paid, once that is known; what was quoted for what is still wanted until then
 */
export function marginOf(
  order: Sums,
  { goodsFen, freightFen }: { goodsFen: number; freightFen: number },
  paidMore: number,
): number {
  const cost = convertCny(goodsFen + freightFen, order.cnyToLocalRate, 0, order.currency).amount;
  return order.totalLocal + paidMore - order.refundedLocal - cost;
}
