import { FACT_RIGHTS, SPREADS, STANDING, type FactMeasure } from '../../../contract/dashboard.enums';
import type { DashboardFact, DashboardSpread } from '../../../contract/dashboard';
import { quantile } from '../../../contract/quantile';
import { dayAfter, daysFrom, type Fact } from './facts.rules';

export type DatedFact = Fact & { day: string };
export interface Spans {
  /** The days looked at. */
  now: { first: string; last: string };
  /** As many before them. */
  before: { first: string; last: string };
  /** What curves are drawn of. */
  calendar: string[];
}

const CURVE_DAYS = 28;
/** Of many sellers the first. */
const MOST_PARTS = 20;

export function spansOf(today: string, days: number): Spans {
  const first = dayAfter(today, 1 - days);
  return {
    now: { first, last: today },
    before: { first: dayAfter(first, -days), last: dayAfter(first, -1) },
    calendar: daysFrom(dayAfter(today, 1 - Math.max(days, CURVE_DAYS)), today),
  };
}

const isIn = ({ first, last }: Spans['now'], day: string) => day >= first && day <= last;
const isStanding = (measure: FactMeasure) => (STANDING as readonly FactMeasure[]).includes(measure);
const isSpread = (measure: FactMeasure) => (SPREADS as readonly FactMeasure[]).includes(measure);

/** Of how things stand, the last day that was counted in the span; of all else, the days together. */
function sumIn(facts: DatedFact[], span: Spans['now'], measure: FactMeasure): Map<string, number> {
  const inSpan = facts.filter((fact) => fact.measure === measure && isIn(span, fact.day));
  const lastDay = inSpan.reduce((last, { day }) => (day > last ? day : last), '');
  const sums = new Map<string, number>();
  for (const { day, dimension, value } of inSpan)
    if (!isStanding(measure) || day === lastDay) sums.set(dimension, (sums.get(dimension) ?? 0) + value);
  return sums;
}

const total = (sums: Map<string, number>) => [...sums.values()].reduce((sum, value) => sum + value, 0);

export function summarize(facts: DatedFact[], measures: FactMeasure[], spans: Spans): DashboardFact[] {
  const curve = { first: spans.calendar[0] ?? '', last: spans.now.last };
  return measures
    .filter((measure) => !isSpread(measure))
    .map((measure) => {
      const now = sumIn(facts, spans.now, measure);
      const before = sumIn(facts, spans.before, measure);
      const parts = [...new Set([...now.keys(), ...before.keys()])]
        .map((dimension) => ({ dimension, now: now.get(dimension) ?? 0, before: before.get(dimension) ?? 0 }))
        .sort((a, b) => b.now - a.now || b.before - a.before || (a.dimension < b.dimension ? -1 : 1))
        .slice(0, MOST_PARTS);
      const shown = new Set(parts.map(({ dimension }) => dimension));
      const points = facts
        .filter((fact) => fact.measure === measure && isIn(curve, fact.day) && shown.has(fact.dimension))
        .map(({ day, dimension, value }) => ({ day, dimension, value }));
      return { measure, now: total(now), before: total(before), parts, points };
    });
}

/** What a line of the shop is called, and where it goes. */
export interface NamedLine {
  name: string;
  title: string;
  countries: string[];
}

/** As the shop calls them, with where they go where that alone tells two of them apart. */
export function withTitles(spreads: Omit<DashboardSpread, 'countries'>[], lines: NamedLine[]): DashboardSpread[] {
  const isTwice = (title: string) => lines.filter((line) => line.title === title).length > 1;
  return spreads.map((spread) => {
    const line = lines.find(({ name }) => name === spread.line);
    if (!line) return { ...spread, countries: [] };
    return { ...spread, line: line.title, countries: isTwice(line.title) ? line.countries : [] };
  });
}

export function spreadsOf(
  facts: DatedFact[],
  measures: FactMeasure[],
  { now }: Spans,
): Omit<DashboardSpread, 'countries'>[] {
  return measures.filter(isSpread).flatMap((measure) => {
    const byLine = new Map<string, [value: number, count: number][]>();
    for (const [dimension, count] of sumIn(facts, now, measure)) {
      const at = dimension.lastIndexOf('|');
      const line = dimension.slice(0, at);
      byLine.set(line, [...(byLine.get(line) ?? []), [Number(dimension.slice(at + 1)), count]]);
    }
    return [...byLine].map(([line, counts]) => {
      const count = counts.reduce((sum, [, each]) => sum + each, 0);
      return { measure, line, count, p50: quantile(counts, 0.5), p90: quantile(counts, 0.9) };
    });
  });
}

/** Which of them somebody may see. */
export const measuresFor = (may: (right: (typeof FACT_RIGHTS)[FactMeasure]) => boolean): FactMeasure[] =>
  (Object.keys(FACT_RIGHTS) as FactMeasure[]).filter((measure) => may(FACT_RIGHTS[measure]));
