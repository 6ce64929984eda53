import type { StockInParcel } from './parcel';
import { lastWithin, restsOf } from './rest-days';

const DAY_MS = 86_400_000;

type Stored = Pick<StockInParcel, 'storage' | 'storageAhead'>;

/** What so many days more cost in the shop's currency, with those that are due; the last ones end at the most that storage costs. */
export function aheadSum({ storage, storageAhead }: Stored, days: number): number {
  if (!storage || !storageAhead || days < 1) return 0;
  const { mostDays, all } = storageAhead;
  return days >= mostDays ? all.amount : storage.fee.local.amount + days * storage.dayFee.local.amount;
}

/** Up to which day it is stored then, as the warehouse's calendar has it: its holidays count for none. */
export function storedUntil({ from, holidays }: NonNullable<Stored['storageAhead']>, days: number): string {
  const [first = 0, ...rests] = restsOf([from, ...holidays]);
  return new Date(lastWithin(first, days, rests) * DAY_MS).toISOString().slice(0, 10);
}
