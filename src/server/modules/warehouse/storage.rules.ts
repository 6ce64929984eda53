import type { ParcelStorage } from '../../../contract/parcel';
import { priceOf, type PriceTerms } from '../../../contract/price';
import { countedDays, storageRow, type StorageRule } from '../../../contract/transit-storage';
import type { ParcelRow } from './parcel.repo';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Calendar days since 1970 where the calendar is so many minutes ahead of UTC. */
export const dayNumber = (at: Date, offsetMinutes: number): number =>
  Math.floor((at.getTime() + offsetMinutes * MINUTE_MS) / DAY_MS);

export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The last day that costs nothing of what comes into store now. */
export const freeUntilOf = (stockedInAt: Date, offsetMinutes: number, { freeDays }: StorageRule): string =>
  dayText(dayNumber(stockedInAt, offsetMinutes) + freeDays);

type Stored = Pick<ParcelRow, 'stockedInAt' | 'freeUntil' | 'pausedAt' | 'pausedDays' | 'dayOffset' | 'grams'>;

/** How long a parcel lies in store at `now` and what that has come to; null before it does. */
export function storageOf(row: Stored, rule: StorageRule, money: PriceTerms, now: Date): ParcelStorage | null {
  const { stockedInAt, freeUntil, pausedAt, pausedDays, dayOffset, grams } = row;
  if (!stockedInAt || !freeUntil) return null;
  const [since, today] = [dayNumber(stockedInAt, dayOffset), dayNumber(now, dayOffset)];
  const pause = pausedAt ? [{ from: dayNumber(pausedAt, dayOffset), to: today }] : [];
  const days = Math.max(0, countedDays(since, today, pause) - pausedDays);
  const feeOf = (after: number, most: number | null) =>
    storageRow({ ...rule, maxFee: most }, rule.freeDays + after, grams ?? 0).amount ?? 0;
  const held = pause.reduce((sum, { from, to }) => sum + to - from, 0);
  const lastFree = dayNumber(new Date(freeUntil), 0) + held;
  return {
    since: dayText(since),
    freeUntil: dayText(lastFree),
    daysLeft: lastFree - today,
    days,
    isPaused: pausedAt !== null,
    dayFee: priceOf(feeOf(1, null), money),
    // from the stored day on, which a shop may have given away later than its rule says
    fee: priceOf(feeOf(Math.max(0, today - lastFree), rule.maxFee), money),
  };
}
