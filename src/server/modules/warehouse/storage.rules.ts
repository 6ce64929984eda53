import type { ParcelStorage } from '../../../contract/parcel';
import { priceOf, sumPrices, type PriceTerms } from '../../../contract/price';
import { countedDays, dayFeeOf, type StorageRule } from '../../../contract/transit-storage';
import type { ParcelRow } from './parcel.repo';

/** How much of a parcel's storage is paid: days in a row from the free ones on. */
export interface PaidStorage {
  days: number;
  fen: number;
  amount: number;
}
/** A day to be paid for, as it is priced. */
export interface NewStorageDay {
  day: string;
  fen: number;
  amount: number;
  currency: string;
}
export const UNPAID: PaidStorage = { days: 0, fen: 0, amount: 0 };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Calendar days since 1970 where the calendar is so many minutes ahead of UTC. */
export const dayNumber = (at: Date, offsetMinutes: number): number =>
  Math.floor((at.getTime() + offsetMinutes * MINUTE_MS) / DAY_MS);

export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** When a day of that calendar begins. */
export const beginOf = (day: number, offsetMinutes: number): Date => new Date(day * DAY_MS - offsetMinutes * MINUTE_MS);

/**
 * Where what comes onto a shelf stood still on the bench, the stay that goes on: free for as many days more. What has come
 * to the warehouse since, from abroad, begins anew.
 */
export function stayGoingOn(
  { stockedInAt, receivedAt, freeUntil, pausedAt, pausedDays, dayOffset }: Stored & Pick<ParcelRow, 'receivedAt'>,
  now: Date,
) {
  const isSame = stockedInAt && freeUntil && pausedAt && !(receivedAt && receivedAt > stockedInAt);
  if (!isSame) return undefined;
  const held = dayNumber(now, dayOffset) - dayNumber(pausedAt, dayOffset);
  const lastFree = dayNumber(new Date(freeUntil), 0) + held;
  return { stockedInAt, freeUntil: dayText(lastFree), pausedDays: pausedDays + held };
}

/** The last day that costs nothing more of a stay: those that were paid for follow the free ones. */
export const afterPaid = ({ freeUntil }: Pick<ParcelRow, 'freeUntil'>, { days }: PaidStorage): string | null =>
  freeUntil && dayText(dayNumber(new Date(freeUntil), 0) + days);

/** So many days before a day; null before none. */
export const dayLess = (day: string | null, fewer: number): string | null =>
  day && dayText(dayNumber(new Date(day), 0) - fewer);

/** The last day that costs nothing of what comes into store now. */
export const freeUntilOf = (stockedInAt: Date, offsetMinutes: number, { freeDays }: StorageRule): string =>
  dayText(dayNumber(stockedInAt, offsetMinutes) + freeDays);

export type Stored = Pick<ParcelRow, 'stockedInAt' | 'freeUntil' | 'pausedAt' | 'pausedDays' | 'dayOffset' | 'grams'>;

/** The days of a stay by their numbers; null of what is in no store. */
export function stayOf({ stockedInAt, freeUntil, pausedAt, dayOffset }: Stored, { days }: PaidStorage, now: Date) {
  if (!stockedInAt || !freeUntil) return null;
  const [since, today] = [dayNumber(stockedInAt, dayOffset), dayNumber(now, dayOffset)];
  const pausedOn = pausedAt ? dayNumber(pausedAt, dayOffset) : today;
  const lastFree = dayNumber(new Date(freeUntil), 0) + today - pausedOn;
  return { since, today, pausedOn, lastFree, lastPaid: lastFree + days };
}

/** What so many days more cost each, to the maximum of all; days beyond it cost nothing and are left out. */
export function dayFees(rule: StorageRule, grams: number, { fen }: PaidStorage, days: number): number[] {
  const fee = dayFeeOf(rule, grams);
  const left = rule.maxFee === null ? Infinity : rule.maxFee - fen;
  const whole = fee === 0 ? 0 : Math.min(days, Math.floor(left / fee));
  const rest = whole < days ? Math.min(fee, left - whole * fee) : 0;
  return [...Array.from({ length: Math.max(whole, 0) }, () => fee), ...(rest > 0 ? [rest] : [])];
}

/** Days after the last one that is paid for, each with its price: what a charge is made of. */
export const storageDays = (lastPaid: number, fees: number[], money: PriceTerms): NewStorageDay[] =>
  fees.map((fen, at) => ({ day: dayText(lastPaid + 1 + at), fen, ...priceOf(fen, money).local }));

/** How long a parcel lies in store at `now`, what was paid for it and what is due; null before it does. */
export function storageOf(
  row: Stored & Pick<ParcelRow, 'keptUntil'>,
  paid: PaidStorage,
  rule: StorageRule,
  money: PriceTerms,
  now: Date,
): ParcelStorage | null {
  const stay = stayOf(row, paid, now);
  if (!stay) return null;
  const { since, today, pausedOn, lastFree, lastPaid } = stay;
  const days = Math.max(0, countedDays(since, today, [{ from: pausedOn, to: today }]) - row.pausedDays);
  // each day's price is rounded once, as it is charged
  const due = dayFees(rule, row.grams ?? 0, paid, Math.max(0, today - lastPaid)).map((fen) => priceOf(fen, money));
  return {
    since: dayText(since),
    freeUntil: dayText(lastFree),
    daysLeft: lastPaid - today,
    days,
    isPaused: row.pausedAt !== null,
    dayFee: priceOf(dayFeeOf(rule, row.grams ?? 0), money),
    fee: sumPrices(due, money),
    paid: {
      cny: { amount: paid.fen, currency: 'CNY' },
      local: { amount: paid.amount, currency: money.currency },
    },
    paidUntil: paid.days > 0 ? dayText(lastPaid) : null,
    keptUntil: row.pausedAt === null ? row.keptUntil : null,
  };
}

/** So many days before it costs something its shopper is told. */
const TOLD_AT = [1, 7, 30];

/** Of which of them it is time with so many days left. */
export const levelOf = (daysLeft: number): number | null => TOLD_AT.find((level) => daysLeft <= level) ?? null;

/** When the clock looks at it again: as the next level begins, or the first day that costs something. */
export function nextLook({ today, lastPaid }: { today: number; lastPaid: number }, offsetMinutes: number): Date {
  const daysLeft = lastPaid - today;
  const next = TOLD_AT.findLast((level) => level < daysLeft);
  return beginOf(next === undefined ? Math.max(lastPaid, today) + 1 : lastPaid - next, offsetMinutes);
}
