import { ratioOf } from '../../../contract/money';
import type { GoodsKind } from '../../../contract/transit-line';
import type { TransitParcel } from '../../../contract/transit-request';
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
