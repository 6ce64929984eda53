import type { FreightEstimate, Product } from '../../contract/catalog';
import type { Money } from '../../contract/fields';
import { pileOf } from '../../contract/transit-box';

/** As far as the call goes: a tonne, ten metres. */
const MAX_GRAMS = 1_000_000;
const MAX_MM = 10_000;

/** Pieces are piled as they are for the cart. Undefined where nobody knows what one weighs. */
export function freightQuery(
  { weightGrams, size }: Pick<Product, 'weightGrams' | 'size'>,
  quantity: number,
  country: string,
) {
  const weight = weightGrams * quantity;
  if (weight < 1 || weight > MAX_GRAMS) return undefined;
  const query = { weight, country };
  if (Object.values(size).some((mm) => mm < 1)) return query;
  const { lengthMm, widthMm, heightMm } = pileOf({ grams: weightGrams, ...size }, quantity);
  if (Math.max(lengthMm, widthMm, heightMm) > MAX_MM) return query;
  return { ...query, sizeLength: lengthMm, sizeWidth: widthMm, sizeHeight: heightMm };
}

/** Of a line that takes it. */
export type TakenEstimate = FreightEstimate & { total: Money };
const isTaken = (estimate: FreightEstimate): estimate is TakenEstimate => estimate.total !== null;

export type FreightMark = 'cheapest' | 'fastest';

/** The cheapest line and the fastest; where one is both, the next cheapest beside it. */
export function bestFreight(all: FreightEstimate[]): { estimate: TakenEstimate; marks: FreightMark[] }[] {
  const estimates = all.filter(isTaken);
  const cheapest = least(estimates, ({ total }) => total.amount);
  const fastest = least(estimates, ({ minDays, maxDays, total }) => [maxDays, minDays, total.amount]);
  if (!cheapest || !fastest) return [];
  if (cheapest === fastest) {
    const next = least(
      estimates.filter((estimate) => estimate !== cheapest),
      ({ total }) => total.amount,
    );
    return [{ estimate: cheapest, marks: ['cheapest', 'fastest'] }, ...(next ? [{ estimate: next, marks: [] }] : [])];
  }
  return [
    { estimate: cheapest, marks: ['cheapest'] },
    { estimate: fastest, marks: ['fastest'] },
  ];
}

const least = <T>(items: T[], weigh: (item: T) => number | number[]): T | undefined =>
  [...items].sort((a, b) => compare([weigh(a)].flat(), [weigh(b)].flat()))[0];

const compare = (a: number[], b: number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
