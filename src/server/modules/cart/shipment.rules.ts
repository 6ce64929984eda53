import { measuredSize, type ThoughtOfGoods } from '../../../contract/transit-goods';
import type { GoodsKind } from '../../../contract/transit-line';

/** So many of one SKU, as they are to be shipped. */
export interface Goods extends ThoughtOfGoods {
  productUrl: string;
  title: string;
  goodsKinds: GoodsKind[];
  isWeightAssumed?: boolean | undefined;
}

/** A tonne and a hundred cubic metres: beyond it is freight of its own. */
const MOST_GRAMS = 1_000_000;
const MOST_MM3 = 100_000_000_000;

export const isWeighed = ({ weightGrams }: Pick<Goods, 'weightGrams'>): boolean => weightGrams >= 1;

export function isTooMuch(goods: readonly Goods[]): boolean {
  const sum = (of: (each: Goods) => number) => goods.reduce((all, each) => all + of(each) * each.quantity, 0);
  const room = (each: Goods) => {
    const { lengthMm, widthMm, heightMm } = measuredSize(each);
    return lengthMm * widthMm * heightMm;
  };
  return sum(({ weightGrams }) => weightGrams) > MOST_GRAMS || sum(room) > MOST_MM3;
}

/** What is in these parcels: whole lines by their title, parts of one with the number of pieces. */
export function contentsIn(goods: readonly Goods[], parcelIds: readonly string[]): string[] {
  const taken = new Map<number, number>();
  for (const id of parcelIds) {
    const [line = 0, , pieces = 0] = id.split(':').map(Number);
    taken.set(line, (taken.get(line) ?? 0) + pieces);
  }
  return [...taken].flatMap(([line, pieces]) => {
    const each = goods[line];
    if (!each) return [];
    return pieces === each.quantity ? each.title : `${each.title} × ${pieces}`;
  });
}
