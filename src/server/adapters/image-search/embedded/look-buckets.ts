import { SHAPE_LENGTH } from './picture-shape';

const TABLES = 16;
const BITS = 12;
/** Signs that a small change is most likely to turn. */
const TURNED = 3;

/**
 * Sorts shapes into numbered buckets: in each of 16 tables, by which side of 12 random planes a shape lies on. Like
 * shapes lie on the same side of most planes, so that they share a bucket of some table.
 */
export function bucketsOf(shape: Float32Array): number[] {
  return sidesOf(shape).map((sides, table) => numberOf(table, sides));
}

/** Where to look for shapes like this one: its own buckets, and those behind the planes that it is nearest to. */
export function bucketsNear(shape: Float32Array): number[] {
  return sidesOf(shape).flatMap((sides, table) => {
    const nearest = sides
      .map((side, bit) => ({ bit, distance: Math.abs(side) }))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, TURNED)
      .map(({ bit }) => 1 << bit);
    const own = numberOf(table, sides);
    const [first = 0, second = 0] = nearest;
    return [own, ...nearest.map((bit) => own ^ bit), own ^ first ^ second];
  });
}

const numberOf = (table: number, sides: number[]) =>
  sides.reduce((bits, side, bit) => (side > 0 ? bits | (1 << bit) : bits), table << BITS);

function sidesOf(shape: Float32Array): number[][] {
  return PLANES().map((table) =>
    table.map((plane) => {
      let sum = 0;
      for (let i = 0; i < SHAPE_LENGTH; i += 1) sum += (plane[i] ?? 0) * (shape[i] ?? 0);
      return sum;
    }),
  );
}

let planes: Float32Array[][] | undefined;
const PLANES = () => (planes ??= makePlanes());

/** The same on every machine and at every start, or stored buckets would mean nothing. */
function makePlanes(): Float32Array[][] {
  let state = 20_261_121;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  return Array.from({ length: TABLES }, () =>
    Array.from({ length: BITS }, () =>
      through(Float32Array.from({ length: SHAPE_LENGTH }, () => random() + random() - 1)),
    ),
  );
}

/**
 * Turned so that it goes through the shape that all pictures share, edges evenly everywhere: else most pictures would
 * lie on one side.
 */
function through(plane: Float32Array): Float32Array {
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length;
  return plane.map((value) => value - mean);
}
