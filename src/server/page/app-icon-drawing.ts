import sharp from 'sharp';
import type { AppIcon } from '../../contract/app-icon';

const MAX_PIXELS = 25_000_000;
/** Of a plain icon, and of one that is cut to a circle of four fifths. */
const MARK_SHARE = { any: 0.7, maskable: 0.56 };
const CORNER = 0.22;

/** The mark in the middle of a ground of the shop's colour; `maskable` up to its edges. @throws Error where the bytes are no picture */
export async function drawAppIcon(mark: Buffer, { size, purpose }: AppIcon, ground: string): Promise<Buffer> {
  const side = Math.round(size * MARK_SHARE[purpose]);
  const drawn = await sharp(mark, { limitInputPixels: MAX_PIXELS, density: 300 })
    .rotate()
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const radius = purpose === 'any' ? Math.round(size * CORNER) : 0;
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}"><rect width="100%" height="100%" rx="${String(radius)}" fill="${ground}"/></svg>`;
  return sharp(Buffer.from(plate))
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
