import type { DearerRule } from './fee-rules';
import { convertCny, inRange } from './money';
import type { PriceTerms } from './price';

interface Bought {
  id: string;
  unitFen: number;
  /** Fen that were paid more for a piece since, or 0. */
  dearerFen: number;
  quantity: number;
}
interface Prices {
  items: { id: string; unitFen: number }[];
  goodsFen?: number | undefined;
}
type Priced = Bought & { totalFen: number };

/** What was paid for a piece. */
export const paidFor = ({ unitFen, dearerFen }: Pick<Bought, 'unitFen' | 'dearerFen'>): number =>
  Math.max(unitFen, dearerFen);

/** What a seller asks for all of it; at least what the pieces cost. */
export function goodsOf(items: Bought[], prices: Prices): number {
  const unitOf = new Map(prices.items.map(({ id, unitFen }) => [id, unitFen]));
  const pieces = items.reduce((sum, { id, quantity }) => sum + (unitOf.get(id) ?? 0) * quantity, 0);
  return Math.max(pieces, prices.goodsFen ?? 0);
}

/**
 * What became dearer, a piece. What is asked on top of all pieces, whatever it is called, is on the item that costs most:
 * only so does it reach a shopper.
 */
export function risenOf(items: Bought[], prices: Prices): { orderItemId: string; unitFen: number }[] {
  const unitOf = new Map(prices.items.map(({ id, unitFen }) => [id, unitFen]));
  const now = items.map((item) => ({ item, unitFen: unitOf.get(item.id) ?? 0 }));
  const pieces = now.reduce((sum, { item, unitFen }) => sum + unitFen * item.quantity, 0);
  const onTop = goodsOf(items, prices) - pieces;
  const [dearest] = now.toSorted((a, b) => b.unitFen * b.item.quantity - a.unitFen * a.item.quantity);
  if (dearest && onTop > 0) dearest.unitFen += Math.ceil(onTop / dearest.item.quantity);
  return now
    .filter(({ item, unitFen }) => unitFen > paidFor(item))
    .map(({ item, unitFen }) => ({ orderItemId: item.id, unitFen }));
}

/** The same where the way to the warehouse is said too: what that costs more goes with the goods. */
export const risenWithFreight = (
  items: Bought[],
  prices: Prices & { freightFen: number },
  paidFreightFen: number,
): { orderItemId: string; unitFen: number }[] =>
  risenOf(items, { ...prices, goodsFen: goodsOf(items, prices) + Math.max(0, prices.freightFen - paidFreightFen) });

/** So little more the shop pays itself: a sum, or a share of what the item has cost. */
export const bornFen = ({ totalFen }: Pick<Priced, 'totalFen'>, { fen, basisPoints }: DearerRule): number =>
  Math.max(fen, Math.floor((totalFen * basisPoints) / 10_000));

/**
 * What an item costs more than was paid, with what was paid more since, by the rate of its order and without a fee;
 * nothing where the shop bears it.
 * @param unitFen what its seller asks for one now
 */
export function moreFor(terms: PriceTerms, item: Priced, unitFen: number, rule: DearerRule): number {
  const moreFen = (unitFen - paidFor(item)) * item.quantity;
  if (moreFen <= bornFen(item, rule)) return 0;
  return convertCny(moreFen, terms.cnyToLocalRate, terms.marginBasisPoints, terms.currency).amount;
}

/** All that is asked for more of an order. @throws RangeError where it is more than any sum that we store */
export const sumOfMore = (risen: readonly { more: number }[]): number =>
  risen.reduce((sum, { more }) => inRange(sum + more), 0);
