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
