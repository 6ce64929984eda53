import { ratioOf } from './money';
import { row, type Row } from './receipt-row';

/** c10: so many days are free, then a fee a day by weight, at most so much in all. In fen. */
export interface StorageRule {
  freeDays: number;
  /** By what a parcel weighs, in rising order; the last is open. */
  bands: readonly { upToGrams: number | null; dayFee: number }[];
  maxFee: number | null;
}

/** Half open, in days since any one day: `to` counts again. */
export interface DaySpan {
  from: number;
  to: number;
}

/** Calendar days in store, without those on which the clock stood still; a day paused twice is paused once. */
export function countedDays(storedOn: number, today: number, pauses: readonly DaySpan[]): number {
  const isPaused = (day: number) => pauses.some(({ from, to }) => from <= day && day < to);
  const days = Array.from({ length: Math.max(today - storedOn, 0) }, (_, at) => storedOn + at);
  return days.filter((day) => !isPaused(day)).length;
}

/** What a day after the free ones costs. */
export const dayFeeOf = ({ bands }: StorageRule, grams: number): number =>
  (bands.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams) ?? bands.at(-1))?.dayFee ?? 0;

/** How long a parcel has lain in store; of its days, so many were promised free, else as many as the rule has. */
export interface StoredDays {
  days: number;
  freeDays?: number;
  grams: number;
  chargedFen?: number;
}

/**
 * What a parcel's storage has come to; `days` are counted ones, without those that `chargedFen` was paid for. Nothing is
 * asked for the last free day.
 */
export function storageRow(rule: StorageRule, { days, grams, chargedFen = 0, ...promised }: StoredDays): Row {
  const { freeDays = rule.freeDays } = promised;
  const maxFee = rule.maxFee === null ? null : Math.max(rule.maxFee - chargedFen, 0);
  if (days <= freeDays) return row('storage-free', { days, freeDays }, 0);
  const dayFee = dayFeeOf(rule, grams);
  const paidDays = days - freeDays;
  const fee = ratioOf(dayFee, paidDays, 1);
  if (maxFee !== null && fee > maxFee) return row('storage-maximum', { paidDays, maxFee }, maxFee);
  return row('storage-days', { paidDays, dayFee }, fee);
}
