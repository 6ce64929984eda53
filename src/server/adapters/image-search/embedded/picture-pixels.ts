import sharp, { type Sharp } from 'sharp';

/** Side of the square in which every picture is looked at. */
export const SIDE = 64;

/** `SIDE` × `SIDE` values each, rows from the top. */
export interface Pixels {
  /** 0 (black) to 1. */
  light: Float32Array;
  /** −1 (green) to 1. */
  redGreen: Float32Array;
  /** −1 (blue) to 1. */
  blueYellow: Float32Array;
}

/** A square part of a picture, in shares of its width and height. */
export interface Window {
  left: number;
  top: number;
  size: number;
}

/** A decoded picture: the same three planes, larger, from which windows are cut. */
export type Planes = Pixels;

const DECODED = 128;
/** Nothing that one searches with needs more. */
const MAX_PIXELS = 25_000_000;
/** How much a border may vary and still be one. */
const BORDER_TOLERANCE = 12;

/** @throws Error where the bytes are no picture that can be read */
export const decodePicture = (bytes: Uint8Array): Promise<Planes> => planesOf(open(bytes));

/** The picture without an even border, such as the white around a screenshot; undefined where it has none. */
export async function decodeTrimmed(bytes: Uint8Array): Promise<Planes | undefined> {
  const trimmed = await open(bytes)
    .trim({ threshold: BORDER_TOLERANCE })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!trimmed?.info.trimOffsetLeft && !trimmed?.info.trimOffsetTop) return undefined;
  return planesOf(sharp(trimmed.data));
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');

async function planesOf(picture: Sharp): Promise<Planes> {
  const { data, info } = await picture
    .removeAlpha()
    .resize(DECODED, DECODED, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const planes = emptyPixels(DECODED);
  for (let i = 0; i < DECODED * DECODED; i += 1) {
    const red = (data[i * info.channels] ?? 0) / 255;
    const green = (data[i * info.channels + Math.min(1, info.channels - 1)] ?? 0) / 255;
    const blue = (data[i * info.channels + Math.min(2, info.channels - 1)] ?? 0) / 255;
    planes.light[i] = 0.299 * red + 0.587 * green + 0.114 * blue;
    planes.redGreen[i] = red - green;
    planes.blueYellow[i] = (red + green) / 2 - blue;
  }
  return planes;
}

const emptyPixels = (side: number): Pixels => ({
  light: new Float32Array(side * side),
  redGreen: new Float32Array(side * side),
  blueYellow: new Float32Array(side * side),
});

/** The window of the picture, scaled to `SIDE`: each point is a mix of the four around it. */
export function pixelsOf(planes: Planes, { left, top, size }: Window): Pixels {
  const pixels = emptyPixels(SIDE);
  const columns = pointsAlong(left, size);
  const rows = pointsAlong(top, size);
  for (const name of ['light', 'redGreen', 'blueYellow'] as const) {
    const [source, target] = [planes[name], pixels[name]];
    rows.forEach((row, y) => {
      columns.forEach((column, x) => {
        const above = row.from * DECODED + column.from;
        const below = above + DECODED;
        const upper = (source[above] ?? 0) * (1 - column.share) + (source[above + 1] ?? 0) * column.share;
        const lower = (source[below] ?? 0) * (1 - column.share) + (source[below + 1] ?? 0) * column.share;
        target[y * SIDE + x] = upper * (1 - row.share) + lower * row.share;
      });
    });
  }
  return pixels;
}

/** Where the `SIDE` points of a window lie between the decoded ones. */
function pointsAlong(start: number, size: number): { from: number; share: number }[] {
  const step = (size * DECODED) / SIDE;
  return Array.from({ length: SIDE }, (_, i) => {
    const at = Math.min(DECODED - 1.001, Math.max(0, start * DECODED + (i + 0.5) * step - 0.5));
    return { from: Math.floor(at), share: at - Math.floor(at) };
  });
}
