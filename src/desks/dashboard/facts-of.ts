import type { Dashboard, DashboardFact } from '../../contract/dashboard';
import type { FactMeasure } from '../../contract/dashboard.enums';

interface Row {
  name: string;
  values: readonly number[];
}
/** Rows of a table or a curve: what a row is called, then a value for each series. */
export interface Series {
  names: string[];
  rows: Row[];
  /** What the rows come to, where they are parts of something, and what that is called. */
  total?: Row;
  /** A day that is not over: what came of it till now says nothing of how it ends. */
  unfinished?: string;
}

export const factOf = ({ facts }: Dashboard, measure: FactMeasure): DashboardFact | undefined =>
  facts.find((fact) => fact.measure === measure);

/** Day by day, a series for each dimension in this order; days without are nothing. */
export function seriesOf(
  { calendar, today }: Pick<Dashboard, 'calendar' | 'today'>,
  fact: DashboardFact,
  dimensions: readonly string[] = [''],
): Series {
  const found = new Map(fact.points.map(({ day, dimension, value }) => [`${day} ${dimension}`, value]));
  const names = dimensions.filter((dimension) => fact.points.some((point) => point.dimension === dimension));
  return {
    names,
    unfinished: today,
    rows: calendar.map((day) => ({ name: day, values: names.map((name) => found.get(`${day} ${name}`) ?? 0) })),
  };
}

/** What parts of a measure come to, now and before. */
export function sumOf(
  fact: DashboardFact | undefined,
  dimensions?: readonly string[],
): { now: number; before: number } {
  const parts = (fact?.parts ?? []).filter(({ dimension }) => dimensions?.includes(dimension) ?? true);
  return parts.reduce((sum, part) => ({ now: sum.now + part.now, before: sum.before + part.before }), {
    now: 0,
    before: 0,
  });
}

/**
 * What of a measure lies in the days that are looked at and were told in sums, before any was counted: it is in no
 * book. @param facts whose values come together, and the parts of each that do, where not all
 */
export function toldOf(
  { calendar, days, countedFrom }: Pick<Dashboard, 'calendar' | 'days' | 'countedFrom'>,
  facts: (readonly [fact: DashboardFact | undefined, dimensions?: readonly string[]])[],
): number {
  if (countedFrom === null) return 0;
  const told = new Set(calendar.slice(-days).filter((day) => day < countedFrom));
  return facts
    .flatMap(([fact, dimensions]) =>
      (fact?.points ?? []).filter(({ day, dimension }) => told.has(day) && (dimensions?.includes(dimension) ?? true)),
    )
    .reduce((sum, { value }) => sum + value, 0);
}

/** By how many hundredths it is more than before; null where there was nothing to compare with. */
export const growthOf = ({ now, before }: { now: number; before: number }): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);

/** Above this, so many times as much is read at once, and a percentage is not. */
const MOST_PERCENT = 1000;
/** How many times as much it is; null where a percentage says it well enough. */
export function timesOf({ now, before }: { now: number; before: number }): number | null {
  const growth = growthOf({ now, before });
  return before > 0 && growth !== null && growth >= MOST_PERCENT ? Math.round(now / before) : null;
}

/** How many of a hundred shelves hold something, now and before; `all` of now, 0 where a shop has named none. */
export function fillOf(fact: DashboardFact | undefined): { now: number; before: number; all: number } {
  const [used, all] = [sumOf(fact, ['used']), sumOf(fact, ['all'])];
  const share = (some: number, whole: number) => (whole > 0 ? Math.round((some / whole) * 100) : 0);
  return { now: share(used.now, all.now), before: share(used.before, all.before), all: all.now };
}
