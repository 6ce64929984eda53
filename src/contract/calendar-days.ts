import type { OtherDay } from './working-time';

const DAY_MS = 86_400_000;
/** Longer is no holiday, but a warehouse that is closed. */
export const LONGEST_HOLIDAY = 60;

interface Span {
  from: string;
  to: string;
}

const lengthOf = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Why these are no days of one holiday; undefined where they are, or one of them is not known yet. */
export function wrongSpan(span: Span): 'BACKWARDS' | 'TOO_LONG' | undefined {
  if (lengthOf(span) < 1) return 'BACKWARDS';
  return lengthOf(span) > LONGEST_HOLIDAY ? 'TOO_LONG' : undefined;
}

/** Each day from one to another, both included; none where those are no holiday's. */
function daysBetween(span: Span): string[] {
  const count = wrongSpan(span) ? 0 : lengthOf(span);
  const first = Date.parse(span.from);
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10));
}

/** A calendar with these days in it, in their order; a day that stood there is what it is now. */
export function withDays(
  days: readonly OtherDay[],
  { from, to, ...what }: Span & Pick<OtherDay, 'kind' | 'note'>,
): OtherDay[] {
  const added = daysBetween({ from, to }).map((day) => ({ day, ...what }));
  const kept = days.filter(({ day }) => !added.some((one) => one.day === day));
  return [...kept, ...added].sort((one, other) => (one.day < other.day ? -1 : 1));
}
