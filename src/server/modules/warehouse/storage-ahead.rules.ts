import { LIMITS } from '../../../contract/limits';
import type { StockInParcel } from '../../../contract/parcel';
import type { PriceTerms } from '../../../contract/price';
import { countedBetween, restsOf } from '../../../contract/rest-days';
import type { StorageRule } from '../../../contract/transit-storage';
import type { ParcelRow } from './parcel.repo';
import {
  dayFees,
  dayText,
  stayOf,
  storageDays,
  type NewStorageDay,
  type PaidStorage,
  type Stored,
} from './storage.rules';

/** Days that were paid for and have not begun: they come back where the parcel does not stay for them. */
export function unusedDays(row: Stored, paid: PaidStorage, now: Date): number {
  const stay = stayOf(row, paid, now);
  return stay ? Math.min(paid.days, countedBetween(stay.today, stay.lastPaid, restsOf(row.holidays))) : 0;
}

interface Ahead {
  /** The last day that is free or paid for, or today where some are due. */
  from: number;
  mostDays: number;
  /** After `from`: days that are not counted. */
  holidays: string[];
  /** Those that are due among them. */
  daysFor: (days: number) => NewStorageDay[];
}

/** Which days of a parcel on its shelf can be paid for before they come; null where none can, or none costs anything. */
export function aheadOf(
  row: Stored & Pick<ParcelRow, 'status'>,
  paid: PaidStorage,
  { storage, ...money }: PriceTerms & { storage: StorageRule },
  now: Date,
): Ahead | null {
  const stay = stayOf(row, paid, now);
  if (row.status !== 'STOCKED_IN' || !stay) return null;
  const { today, lastPaid, due } = stay;
  const most = Math.max(0, LIMITS.storageAheadDays - unusedDays(row, paid, now));
  const fees = dayFees(storage, row.grams ?? 0, paid, due + most);
  const mostDays = fees.length - due;
  if (mostDays < 1) return null;
  const from = Math.max(today, lastPaid);
  return {
    from,
    mostDays,
    holidays: row.holidays.filter((day) => day > dayText(from)),
    daysFor: (days) => storageDays(lastPaid, fees.slice(0, due + days), money, row),
  };
}

export function presentAhead(ahead: Ahead | null, { currency }: PriceTerms): StockInParcel['storageAhead'] {
  if (!ahead) return null;
  const { from, mostDays, holidays, daysFor } = ahead;
  return { from: dayText(from), mostDays, holidays, all: { amount: sumOf(daysFor(mostDays)), currency } };
}

export const sumOf = (days: readonly { amount: number }[]): number => days.reduce((sum, { amount }) => sum + amount, 0);
