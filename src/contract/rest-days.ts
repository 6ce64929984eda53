const DAY_MS = 86_400_000;

/** Days by their numbers since 1970, of which storage counts none: holidays of the warehouse. */
export const restsOf = (holidays: readonly string[]): number[] => holidays.map((day) => Date.parse(day) / DAY_MS);

/** How many days count after one day, up to another and with it. */
export const countedBetween = (after: number, upTo: number, rests: readonly number[]): number =>
  Math.max(0, upTo - after - restsBetween(after, upTo, rests));

export const restsBetween = (after: number, upTo: number, rests: readonly number[]): number =>
  rests.filter((day) => after < day && day <= upTo).length;

/**
 * The last day on which no more than so many have counted since a day: holidays that follow are among them, as on them
 * nothing more is due.
 */
export function lastWithin(since: number, counted: number, rests: readonly number[]): number {
  const resting = new Set(rests);
  let [day, left] = [since, counted];
  while (left > 0 || resting.has(day + 1)) {
    day += 1;
    if (!resting.has(day)) left -= 1;
  }
  return day;
}
