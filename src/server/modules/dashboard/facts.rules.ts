import type { FactMeasure } from '../../../contract/dashboard.enums';

export interface Fact {
  measure: FactMeasure;
  dimension: string;
  value: number;
}
/** A day of the shop's calendar, and when it begins and is over. */
export interface ShopDay {
  day: string;
  from: Date;
  until: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** @param offset hours before UTC */
export function shopDay(day: string, offset: number): ShopDay {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - offset * HOUR_MS);
  return { day, from, until: new Date(from.getTime() + DAY_MS) };
}

export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** From the first to the last, both of them. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

export const laterDay = (a: string, b: string | null): string => (b !== null && b > a ? b : a);

const keyOf = ({ measure, dimension }: Pick<Fact, 'measure' | 'dimension'>) => `${measure}\n${dimension}`;

/** What of a day is to be written anew, and what is to go. Of measures that were not counted everything stays. */
export function changesOf(
  stored: Fact[],
  counted: Fact[],
  measures: readonly FactMeasure[],
): { put: Fact[]; gone: Fact[] } {
  const before = new Map(stored.map((fact) => [keyOf(fact), fact.value]));
  const now = new Set(counted.map(keyOf));
  return {
    put: counted.filter((fact) => before.get(keyOf(fact)) !== fact.value),
    gone: stored.filter((fact) => measures.includes(fact.measure) && !now.has(keyOf(fact))),
  };
}
