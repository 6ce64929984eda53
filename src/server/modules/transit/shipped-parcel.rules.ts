import { ratioOf } from '../../../contract/money';
import type { GoodsKind } from '../../../contract/transit-line';
import type { TransitParcel, TransitRequest } from '../../../contract/transit-request';
import type { StoredParcel } from './shipped-parcel.repo';

/** A parcel as lines ask of it. What it is worth is what was paid for it. */
export function transitParcelOf({ parcel, items }: StoredParcel): TransitParcel {
  const { id, grams, lengthMm, widthMm, heightMm, goodsKinds } = parcel;
  return {
    id,
    grams: grams ?? 0,
    lengthMm: lengthMm ?? 0,
    widthMm: widthMm ?? 0,
    heightMm: heightMm ?? 0,
    goodsKinds: goodsKinds as GoodsKind[],
    categories: named(items.map(({ category }) => category)),
    channels: named(items.map(({ channel }) => channel)),
    valueFen: items.reduce((sum, { unitFen, quantity }) => sum + ratioOf(unitFen, quantity, 1), 0),
    items: items.length,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

const named = (words: string[]): string[] => [...new Set(words.filter((word) => word !== ''))];

const DAY_MS = 86_400_000;

/** Storage of a parcel up to today that nobody has paid: days of the warehouse, without those on which it stood still. */
export function storedOf({ parcel, paid }: StoredParcel, now: Date): TransitRequest['stored'][number] {
  const { parcelNo, stockedInAt, pausedDays, grams, dayOffset } = parcel;
  const dayOf = (time: Date) => Math.floor((time.getTime() + dayOffset * 60_000) / DAY_MS);
  const days = stockedInAt ? dayOf(now) - dayOf(stockedInAt) - pausedDays - paid.days : 0;
  return { parcelNo, days: Math.max(days, 0), grams: grams ?? 0, chargedFen: paid.fen };
}
