import { ceilOf, inRange } from './money';
import { boxOf, longestFirst, pileOf, type Box, type Measures, type Sides } from './transit-box';

/** What packing adds before anybody has packed. */
export interface PackingAllowance {
  minGrams: number;
  gramsBasisPoints: number;
  roomBasisPoints: number;
}
export const USUAL_ALLOWANCE: PackingAllowance = { minGrams: 150, gramsBasisPoints: 1000, roomBasisPoints: 1500 };

/** Boxes that nobody has packed yet: how many, and what packing adds to them. */
export interface EstimatedBoxes {
  count: number;
  allowance: PackingAllowance;
  /** In its place, of lines whose packing was measured where the parcels lie, by their names. */
  measured?: Readonly<Record<string, PackingAllowance>>;
}
export const packingAllowanceOf = ({ allowance, measured = {} }: EstimatedBoxes, lineName: string): PackingAllowance =>
  (Object.hasOwn(measured, lineName) && measured[lineName]) || allowance;

/** What an estimate may be exceeded by. */
const AT_MOST_BASIS_POINTS = 1500;

/** So many boxes of the parcels, about evenly heavy; no more boxes than parcels. */
export function estimatedBoxes(parcels: readonly Measures[], count: number, allowance: PackingAllowance): Box[] {
  const groups = Array.from({ length: Math.min(count, parcels.length) }, () => ({
    grams: 0,
    parcels: [] as Measures[],
  }));
  for (const parcel of [...parcels].sort((a, b) => b.grams - a.grams)) {
    const lightest = groups.reduce((least, group) => (group.grams < least.grams ? group : least));
    lightest.grams += parcel.grams;
    lightest.parcels.push(parcel);
  }
  return groups.map((group) => estimatedBox(group.parcels, allowance));
}

/** As long, wide and high as what lies in it, in as many layers as its room takes, and as much higher as packing makes it. */
export function estimatedBox(parcels: readonly Measures[], allowance: PackingAllowance): Box {
  const boxes = parcels.map(boxOf);
  const grams = boxes.reduce((sum, box) => inRange(sum + box.grams), 0);
  const room = boxes.reduce((sum, box) => inRange(sum + box.mm3), 0);
  const mm3 = increased(room, allowance.roomBasisPoints);
  const reach = (at: 0 | 1 | 2) => Math.max(...boxes.map(({ sides }) => sides[at]));
  const packed = packedGrams(grams, allowance);
  return {
    grams: packed,
    sides: roomySides(longestFirst(reach(0), reach(1), reach(2)), room, mm3),
    mm3,
    ...(packed > grams && { packingGrams: packed - grams }),
  };
}

/** What goods of this weight weigh once they are packed. */
export const packedGrams = (grams: number, { minGrams, gramsBasisPoints } = USUAL_ALLOWANCE): number =>
  grams + Math.max(minGrams, ceilOf(grams * gramsBasisPoints, 10_000));

/**
 * Layers lie on and beside each other, as people pack: twenty shirts are no column. What packing takes besides makes a
 * box higher: it is no layer more, which would make one thing twice as long.
 */
function roomySides([length, width, height]: Sides, room: number, mm3: number): Sides {
  const layer = length * width * height;
  if (layer === 0) return [0, 0, 0];
  const pile = pileOf({ grams: 0, lengthMm: length, widthMm: width, heightMm: height }, ceilOf(room, layer));
  return longestFirst(pile.lengthMm, pile.widthMm, Math.max(height, ceilOf(mm3, pile.lengthMm * pile.widthMm)));
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
