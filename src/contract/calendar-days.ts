import type { OtherDay } from './working-time';

const DAY_MS = 86_400_000;
/** Longer is no holiday, but a warehouse that is closed. */
const LONGEST = 60;

/** Each day from one to another, both included; none where the second comes first, or too long after. */
function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = (last - first) / DAY_MS + 1;
  if (!(count >= 1 && count <= LONGEST)) return [];
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10));
}

/** A calendar with these days in it, in their order; a day that stood there is what it is now. */
export function withDays(
  days: readonly OtherDay[],
  { from, to, ...what }: { from: string; to: string } & Pick<OtherDay, 'kind' | 'note'>,
): OtherDay[] {
  const added = daysBetween(from, to).map((day) => ({ day, ...what }));
  const kept = days.filter(({ day }) => !added.some((one) => one.day === day));
  return [...kept, ...added].sort((one, other) => (one.day < other.day ? -1 : 1));
}
