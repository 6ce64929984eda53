import type { ParcelStorage } from '../../../contract/parcel';
import { priceOf, sumPrices, type PriceTerms } from '../../../contract/price';
import { countedBetween, lastWithin, restsBetween, restsOf } from '../../../contract/rest-days';
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
  {
    stockedInAt,
    receivedAt,
    freeUntil,
    pausedAt,
    pausedDays,
    dayOffset,
    holidays,
  }: Stored & Pick<ParcelRow, 'receivedAt'>,
  now: Date,
) {
  const isSame = stockedInAt && freeUntil && pausedAt && !(receivedAt && receivedAt > stockedInAt);
  if (!isSame) return undefined;
  const rests = restsOf(holidays);
  const held = countedBetween(dayNumber(pausedAt, dayOffset), dayNumber(now, dayOffset), rests);
  const lastFree = lastWithin(dayNumber(new Date(freeUntil), 0), held, rests);
  return { stockedInAt, freeUntil: dayText(lastFree), pausedDays: pausedDays + held };
}

/** The last day that costs nothing more of a stay: those that were paid for follow the free ones. */
export const afterPaid = ({ freeUntil, holidays }: Rested, { days }: PaidStorage): string | null =>
  freeUntil && dayText(lastWithin(dayNumber(new Date(freeUntil), 0), days, restsOf(holidays)));

/**
 * The last free day of what is put to another that ends sooner: fewer by the days that count between both ends, counted
 * from today.
 */
export function endingWith({ freeUntil, holidays }: Rested, today: number, own: number, soonest: number) {
  const rests = restsOf(holidays);
  let fewer = countedBetween(today + soonest, today + own, rests);
  let day = freeUntil && dayNumber(new Date(freeUntil), 0);
  if (!day) return null;
  for (; fewer > 0; day -= 1) if (!rests.includes(day)) fewer -= 1;
  return dayText(day);
}

/** What comes into store now: on which days of the warehouse's calendar nothing counts, and the last that costs nothing. */
export function newStay(
  stockedInAt: Date,
  offsetMinutes: number,
  { freeDays }: StorageRule,
  known: readonly string[] = [],
) {
  const since = dayNumber(stockedInAt, offsetMinutes);
  const holidays = known.filter((day) => day > dayText(since));
  const lastFree = lastWithin(since, freeDays, restsOf(holidays));
  const storageTold = levelOf(lastFree - since);
  return { stockedInAt, holidays, freeUntil: dayText(lastFree), pausedDays: 0, storageTold };
}

type Rested = Pick<ParcelRow, 'freeUntil' | 'holidays'>;

/**
 * Holidays that came into the calendar while a parcel lies there: those after today are its own from now on. None is
 * taken from it, for until when it lies for nothing was told. @returns what of it changes; null where nothing does
 */
export function withHolidays({ freeUntil, holidays }: Rested, known: readonly string[], today: number): Rested | null {
  const added = known.filter((day) => day > dayText(today) && !holidays.includes(day));
  if (!freeUntil || added.length === 0) return null;
  const all = [...holidays, ...added].toSorted();
  const within = added.filter((day) => day <= freeUntil).length;
  return { holidays: all, freeUntil: dayText(lastWithin(dayNumber(new Date(freeUntil), 0), within, restsOf(all))) };
}

export type Stored = Rested & Pick<ParcelRow, 'stockedInAt' | 'pausedAt' | 'pausedDays' | 'dayOffset' | 'grams'>;

/** The days of a stay by their numbers, and how many have counted, are free and are due; null of what is in no store. */
export function stayOf(row: Stored, { days }: PaidStorage, now: Date) {
  const { stockedInAt, freeUntil, pausedAt, pausedDays, dayOffset } = row;
  if (!stockedInAt || !freeUntil) return null;
  const rests = restsOf(row.holidays);
  const [since, today] = [dayNumber(stockedInAt, dayOffset), dayNumber(now, dayOffset)];
  const pausedOn = pausedAt ? dayNumber(pausedAt, dayOffset) : today;
  const lastFree = lastWithin(dayNumber(new Date(freeUntil), 0), countedBetween(pausedOn, today, rests), rests);
  const lastPaid = lastWithin(lastFree, days, rests);
  const [counted, free] = [today, lastFree].map((day) => countedBetween(since, day, rests) - pausedDays) as [number, number]; // prettier-ignore
  return { since, today, pausedOn, lastFree, lastPaid, counted, free, due: countedBetween(lastPaid, today, rests) };
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
export function storageDays(
  lastPaid: number,
  fees: number[],
  money: PriceTerms,
  { holidays }: Pick<ParcelRow, 'holidays'>,
): NewStorageDay[] {
  const rests = restsOf(holidays);
  return fees.map((fen, at) => {
    const day = dayText(lastWithin(lastPaid, at, rests) + 1);
    return { day, fen, ...priceOf(fen, money).local };
  });
}

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
  const rested = restsBetween(since, pausedOn, restsOf(row.holidays));
  const days = Math.max(0, countedDays(since, today, [{ from: pausedOn, to: today }]) - rested - row.pausedDays);
  // each day's price is rounded once, as it is charged
  const due = dayFees(rule, row.grams ?? 0, paid, stay.due).map((fen) => priceOf(fen, money));
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
