import type { Channel } from '../../../contract/channels';
import { pileOf } from '../../../contract/transit-box';
import type { GoodsKind } from '../../../contract/transit-line';
import type { TransitParcel } from '../../../contract/transit-request';

/** So many of one SKU, as they are to be shipped. */
export interface Goods {
  productUrl: string;
  title: string;
  channel: Channel;
  categoryId: string;
  goodsKinds: GoodsKind[];
  quantity: number;
  unitFen: number;
  weightGrams: number;
  size: { lengthMm: number; widthMm: number; heightMm: number };
}

/** How heavy sellers make a carton. */
const CARTON_GRAMS = 10_000;
/** A tonne and a hundred cubic metres: beyond it is freight of its own. */
const MOST_GRAMS = 1_000_000;
const MOST_MM3 = 100_000_000_000;
/** What is longer than ten metres is a slip of the seller's pen. */
const LONGEST_MM = 10_000;

export const isWeighed = ({ weightGrams }: Pick<Goods, 'weightGrams'>): boolean => weightGrams >= 1;

export function isTooMuch(goods: readonly Goods[]): boolean {
  const sum = (of: (each: Goods) => number) => goods.reduce((all, each) => all + of(each) * each.quantity, 0);
  const room = (each: Goods) => {
    const { lengthMm, widthMm, heightMm } = measuredSize(each);
    return lengthMm * widthMm * heightMm;
  };
  return sum(({ weightGrams }) => weightGrams) > MOST_GRAMS || sum(room) > MOST_MM3;
}

/** What arrives at the warehouse: each SKU in cartons of its own, about evenly full. */
export const parcelsOf = (goods: readonly Goods[]): TransitParcel[] => goods.flatMap(cartonsOf);

function cartonsOf(goods: Goods, line: number): TransitParcel[] {
  const { quantity, weightGrams, goodsKinds, categoryId, channel, unitFen } = goods;
  const perCarton = Math.max(1, Math.floor(CARTON_GRAMS / weightGrams));
  const cartons = Math.ceil(quantity / perCarton);
  return Array.from({ length: cartons }, (_, at) => {
    const pieces = Math.floor((quantity * (at + 1)) / cartons) - Math.floor((quantity * at) / cartons);
    return {
      ...pileOf({ grams: weightGrams, ...measuredSize(goods) }, pieces),
      id: `${line}:${at}:${pieces}`,
      goodsKinds,
      categories: [categoryId],
      channels: [channel],
      valueFen: unitFen * pieces,
      // a line of the order, however many cartons it fills
      items: at === 0 ? 1 : 0,
      pieces,
    };
  });
}

/** Three sides, or none: of two nobody knows what room they take. */
function measuredSize({ size: { lengthMm, widthMm, heightMm } }: Goods): Goods['size'] {
  const isMeasured = [lengthMm, widthMm, heightMm].every((mm) => mm >= 1 && mm <= LONGEST_MM);
  return isMeasured ? { lengthMm, widthMm, heightMm } : { lengthMm: 0, widthMm: 0, heightMm: 0 };
}

/** What is in these parcels: whole lines by their title, parts of one with the number of pieces. */
export function contentsIn(goods: readonly Goods[], parcelIds: readonly string[]): string {
  const taken = new Map<number, number>();
  for (const id of parcelIds) {
    const [line = 0, , pieces = 0] = id.split(':').map(Number);
    taken.set(line, (taken.get(line) ?? 0) + pieces);
  }
  return [...taken]
    .flatMap(([line, pieces]) => {
      const each = goods[line];
      if (!each) return [];
      return pieces === each.quantity ? each.title : `${each.title} × ${pieces}`;
    })
    .join(', ');
}
