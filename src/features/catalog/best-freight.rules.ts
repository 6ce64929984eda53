import type { FreightEstimate } from '../../contract/catalog';
import type { Money } from '../../contract/fields';

/** Of a line that takes it. */
export type TakenEstimate = FreightEstimate & { total: Money };
const isTaken = (estimate: FreightEstimate): estimate is TakenEstimate => estimate.total !== null;

export type FreightMark = 'cheapest' | 'fastest';

/** The cheapest line and the fastest; where one is both, the next cheapest beside it. */
export function bestFreight(all: readonly FreightEstimate[]): { estimate: TakenEstimate; marks: FreightMark[] }[] {
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
