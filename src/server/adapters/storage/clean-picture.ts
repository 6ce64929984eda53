import sharp from 'sharp';
import { BucketRefusal } from './bucket-refusal';

/** A larger picture would unfold to hundreds of megabytes. */
const MAX_PIXELS = 25_000_000;
/** Longest side of what is kept. */
const KEPT_SIDE = 800;
/** At once; each may take 100 MB while it is unpacked. */
const AT_ONCE = 2;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (bytes: Uint8Array, magic: number[]) => magic.every((byte, i) => bytes[i] === byte);

let running = 0;
const waiting: (() => void)[] = [];

/**
 * The picture in the bytes, drawn anew: upright, without what stood beside it (places, names, programs).
 * @throws BucketRefusal where they are no JPEG or PNG, broken, or too large when unpacked
 */
export async function cleanPicture(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Buffer> {
  if (!startsWith(bytes, JPEG) && !startsWith(bytes, PNG)) {
    throw new BucketRefusal('InvalidArgument', 'The file is not a JPEG or PNG picture.');
  }
  await turn();
  try {
    return await redraw(bytes, format);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function turn(): Promise<void> {
  // whoever ends gives its place to the first that waits
  if (running >= AT_ONCE) return new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}

async function redraw(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const found = (await picture.metadata()).format;
    if (found !== 'jpeg' && found !== 'png') throw new Error(`unexpected format ${found}`);
    const drawn = picture
      .rotate()
      .toColourspace('srgb')
      .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true });
    if (format === 'png') return await drawn.png().toBuffer();
    return await drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer();
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw new BucketRefusal('ImageTooLarge', `The picture has more than ${String(MAX_PIXELS)} pixels.`);
    }
    throw new BucketRefusal('InvalidArgument', 'The picture cannot be read.');
  }
}
