import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURE_OBJECTS, type PictureObject } from '../../../src/demo/pictures/picture-objects';
import { BACKDROPS, TINTS, type Backdrop, type Tint } from '../../../src/demo/pictures/picture-palette';
import { parsePictureName, pictureUrl, SETTINGS, type PictureSpec } from '../../../src/demo/pictures/picture-spec';

const PREFIX = '/api/media/picture/';
const object = fc.constantFrom(...(Object.keys(PICTURE_OBJECTS) as PictureObject[]));
const tint = fc.constantFrom(...(Object.keys(TINTS) as Tint[]));
const backdrop = fc.constantFrom(...(Object.keys(BACKDROPS) as Backdrop[]));
const plainSetting = fc.constantFrom(...SETTINGS.filter((setting) => setting !== 'prop' && setting !== 'bench'));
const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));

const anySpec: fc.Arbitrary<PictureSpec> = fc.oneof(
  fc.record({
    kind: fc.constant('product' as const),
    object,
    tints: fc.array(tint, { maxLength: 4 }),
    setting: plainSetting,
    backdrop,
  }),
  fc.record({
    kind: fc.constant('product' as const),
    object,
    tints: fc.array(tint, { maxLength: 4 }),
    setting: fc.constant('prop' as const),
    backdrop,
    prop: object,
  }),
  fc.record({
    kind: fc.constant('product' as const),
    object,
    tints: fc.array(tint, { maxLength: 4 }),
    setting: fc.constant('bench' as const),
    backdrop,
    grams: fc.integer({ min: 1, max: 99_999 }),
  }),
  fc.record({ kind: fc.constant('tile' as const), object, tint, backdrop }),
  fc.record({
    kind: fc.constant('banner' as const),
    objects: fc.array(object, { minLength: 3, maxLength: 5 }),
    colour: fc.tuple(byte, byte, byte).map((bytes) => `#${bytes.join('')}`),
    mirrored: fc.boolean(),
  }),
);

describe('pictureUrl', () => {
  it('writes what parsePictureName reads', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const url = pictureUrl(spec);
        expect(url).toMatch(/^\/api\/media\/picture\/[a-z0-9_-]+\.webp$/);
        expect(parsePictureName(url.slice(PREFIX.length))).toEqual(spec);
      }),
    );
  });
});

describe('parsePictureName', () => {
  it.each([
    ['nothing', ''],
    ['no ending', 'p_sneaker_white_front_sand'],
    ['another ending', 'p_sneaker_white_front_sand.png'],
    ['a scale that shows nothing', 'p_sneaker_white_bench_sand.webp'],
    ['a scale that shows no weight', 'p_sneaker_white_bench_sand_herb.webp'],
    ['a scale that shows too much', 'p_sneaker_white_bench_sand_100000.webp'],
    ['an unknown kind', 'x_sneaker_white_front_sand.webp'],
    ['an unknown object', 'p_spaceship_white_front_sand.webp'],
    ['a name that every object inherits', 'p_constructor_white_front_sand.webp'],
    ['an inherited tint', 'p_sneaker_toString_front_sand.webp'],
    ['an unknown tint', 'p_sneaker_ultraviolet_front_sand.webp'],
    ['too many tints', 'p_sneaker_white-red-blue-black-pink_front_sand.webp'],
    ['an empty tint', 'p_sneaker__front_sand.webp'],
    ['an unknown setting', 'p_sneaker_white_upsidedown_sand.webp'],
    ['an unknown backdrop', 'p_sneaker_white_front_lava.webp'],
    ['a prop where none belongs', 'p_sneaker_white_front_sand_cap.webp'],
    ['a missing prop', 'p_sneaker_white_prop_sand.webp'],
    ['one field too many', 'p_sneaker_white_prop_sand_cap_cap.webp'],
    ['a way out of the folder', '../../etc/passwd.webp'],
    ['a path in a field', 'p_../1f45f_white_front_sand.webp'],
    ['a zero byte', 'p_sneaker_white_front_sand\0.webp'],
    ['upper case', 'P_SNEAKER_WHITE_FRONT_SAND.webp'],
    ['a banner of two', 'b_sneaker-cap_1f7a5c_ltr.webp'],
    ['a banner of six', 'b_cap-cap-cap-cap-cap-cap_1f7a5c_ltr.webp'],
    ['markup for a colour', 'b_cap-mug-bow_"><svg>_ltr.webp'],
    ['a short colour', 'b_cap-mug-bow_fff_ltr.webp'],
    ['no direction', 'b_cap-mug-bow_1f7a5c_up.webp'],
    ['a tile with a setting', 't_mug_natural_front_sand.webp'],
    ['something endless', `p_${'sneaker_'.repeat(5000)}.webp`],
  ])('refuses %s', (_, name) => {
    expect(parsePictureName(name)).toBeUndefined();
  });

  it('accepts no other spelling of a picture than its own', () => {
    const piece = fc.constantFrom(
      'p',
      't',
      'b',
      'mug',
      'cap',
      'natural',
      'white',
      'front',
      'prop',
      'sand',
      '1f7a5c',
      'ltr',
      '',
    );
    const name = fc.array(piece, { maxLength: 7 }).map((pieces) => `${pieces.join('_')}.webp`);
    fc.assert(
      fc.property(name, (text) => {
        const spec = parsePictureName(text);
        if (spec) expect(pictureUrl(spec)).toBe(PREFIX + text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('PICTURE_OBJECTS', () => {
  it('names renders that are installed', () => {
    const folder = path.join('node_modules', '@lobehub', 'fluent-emoji-3d', 'assets');
    const files = Object.values(PICTURE_OBJECTS).map((facts) => path.join(folder, `${facts.file}.webp`));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
