import type { UserWarehouse } from '../../../contract/warehouse';

type Holiday = UserWarehouse['holidays'][number];

const DAY_MS = 86_400_000;
/** So many are told of. */
const NEXT = 4;

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/**
 * The next times for which a warehouse is closed and storage stands still: a day that has begun counts for what comes now.
 * @param days in their order @param today in the warehouse
 */
export function nextHolidays(days: readonly string[], today: string): Holiday[] {
  const spans: Holiday[] = [];
  for (const day of days.filter((each) => each > today)) {
    const last = spans.at(-1);
    if (last && dayAfter(last.to) === day) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans.slice(0, NEXT);
}
