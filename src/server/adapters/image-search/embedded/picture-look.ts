import { coloursOf, COLOURS_LENGTH } from './picture-colours';
import { pixelsOf, type Planes, type Window } from './picture-pixels';
import { shapeOf, SHAPE_LENGTH } from './picture-shape';

/** Changes whenever a look is computed in another way: stored ones are then computed anew. */
export const LOOK_VERSION = 1;

/** What a picture, or a part of it, looks like. */
export interface Look {
  shape: Float32Array;
  colours: Float32Array;
}

const PART = 0.85;
const REST = 1 - PART;
const WHOLE: Window = { left: 0, top: 0, size: 1 };
/** A shopper's picture is often cut from a seller's: so parts are remembered beside the whole. */
const WINDOWS: Window[] = [
  WHOLE,
  { left: REST / 2, top: REST / 2, size: PART },
  { left: 0, top: 0, size: PART },
  { left: REST, top: 0, size: PART },
  { left: 0, top: REST, size: PART },
  { left: REST, top: REST, size: PART },
];

export const lookOf = (planes: Planes): Look => lookAt(planes, WHOLE);
export const looksOf = (planes: Planes): Look[] => WINDOWS.map((window) => lookAt(planes, window));

function lookAt(planes: Planes, window: Window): Look {
  const pixels = pixelsOf(planes, window);
  return { shape: shapeOf(pixels), colours: coloursOf(pixels) };
}

/** How much colours count beside shape: enough to choose among pictures of one shape, too little to change the shape. */
const COLOUR_WEIGHT = 0.07;

/** Largest value of a shape that is kept; larger ones are as good as never. */
const SHAPE_SCALE = 255 / 0.5;
const COLOUR_SCALE = 127;
const BYTES = SHAPE_LENGTH + COLOURS_LENGTH;

/** A byte a number: a quarter of the room, and no result changes. */
export function packLooks(looks: Look[]): Buffer {
  const bytes = Buffer.alloc(looks.length * BYTES);
  looks.forEach(({ shape, colours }, n) => {
    shape.forEach((value, i) => bytes.writeUInt8(Math.min(255, Math.round(value * SHAPE_SCALE)), n * BYTES + i));
    colours.forEach((value, i) => {
      bytes.writeInt8(Math.max(-127, Math.min(127, Math.round(value * COLOUR_SCALE))), n * BYTES + SHAPE_LENGTH + i);
    });
  });
  return bytes;
}

/**
 * How much a picture is like the most alike of the looks that {@link packLooks} packed. 1: the same picture; unlike
 * ones share about 0.6, for things stand in the middle of most pictures. Compared as they lie: a search looks at
 * hundreds of them.
 */
export function likeness({ shape, colours }: Look, packed: Uint8Array): number {
  const signed = new Int8Array(packed.buffer, packed.byteOffset, packed.length);
  let best = -Infinity;
  for (let start = 0; start + BYTES <= packed.length; start += BYTES) {
    let alike = 0;
    for (let i = 0; i < SHAPE_LENGTH; i += 1) alike += (shape[i] ?? 0) * (packed[start + i] ?? 0);
    let difference = 0;
    for (let i = 0; i < COLOURS_LENGTH; i += 1) {
      difference += Math.abs((colours[i] ?? 0) * COLOUR_SCALE - (signed[start + SHAPE_LENGTH + i] ?? 0));
    }
    const colour = difference / (COLOUR_SCALE * COLOURS_LENGTH);
    best = Math.max(best, alike / SHAPE_SCALE - COLOUR_WEIGHT * colour);
  }
  return best;
}
