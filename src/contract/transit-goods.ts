import { LIMITS } from './limits';
import { pileOf, type Measures } from './transit-box';
import type { TransitParcel } from './transit-request';

/** So many alike that nobody has bought or packed yet, as they would be shipped. */
export interface ThoughtOfGoods extends Pick<TransitParcel, 'goodsKinds' | 'categories' | 'channels'> {
  quantity: number;
  unitFen: number;
  weightGrams: number;
  size: Omit<Measures, 'grams'>;
}

/** How heavy sellers make a carton. */
const CARTON_GRAMS = 10_000;
/** What is longer than ten metres is a slip of the seller's pen. */
const LONGEST_MM = 10_000;

/** What arrives at the warehouse: piece by piece, or of many pieces each line in cartons of its own, about evenly full. */
export function parcelsOf(goods: readonly ThoughtOfGoods[]): TransitParcel[] {
  const areFew = goods.reduce((sum, { quantity }) => sum + quantity, 0) <= LIMITS.singlePieces;
  return goods.flatMap((each, line) => {
    const perCarton = areFew ? 1 : Math.max(1, Math.floor(CARTON_GRAMS / each.weightGrams));
    return cartonsOf(each, line, Math.ceil(each.quantity / perCarton));
  });
}

function cartonsOf(goods: ThoughtOfGoods, line: number, cartons: number): TransitParcel[] {
  const { quantity, weightGrams, goodsKinds, categories, channels, unitFen } = goods;
  return Array.from({ length: cartons }, (_, at) => {
    const pieces = Math.floor((quantity * (at + 1)) / cartons) - Math.floor((quantity * at) / cartons);
    return {
      ...pileOf({ grams: weightGrams, ...measuredSize(goods) }, pieces),
      id: `${line}:${at}:${pieces}`,
      goodsKinds,
      categories,
      channels,
      valueFen: unitFen * pieces,
      // a line of the order, however many cartons it fills
      items: at === 0 ? 1 : 0,
      pieces,
    };
  });
}

/** Three sides, or none: of two nobody knows what room they take. */
export function measuredSize({ size: { lengthMm, widthMm, heightMm } }: Pick<ThoughtOfGoods, 'size'>) {
  const isMeasured = [lengthMm, widthMm, heightMm].every((mm) => mm >= 1 && mm <= LONGEST_MM);
  return isMeasured ? { lengthMm, widthMm, heightMm } : { lengthMm: 0, widthMm: 0, heightMm: 0 };
}
