import type { ParcelRow } from './parcel.repo';
import { beginOf, dayNumber, dayText } from './storage.rules';

/** So many days before what is not paid for may be thrown away its shopper is told, and once more shortly before. */
const TOLD_AT = [14, 3] as const;
/** Never fewer lie between the first word and that, however late the shop sets its limit or its clock goes. */
const LEAST_NOTICE = 7;

type Row = Pick<ParcelRow, 'status' | 'keptUntil' | 'dayOffset'>;
interface Stay {
  today: number;
  lastPaid: number;
}
export interface KeepLimit {
  /** The last day on which it is kept, as its shopper is told; null as long as that is far, or the shop keeps for good. */
  keptUntil: string | null;
  /** Of how many days before it is time to tell. */
  level: number | null;
  /** When the clock looks at it for this again. */
  nextAt: Date | null;
}

/**
 * How long a parcel is kept whose days are paid for no more: so many days after the last one that was free or paid for.
 * What was told before holds as long as the rule does not give more.
 */
export function keepLimitOf({ keptUntil, dayOffset }: Omit<Row, 'status'>, stay: Stay, keepDays?: number): KeepLimit {
  if (keepDays === undefined) return { keptUntil: null, level: null, nextAt: null };
  const { today, lastPaid } = stay;
  const byRule = lastPaid + keepDays;
  const [first, last] = TOLD_AT;
  if (today < byRule - first) return { keptUntil: null, level: null, nextAt: beginOf(byRule - first, dayOffset) };
  const told = keptUntil === null ? undefined : dayNumber(new Date(keptUntil), 0);
  const until = told !== undefined && told >= byRule ? told : Math.max(byRule, today + LEAST_NOTICE);
  const left = until - today;
  const level = left < 0 ? null : left <= last ? last : first;
  return { keptUntil: dayText(until), level, nextAt: left > last ? beginOf(until - last, dayOffset) : null };
}

/** Whether two people may throw it away now: its shopper was told until when it is kept, and that is over. */
export function isKeptNoMore(row: Row, stay: Stay | null, keepDays?: number): boolean {
  if (row.status !== 'STOCKED_IN' || row.keptUntil === null || keepDays === undefined || !stay) return false;
  const told = dayNumber(new Date(row.keptUntil), 0);
  return told < stay.today && told >= stay.lastPaid + keepDays;
}

/** When that is: as the day after it begins in the warehouse. */
export const keptEnd = ({ status, keptUntil, dayOffset }: Row): Date | null =>
  status === 'STOCKED_IN' && keptUntil !== null ? beginOf(dayNumber(new Date(keptUntil), 0) + 1, dayOffset) : null;
