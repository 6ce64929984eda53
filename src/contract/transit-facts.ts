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
  const pieces = piecesOf(parcels);
  const named = {
    COUNTRY: [country.toLowerCase()],
    POSTCODE: postcode ? [bare(postcode)] : [],
    GOODS_KIND: parcels.flatMap(({ goodsKinds }) => goodsKinds),
    CATEGORY: parcels.flatMap(({ categories }) => categories),
    CHANNEL: parcels.flatMap(({ channels }) => channels),
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

export const piecesOf = (parcels: TransitRequest['parcels']): number =>
  parcels.reduce((sum, { pieces }) => sum + pieces, 0);

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
