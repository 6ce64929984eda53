import sharp from 'sharp';

/** Fields a side that a picture is looked at in. */
const SIDE = 32;
const SHAPE_SIDE = SIDE / 2;
/** Of the square that fields are means of. */
const DOTS = 256;
const MAX_PIXELS = 25_000_000;
/** Of 255: less is the noise of what compresses pictures. */
const FAINT = 6;
/** Fields of a shape that may differ between two copies of a picture. */
export const SHAPE_SLACK = 24;
/** Of 255, in any field: digits that are others move theirs further. */
const LIGHT_SLACK = 8;

/** What of a picture stays where it is saved again, smaller or by another program. */
export interface PictureLook {
  /** Where it becomes darker to the right: 256 of `0` and `1`, by which much of the rest is ruled out. */
  shape: string;
  /** How light each of 32 × 32 fields is. */
  light: Buffer;
}

/** @returns undefined where nothing is on it, or it cannot be read */
export async function lookOf(picture: Uint8Array): Promise<PictureLook | undefined> {
  const dots = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .flatten({ background: '#ffffff' })
    .greyscale()
    // as much detail of every copy, whatever its size was: means of it differ by less than those of the copies
    .resize(DOTS, DOTS, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (dots?.length !== DOTS * DOTS) return undefined;
  const light = meansOf(dots);
  return Math.max(...light) - Math.min(...light) < FAINT ? undefined : { shape: shapeOf(light), light };
}

function meansOf(dots: Buffer): Buffer {
  const side = DOTS / SIDE;
  const sums = new Float64Array(SIDE * SIDE);
  for (const [place, value] of dots.entries()) {
    const field = Math.floor(place / DOTS / side) * SIDE + Math.floor((place % DOTS) / side);
    sums[field] = (sums[field] ?? 0) + value;
  }
  return Buffer.from(sums.map((sum) => Math.round(sum / side ** 2)));
}

function shapeOf(light: Buffer): string {
  const at = (x: number, y: number) => light[y * SIDE + x] ?? 0;
  const field = (x: number, y: number) =>
    (at(2 * x, 2 * y) + at(2 * x + 1, 2 * y) + at(2 * x, 2 * y + 1) + at(2 * x + 1, 2 * y + 1)) / 4;
  return Array.from({ length: SHAPE_SIDE ** 2 }, (_, place) => {
    const [x, y] = [place % SHAPE_SIDE, Math.floor(place / SHAPE_SIDE)];
    return x + 1 < SHAPE_SIDE && field(x, y) - field(x + 1, y) > FAINT ? '1' : '0';
  }).join('');
}

/** Whether two are copies of one picture, not pictures that look alike: two receipts of a bank have other digits. */
export function isSameLook(one: Uint8Array, other: Uint8Array): boolean {
  const mean = (light: Uint8Array) => light.reduce((sum, value) => sum + value, 0) / (light.length || 1);
  const shift = mean(one) - mean(other);
  return (
    one.length === other.length && one.every((value, i) => Math.abs(value - (other[i] ?? 0) - shift) <= LIGHT_SLACK)
  );
}
