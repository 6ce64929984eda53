const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When the shop's day began. @param offset hours ahead of UTC */
export function startOfDay(now: Date, offset: number): Date {
  const shifted = now.getTime() + offset * HOUR_MS;
  return new Date(Math.floor(shifted / DAY_MS) * DAY_MS - offset * HOUR_MS);
}

export const dayBefore = (day: Date): Date => new Date(day.getTime() - DAY_MS);
