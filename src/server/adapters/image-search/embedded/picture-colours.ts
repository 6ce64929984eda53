import { SIDE, type Pixels } from './picture-pixels';

const FIELDS = 4;
export const COLOURS_LENGTH = FIELDS * FIELDS * 3;

/** Mean light and colour of 4 × 4 fields: tells pictures of one shape apart. */
export function coloursOf({ light, redGreen, blueYellow }: Pixels): Float32Array {
  const means = new Float32Array(COLOURS_LENGTH);
  const side = SIDE / FIELDS;
  const share = 1 / (side * side);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const field = (Math.floor(y / side) * FIELDS + Math.floor(x / side)) * 3;
      const i = y * SIDE + x;
      means[field] = (means[field] ?? 0) + (light[i] ?? 0) * share;
      means[field + 1] = (means[field + 1] ?? 0) + (redGreen[i] ?? 0) * share;
      means[field + 2] = (means[field + 2] ?? 0) + (blueYellow[i] ?? 0) * share;
    }
  }
  return means;
}
