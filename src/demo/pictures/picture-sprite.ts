import path from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { objectFacts, type PictureObject } from './picture-objects';
import { TINTS, type Tint } from './picture-palette';
import { recolour, type Pixels } from './picture-recolour';
import { RENDERS_FOLDER } from './picture-renders';

/** An object cut to its own outline, in its colour. */
export interface Sprite extends Pixels {
  /** Where the object meets the floor: the outline's extent in its lowest rows, 0 to 1 of the width. */
  footFrom: number;
  footTo: number;
}

/** @param sizePx how large it will be drawn: small ones are not worth the full 256 pixels. */
export async function loadSprite(object: PictureObject, tint: Tint | undefined, sizePx: number): Promise<Sprite> {
  const facts = objectFacts(object);
  const file = path.join(RENDERS_FOLDER, `${facts.file}.webp`);
  const { data, info } = await sharp(file)
    .resize(sizePx > 110 ? 256 : 128)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cut = cleanEdge(cutToOutline({ data, width: info.width, height: info.height }));
  const coloured = tint ? recolour(cut, TINTS[tint], facts.recolour) : cut;
  return { ...coloured, ...footOf(coloured) };
}

function cutToOutline(source: Pixels): Pixels {
  let [left, right, top, bottom] = [source.width, 0, source.height, 0];
  for (let y = 0; y < source.height; y += 1) {
    for (let x = 0; x < source.width; x += 1) {
      if ((source.data[(y * source.width + x) * 4 + 3] ?? 0) < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const width = right - left + 1;
  const height = bottom - top + 1;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * source.width + left) * 4;
    data.set(source.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { data, width, height };
}

/**
 * The renders were cut out on white and compressed with what surrounds them, which shows as a thin pale line:
 * pixels at the edge take the mean colour of those further in.
 */
function cleanEdge({ data, width, height }: Pixels): Pixels {
  const out = new Uint8Array(data);
  const row = width * 4;
  const inside = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const alpha = (y * width + x) * 4 + 3;
      const beside = Math.min(data[alpha - 4] ?? 0, data[alpha + 4] ?? 0);
      const around = Math.min(beside, data[alpha - row] ?? 0, data[alpha + row] ?? 0, data[alpha] ?? 0);
      inside[y * width + x] = around >= 245 ? 1 : 0;
    }
  }
  for (let i = 0; i < width * height; i += 1) {
    const alpha = data[i * 4 + 3] ?? 0;
    if (alpha === 0 || inside[i] === 1) continue;
    const mean = meanInside({ data, width, height }, inside, i);
    if (mean) out.set(mean, i * 4);
    out[i * 4 + 3] = Math.max(0, ((alpha - 30) * 255) / 225);
  }
  return { data: out, width, height };
}

function meanInside({ data, width, height }: Pixels, inside: Uint8Array, pixel: number): number[] | undefined {
  const sum = [0, 0, 0];
  let count = 0;
  const [centreX, centreY] = [pixel % width, Math.floor(pixel / width)];
  for (let y = Math.max(0, centreY - 2); y <= Math.min(height - 1, centreY + 2); y += 1) {
    for (let x = Math.max(0, centreX - 2); x <= Math.min(width - 1, centreX + 2); x += 1) {
      const i = y * width + x;
      if (inside[i] !== 1) continue;
      count += 1;
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] ?? 0) + (data[i * 4 + channel] ?? 0);
    }
  }
  return count > 0 ? sum.map((channel) => channel / count) : undefined;
}

function footOf({ data, width, height }: Pixels): { footFrom: number; footTo: number } {
  let [from, to] = [width, 0];
  for (let y = Math.floor(height * 0.93); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
  }
  return from < to ? { footFrom: from / width, footTo: (to + 1) / width } : { footFrom: 0.3, footTo: 0.7 };
}

export interface SpritePose {
  /** Longer side, pixels. */
  sizePx: number;
  /** Centre of the turned sprite, pixels. */
  centreX: number;
  centreY: number;
  /** Degrees, clockwise. */
  angle: number;
  isFlipped: boolean;
}

/** The object itself, enlarged and a little sharpened: the renders are 256 pixels wide. */
export async function drawSprite(sprite: Sprite, pose: SpritePose): Promise<OverlayOptions> {
  const scale = pose.sizePx / Math.max(sprite.width, sprite.height);
  let image = fromPixels(scale > 1.1 ? sharpen(sprite) : sprite).resize(
    Math.round(sprite.width * scale),
    Math.round(sprite.height * scale),
    { kernel: 'lanczos3', fit: 'fill' },
  );
  if (pose.isFlipped) image = image.flop();
  return place(turn(image, pose.angle), pose.centreX, pose.centreY);
}

