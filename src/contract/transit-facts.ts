import { girthOf, sumOfSides } from './transit-box';
import type { Unit } from './transit-freight';
import type { Condition, LineTerms } from './transit-line';
import type { TransitRequest } from './transit-request';

type Measured = Extract<Condition, { from: number | null }>['of'];
type Named = Extract<Condition, { in: string[] }>['of'];

/** All that conditions may ask of a box (or of boxes that the line takes as one) and of the order that it is in. */
export interface Facts {
  measured: Record<Measured, number>;
  named: Record<Named, readonly string[]>;
}

/** Of every unit; what is said of the order as a whole is the same for all. `valueAmount` is in the line's currency. */
export function factsOf(
  units: readonly Unit[],
  request: TransitRequest,
  terms: LineTerms,
  valueAmount: number,
): Facts[] {
  const { parcels, customsFields, country, postcode } = request;
  const boxes = units.reduce((sum, unit) => sum + unit.boxes.length, 0);
  const { pieces, goodsKinds, categories, channels } = goodsOf(parcels);
  const named = {
    COUNTRY: [country.toLowerCase()],
    POSTCODE: postcode ? [bare(postcode)] : [],
    GOODS_KIND: goodsKinds,
    CATEGORY: categories,
    CHANNEL: channels,
    MISSING_CUSTOMS_FIELD: customsFields ? terms.customsFields.filter((key) => !customsFields.includes(key)) : [],
  };
  return units.map(({ whole, boxes: own, charged }) => ({
    measured: {
      CHARGED_GRAMS: charged.grams,
      SCALE_GRAMS: whole.grams,
      LONGEST_SIDE: whole.sides[0],
      SUM_OF_SIDES: Math.max(...own.map((box) => sumOfSides(box.sides))),
      GIRTH: Math.max(...own.map((box) => girthOf(box.sides))),
      VOLUME: whole.mm3,
      VALUE: valueAmount,
      BOXES: boxes,
      PIECES: pieces,
    },
    named,
  }));
}

/** All that is shipped, taken together; names once, in the order in which they are met. */
interface Goods {
  items: number;
  pieces: number;
  valueFen: number;
  goodsKinds: readonly string[];
  categories: readonly string[];
  channels: readonly string[];
}

/** The same for every line, in however many boxes: found once for a list of parcels, which nobody changes. */
export function goodsOf(parcels: TransitRequest['parcels']): Goods {
  const found = known.get(parcels) ?? together(parcels);
  known.set(parcels, found);
  return found;
}
const known = new WeakMap<TransitRequest['parcels'], Goods>();

function together(parcels: TransitRequest['parcels']): Goods {
  const sum = (count: 'items' | 'pieces' | 'valueFen') => parcels.reduce((all, parcel) => all + parcel[count], 0);
  const once = (name: 'goodsKinds' | 'categories' | 'channels') => [...new Set(parcels.flatMap((parcel) => parcel[name]))]; // prettier-ignore
  return {
    ...{ items: sum('items'), pieces: sum('pieces'), valueFen: sum('valueFen') },
    ...{ goodsKinds: once('goodsKinds'), categories: once('categories'), channels: once('channels') },
  };
}

/** One of the lists holds with all that is in it; without lists it holds always. */
export const holds = (when: Condition[][], facts: Facts): boolean =>
  when.length === 0 || when.some((all) => all.every((condition) => isMet(condition, facts)));

export function isMet(condition: Condition, { measured, named }: Facts): boolean {
  if (!('in' in condition)) {
    const value = measured[condition.of];
    return value >= (condition.from ?? 0) && value <= (condition.to ?? Infinity);
  }
  const found = named[condition.of];
  if (condition.of === 'POSTCODE') return found.some((postcode) => startsWithOne(postcode, condition.in));
  if (condition.of === 'COUNTRY') return condition.in.some((code) => found.includes(code.toLowerCase()));
  return condition.in.some((name) => found.includes(name));
}

/** Postcodes are listed by their beginnings, written with or without spaces. */
export const startsWithOne = (postcode: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => bare(postcode).startsWith(bare(beginning)));

const bare = (postcode: string): string => postcode.replace(/[\s-]/g, '').toUpperCase();
