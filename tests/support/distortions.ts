import sharp from 'sharp';

/** What happens to a seller's picture until a shopper searches with it. */
export const DISTORTIONS = {
  'as it is': (picture: Buffer) => sharp(picture).jpeg({ quality: 90 }).toBuffer(),
  'colours turned': (picture: Buffer) => sharp(picture).modulate({ hue: 140 }).jpeg().toBuffer(),
  'colours exchanged': (picture: Buffer) =>
    sharp(picture)
      .recomb([
        [0, 0, 1],
        [1, 0, 0],
        [0, 1, 0],
      ])
      .jpeg()
      .toBuffer(),
  'black and white': (picture: Buffer) => sharp(picture).grayscale().jpeg().toBuffer(),
  'darker, less contrast': (picture: Buffer) => sharp(picture).linear(0.6, 10).jpeg().toBuffer(),
  'cropped by 10 %': (picture: Buffer) => crop(picture, 0.05, 0.05, 0.9),
  'cropped by 20 %': (picture: Buffer) => crop(picture, 0.1, 0.1, 0.8),
  'cropped by 20 % at two sides': (picture: Buffer) => crop(picture, 0, 0.2, 0.8),
  'as small as a thumb': (picture: Buffer) => sharp(picture).resize(64, 64).jpeg().toBuffer(),
  'jpeg at quality 10': (picture: Buffer) => sharp(picture).jpeg({ quality: 10 }).toBuffer(),
  'with a white border': (picture: Buffer) =>
    sharp(picture).extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' }).jpeg().toBuffer(),
  'recoloured, cropped by 15 %, jpeg at 40': (picture: Buffer) => recolouredCrop(picture),
} as const;
export type Distortion = keyof typeof DISTORTIONS;

async function crop(picture: Buffer, left: number, top: number, size: number): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  const [x, y, side] = [left, top, size].map((share) => Math.round(share * width)) as [number, number, number];
  return sharp(picture).extract({ left: x, top: y, width: side, height: side }).jpeg().toBuffer();
}

const recolouredCrop = async (picture: Buffer) =>
  sharp(await crop(picture, 0.03, 0.1, 0.85))
    .modulate({ hue: 200 })
    .jpeg({ quality: 40 })
    .toBuffer();