/** Unsharp mask before enlarging: doing it after, with sharp's own, takes longer than all the rest together. */
function sharpen({ data, width, height }: Pixels): Pixels {
  const out = new Uint8Array(data);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = (y * width + x) * 4;
      // Only inside the outline: the colour of transparent pixels means nothing.
      const [row, alpha] = [width * 4, i + 3];
      const across = Math.min(data[alpha - 4] ?? 0, data[alpha + 4] ?? 0);
      if (Math.min(across, data[alpha - row] ?? 0, data[alpha + row] ?? 0) < 250) continue;
      for (let channel = i; channel < i + 3; channel += 1) {
        const beside = (data[channel - 4] ?? 0) + (data[channel + 4] ?? 0);
        const around = beside + (data[channel - row] ?? 0) + (data[channel + row] ?? 0);
        const value = data[channel] ?? 0;
        out[channel] = Math.min(255, Math.max(0, value + (value - around / 4) * 0.5));
      }
    }
  }
  return { data: out, width, height };
}

/** A soft shadow in the object's outline, for things that lie on a table. */
export async function drawDropShadow(sprite: Sprite, pose: SpritePose, colour: string): Promise<OverlayOptions> {
  const shadow = outlineShadow(sprite, colour, 0.42);
  const scale = pose.sizePx / Math.max(sprite.width, sprite.height);
  // Blurred at a quarter of the size: nobody can tell, and it takes a tenth of the time.
  const small = { width: Math.ceil(shadow.width / 4), height: Math.ceil(shadow.height / 4) };
  const sigma = Math.max(0.6, Math.max(small.width, small.height) / 36);
  const blurred = await fromPixels(shadow)
    .resize(small.width, small.height, { fit: 'fill' })
    .blur(sigma)
    .raw()
    .toBuffer();
  let image = fromPixels({ data: blurred, ...small }).resize(
    Math.round(shadow.width * scale),
    Math.round(shadow.height * scale),
    { fit: 'fill', kernel: 'cubic' },
  );
  if (pose.isFlipped) image = image.flop();
  const offset = pose.sizePx * 0.035;
  return place(turn(image, pose.angle), pose.centreX + offset, pose.centreY + offset * 1.5);
}

/** What a polished floor gives back of the object's foot. */
export async function drawReflection(sprite: Sprite, pose: SpritePose): Promise<OverlayOptions> {
  const rows = Math.round(sprite.height * 0.3);
  const data = new Uint8Array(sprite.width * rows * 4);
  for (let y = 0; y < rows; y += 1) {
    const from = (sprite.height - 1 - y) * sprite.width * 4;
    data.set(sprite.data.subarray(from, from + sprite.width * 4), y * sprite.width * 4);
    const strength = 0.2 * (1 - y / rows) ** 1.6;
    for (let x = 0; x < sprite.width; x += 1) {
      const alpha = (y * sprite.width + x) * 4 + 3;
      data[alpha] = Math.round((data[alpha] ?? 0) * strength);
    }
  }
  const scale = pose.sizePx / Math.max(sprite.width, sprite.height);
  const height = Math.round(rows * scale);
  let image = fromPixels({ data, width: sprite.width, height: rows }).resize(Math.round(sprite.width * scale), height, {
    fit: 'fill',
  });
  if (pose.isFlipped) image = image.flop();
  return place(image, pose.centreX, pose.centreY + (sprite.height * scale + height) / 2 - 1);
}

function outlineShadow(sprite: Sprite, colour: string, strength: number): Pixels {
  const margin = Math.round(Math.max(sprite.width, sprite.height) / 10);
  const width = sprite.width + margin * 2;
  const height = sprite.height + margin * 2;
  const rgb = Number.parseInt(colour.slice(1), 16);
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < data.length; i += 4) {
    data[i] = (rgb >> 16) & 255;
    data[i + 1] = (rgb >> 8) & 255;
    data[i + 2] = rgb & 255;
  }
  for (let y = 0; y < sprite.height; y += 1) {
    for (let x = 0; x < sprite.width; x += 1) {
      const alpha = (sprite.data[(y * sprite.width + x) * 4 + 3] ?? 0) * strength;
      data[((y + margin) * width + x + margin) * 4 + 3] = Math.round(alpha);
    }
  }
  return { data, width, height };
}

function rawOptions({ width, height }: Pixels): { raw: { width: number; height: number; channels: 4 } } {
  return { raw: { width, height, channels: 4 } };
}

function fromPixels(pixels: Pixels): Sharp {
  return sharp(pixels.data, rawOptions(pixels));
}

function turn(image: Sharp, angle: number): Sharp {
  return angle === 0 ? image : image.rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } });
}

async function place(image: Sharp, centreX: number, centreY: number): Promise<OverlayOptions> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    left: Math.round(centreX - info.width / 2),
    top: Math.round(centreY - info.height / 2),
  };
}
