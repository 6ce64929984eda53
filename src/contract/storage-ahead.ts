import type { StockInParcel } from './parcel';

type Stored = Pick<StockInParcel, 'storage' | 'storageAhead'>;

/** What so many days more cost in the shop's currency, with those that are due; the last ones end at the most that storage costs. */
export function aheadSum({ storage, storageAhead }: Stored, days: number): number {
  if (!storage || !storageAhead || days < 1) return 0;
  const { mostDays, all } = storageAhead;
  return days >= mostDays ? all.amount : storage.fee.local.amount + days * storage.dayFee.local.amount;
}

/** Up to which day it is stored then, as the warehouse's calendar has it. */
export function storedUntil({ from }: NonNullable<Stored['storageAhead']>, days: number): string {
  const day = new Date(`${from}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
