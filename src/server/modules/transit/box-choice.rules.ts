import type { PackingBox } from '../../../contract/packing-box';
import type { Measures } from '../../../contract/transit-box';

/** Wall and padding on each side of a box. */
const PADDING_MM = 5;
const MOST_BOXES = 10;

type Sides = readonly [number, number, number];
type Thing = Measures & { id: string };

const sidesOf = ({ lengthMm, widthMm, heightMm }: Omit<Measures, 'grams'>): Sides => [lengthMm, widthMm, heightMm];
const roomOf = ([a, b, c]: Sides): number => a * b * c;
const insideOf = (box: PackingBox): Sides => {
  const [a, b, c] = sidesOf(box).map((side) => side - 2 * PADDING_MM);
  return [a ?? 0, b ?? 0, c ?? 0];
};

const turned = ([a, b, c]: Sides): Sides[] => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a],
];

/** What is left of a room beside, before and above a thing in its corner. */
const cut = ([x, y, z]: Sides, [a, b, c]: Sides): Sides[] =>
  [[x - a, y, z] as const, [a, y - b, z] as const, [a, b, z - c] as const].filter((room) => roomOf(room) > 0);

/** Largest first, each into the smallest room that takes it; never more than goes in, sometimes less. @returns what is in it */
export function fill(box: PackingBox, things: readonly Thing[]): Thing[] {
  let rooms: Sides[] = [insideOf(box)];
  let bears = (box.mostGrams ?? Infinity) - box.tareGrams;
  const put: Thing[] = [];
  for (const thing of things.toSorted((a, b) => roomOf(sidesOf(b)) - roomOf(sidesOf(a)))) {
    if (thing.grams > bears) continue;
    const fits = rooms
      .toSorted((a, b) => roomOf(a) - roomOf(b))
      .flatMap((room) =>
        turned(sidesOf(thing))
          .filter((sides) => sides.every((side, at) => side <= (room[at] ?? 0)))
          .map((sides) => ({ room, sides })),
      );
    const [first] = fits;
    if (!first) continue;
    rooms = [...rooms.filter((room) => room !== first.room), ...cut(first.room, first.sides)];
    bears -= thing.grams;
    put.push(thing);
  }
  return put;
}

export type FilledBox = Measures & { name: string };

const filled = (box: PackingBox, inside: readonly Thing[]): FilledBox => ({
  name: box.name,
  grams: box.tareGrams + inside.reduce((sum, { grams }) => sum + grams, 0),
  ...{ lengthMm: box.lengthMm, widthMm: box.widthMm, heightMm: box.heightMm },
});

/** Ways to pack all of it in what the shop has: in one box, or in as many of a kind as it takes. */
export function waysToPack(things: readonly Thing[], kinds: readonly PackingBox[]): FilledBox[][] {
  if (things.length === 0) return [];
  return kinds.flatMap((kind) => {
    const boxes: FilledBox[] = [];
    let left = [...things];
    while (left.length > 0 && boxes.length < MOST_BOXES) {
      const inside = fill(kind, left);
      if (inside.length === 0) return [];
      // the last of it may go into a smaller one
      const tight = kinds
        .filter((one) => roomOf(sidesOf(one)) < roomOf(sidesOf(kind)) && fill(one, left).length === left.length)
        .toSorted((a, b) => roomOf(sidesOf(a)) - roomOf(sidesOf(b)))[0];
      if (tight && boxes.length === 0) return [];
      boxes.push(filled(tight ?? kind, tight ? left : inside));
      left = tight ? [] : left.filter((thing) => !inside.includes(thing));
    }
    return left.length === 0 ? [boxes] : [];
  });
}
