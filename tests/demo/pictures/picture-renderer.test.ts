import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TINTS, type Tint } from '../../../src/demo/pictures/picture-palette';
import { renderPicture } from '../../../src/demo/pictures/picture-renderer';
import { pictureWidths, SETTINGS, type PictureSpec } from '../../../src/demo/pictures/picture-spec';

const mug: PictureSpec = { kind: 'product', object: 'mug', tints: ['white'], setting: 'front', backdrop: 'clay' };
const banner: PictureSpec = {
  kind: 'banner',
  objects: ['backpack', 'sneaker', 'headphones', 'lipstick', 'watch'],
  colour: '#1f7a5c',
  mirrored: false,
};

type Colour = [red: number, green: number, blue: number];

/** Mean colour of an area given in shares of the picture. */
async function meanColour(
  picture: Buffer,
  area: { x: number; y: number; width: number; height: number },
): Promise<Colour> {
  const { width, height } = await sharp(picture).metadata();
  const region = {
    left: Math.round(area.x * width),
    top: Math.round(area.y * height),
    width: Math.round(area.width * width),
    height: Math.round(area.height * height),
  };
  const cut = await sharp(picture).extract(region).toBuffer();
  const { channels } = await sharp(cut).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function rgbOf(tint: Tint): Colour {
  const value = Number.parseInt(TINTS[tint].slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

describe('renderPicture', () => {
  it.each(pictureWidths(mug))('draws a square WebP picture %i pixels wide', async (width) => {
    const { format, width: drawn, height, hasAlpha } = await sharp(await renderPicture(mug, width)).metadata();
    expect({ format, drawn, height, hasAlpha }).toEqual({
      format: 'webp',
      drawn: width,
      height: width,
      hasAlpha: false,
    });
  });

  it.each(SETTINGS)('keeps a full-size picture in the setting %s below 60 kB', async (setting) => {
    const prop = setting === 'prop' ? { prop: 'herb' as const } : setting === 'bench' ? { grams: 1086 } : {};
    const spec: PictureSpec = { ...mug, object: 'backpack', tints: ['teal', 'red', 'black'], setting, ...prop };
    expect((await renderPicture(spec, 800)).length).toBeLessThan(60_000);
  });

  it('shows each setting differently', async () => {
    const pictures = await Promise.all(
      SETTINGS.map((setting) => {
        const prop = setting === 'prop' ? { prop: 'herb' as const } : {};
        return renderPicture({ ...mug, object: 'handbag', tints: ['camel', 'black'], setting, ...prop }, 96);
      }),
    );
    const pixels = await Promise.all(pictures.map((picture) => sharp(picture).raw().toBuffer()));
    for (const [i, one] of pixels.entries()) {
      for (const other of pixels.slice(i + 1)) {
        const difference = one.reduce((sum, value, k) => sum + Math.abs(value - (other[k] ?? 0)), 0) / one.length;
        expect(difference).toBeGreaterThan(4);
      }
    }
  });

  it.each(['white', 'black', 'red', 'blue', 'green', 'yellow', 'pink'] as const)(
    'gives a backpack the colour %s',
    async (tint) => {
      const spec: PictureSpec = { ...mug, object: 'backpack', tints: [tint], backdrop: 'stone' };
      const body = await meanColour(await renderPicture(spec, 400), { x: 0.36, y: 0.36, width: 0.28, height: 0.1 });
      const others = (Object.keys(TINTS) as Tint[]).filter((name) => distance(rgbOf(name), rgbOf(tint)) > 110);
      const nearestOther = Math.min(...others.map((name) => distance(body, rgbOf(name))));
      expect(distance(body, rgbOf(tint))).toBeLessThan(nearestOther);
    },
  );

  it('leaves the coffee in a recoloured cup brown', async () => {
    const inCup = { x: 0.42, y: 0.36, width: 0.1, height: 0.1 };
    const plain = await meanColour(await renderPicture({ ...mug, tints: [] }, 400), inCup);
    const blue = await meanColour(await renderPicture({ ...mug, tints: ['blue'] }, 400), inCup);
    expect(distance(plain, blue)).toBeLessThan(12);
  });

  it('draws a banner with room for white words at its start', async () => {
    const picture = await renderPicture(banner, 1600);
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }).toEqual({ width: 1600, height: 560 });
    const room = { x: 0, y: 0, width: 0.42, height: 1 };
    const mirrored = await renderPicture({ ...banner, mirrored: true }, 1600);
    const start = await meanColour(picture, room);
    expect(Math.max(...start)).toBeLessThan(140);
    expect(distance(start, await meanColour(mirrored, { ...room, x: 0.58 }))).toBeLessThan(4);
  });

  it('darkens a yellow tenant’s banner until white can be read on it', async () => {
    const picture = await renderPicture({ ...banner, colour: '#ffe066' }, 800);
    const [red, green, blue] = await meanColour(picture, { x: 0, y: 0, width: 0.3, height: 1 });
    const linear = [red, green, blue].map((channel) => (channel / 255) ** 2.2);
    const luminance = 0.2126 * (linear[0] ?? 1) + 0.7152 * (linear[1] ?? 1) + 0.0722 * (linear[2] ?? 1);
    expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('refuses widths that nobody needs', async () => {
    await expect(renderPicture(mug, 4000)).rejects.toThrow(RangeError);
    await expect(renderPicture(banner, 96)).rejects.toThrow(RangeError);
  });
});
