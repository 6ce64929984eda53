import { ratioOf } from '../../../contract/money';
import type { GoodsKind } from '../../../contract/transit-line';
import type { TransitParcel } from '../../../contract/transit-request';
import type { StoredParcel } from './shipped-parcel.repo';

/**
 * A parcel as lines ask of it. What it is worth is what was paid for it.
 * @param unpaid items in it whose payment holds no more: nobody insures them
 */
export function transitParcelOf(
  { parcel, items }: StoredParcel,
  unpaid: ReadonlySet<string> = new Set(),
): TransitParcel {
  const { id, grams, lengthMm, widthMm, heightMm, goodsKinds } = parcel;
  const insured = items.filter((item) => !unpaid.has(item.id));
  return {
    id,
    grams: grams ?? 0,
    lengthMm: lengthMm ?? 0,
    widthMm: widthMm ?? 0,
    heightMm: heightMm ?? 0,
    goodsKinds: goodsKinds as GoodsKind[],
    categories: named(items.map(({ category }) => category)),
    channels: named(items.map(({ channel }) => channel)),
    valueFen: worthOf(items),
    ...(insured.length < items.length && { insurableFen: worthOf(insured) }),
    items: items.length,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

const worthOf = (items: StoredParcel['items']): number =>
  items.reduce((sum, { unitFen, quantity }) => sum + ratioOf(unitFen, quantity, 1), 0);

const named = (words: string[]): string[] => [...new Set(words.filter((word) => word !== ''))];
