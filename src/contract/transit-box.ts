/** What scale and tape say of a thing; millimetres, 0 where nobody has measured. */
export interface Measures {
  grams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

/** A box as lines price it. Its room may be less or more than its sides make where it is an estimate. */
export interface Box {
  grams: number;
  /** In millimetres, the longest first. */
  sides: Sides;
  mm3: number;
  /** Of its grams, what packing is thought to weigh; left out once it is packed. */
  packingGrams?: number;
}
export type Sides = readonly [number, number, number];

export const boxOf = ({ grams, lengthMm, widthMm, heightMm }: Measures): Box => ({
  grams,
  sides: longestFirst(lengthMm, widthMm, heightMm),
  mm3: lengthMm * widthMm * heightMm,
});

export function longestFirst(a: number, b: number, c: number): Sides {
  const longest = Math.max(a, b, c);
  const shortest = Math.min(a, b, c);
  return [longest, a + b + c - longest - shortest, shortest];
}

export const sumOfSides = ([a, b, c]: Sides): number => a + b + c;

/** Once along the longest side, and around the other two. */
export const girthOf = ([longest, width, height]: Sides): number => longest + 2 * (width + height);

/** Boxes that a line weighs as one: all that they weigh and take up, and their longest sides. */
export const joined = (boxes: readonly Box[]): Box => ({
  grams: boxes.reduce((sum, { grams }) => sum + grams, 0),
  sides: boxes.reduce<Sides>(
    ([a, b, c], { sides }) => [Math.max(a, sides[0]), Math.max(b, sides[1]), Math.max(c, sides[2])],
    [0, 0, 0],
  ),
  mm3: boxes.reduce((sum, { mm3 }) => sum + mm3, 0),
});

/** So many of a thing on and beside each other: always where the pile is least long, so that it comes near a cube. */
export function pileOf({ grams, lengthMm, widthMm, heightMm }: Measures, pieces: number): Measures {
  const sides: Sides = [lengthMm, widthMm, heightMm];
  const counts: [number, number, number] = [1, 1, 1];
  while (counts[0] * counts[1] * counts[2] < pieces) {
    const reach = sides.map((side, at) => side * (counts[at] ?? 1));
    counts[reach.indexOf(Math.min(...reach)) as 0 | 1 | 2] += 1;
  }
  return {
    grams: grams * pieces,
    lengthMm: lengthMm * counts[0],
    widthMm: widthMm * counts[1],
    heightMm: heightMm * counts[2],
  };
}
