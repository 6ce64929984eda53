import { ceilOf, inRange } from './money';
import { boxOf, type Box, type Measures } from './transit-box';

/** What packing adds before anybody has packed. */
export interface PackingAllowance {
  minGrams: number;
  gramsBasisPoints: number;
  roomBasisPoints: number;
}
export const USUAL_ALLOWANCE: PackingAllowance = { minGrams: 150, gramsBasisPoints: 1000, roomBasisPoints: 1500 };
/** Where what is given is the box itself. */
export const NO_ALLOWANCE: PackingAllowance = { minGrams: 0, gramsBasisPoints: 0, roomBasisPoints: 0 };

/** What an estimate may be exceeded by. */
const AT_MOST_BASIS_POINTS = 1500;

/** So many boxes of the parcels, about evenly heavy; no more boxes than parcels. */
export function estimatedBoxes(parcels: readonly Measures[], count: number, allowance: PackingAllowance): Box[] {
  const groups = Array.from({ length: Math.min(count, parcels.length) }, () => ({ grams: 0, parcels: [] as Measures[] }));
  for (const parcel of [...parcels].sort((a, b) => b.grams - a.grams)) {
    const lightest = groups.reduce((least, group) => (group.grams < least.grams ? group : least));
    lightest.grams += parcel.grams;
    lightest.parcels.push(parcel);
  }
  return groups.map((group) => estimatedBox(group.parcels, allowance));
} // prettier-ignore

/** As long and wide as what lies in it, as high as the room that all of it takes. */
export function estimatedBox(parcels: readonly Measures[], allowance: PackingAllowance): Box {
  const boxes = parcels.map(boxOf);
  const grams = boxes.reduce((sum, box) => inRange(sum + box.grams), 0);
  const room = boxes.reduce((sum, box) => inRange(sum + box.mm3), 0);
  const mm3 = increased(room, allowance.roomBasisPoints);
  const [length, width, height] = ([0, 1, 2] as const).map((at) => Math.max(...boxes.map(({ sides }) => sides[at])));
  const base = (length ?? 0) * (width ?? 0);
  const needed = base > 0 ? ceilOf(mm3, base) : 0;
  return {
    grams: grams + Math.max(allowance.minGrams, ceilOf(grams * allowance.gramsBasisPoints, 10_000)),
    sides: boxOf({ grams, lengthMm: length ?? 0, widthMm: width ?? 0, heightMm: Math.max(height ?? 0, needed) }).sides,
    mm3,
  };
}

/** The heaviest and largest that an estimated box is likely to become. */
export const atMost = ({ grams, sides, mm3 }: Box): Box => ({
  grams: increased(grams, AT_MOST_BASIS_POINTS),
  sides,
  mm3: increased(mm3, AT_MOST_BASIS_POINTS),
});

/** In two steps, since the room of a container times ten thousand is no safe integer. */
const increased = (quantity: number, basisPoints: number): number =>
  Number((BigInt(quantity) * BigInt(10_000 + basisPoints) + 9_999n) / 10_000n);
