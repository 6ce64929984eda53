import { BACKDROPS, TINTS, type Backdrop, type Tint } from './picture-palette';
import { PICTURE_OBJECTS, type PictureObject } from './picture-objects';

/** How an object is staged. `lineup` shows its tints side by side, `prop` adds a second object, `bench` weighs it. */
export const SETTINGS = ['front', 'close', 'trio', 'podium', 'prop', 'arch', 'lineup', 'bench'] as const;
export type Setting = (typeof SETTINGS)[number];

export interface ProductPicture {
  kind: 'product';
  object: PictureObject;
  /** Up to 4; none = the object in its own colours. */
  tints: Tint[];
  setting: Setting;
  backdrop: Backdrop;
  /** The complementary object: needed by the setting `prop`, and allowed with no other. */
  prop?: PictureObject;
  /** What the scale shows: needed by the setting `bench`, and allowed with no other. */
  grams?: number;
}
/** A square category tile. */
export interface TilePicture {
  kind: 'tile';
  object: PictureObject;
  tint?: Tint;
  backdrop: Backdrop;
}
/** 1600 × 560. Room for white words on the first 42 % at the start of the line: left, or right when mirrored. */
export interface BannerPicture {
  kind: 'banner';
  /** 3 to 5, the first is the largest. */
  objects: PictureObject[];
  /** `#rrggbb`, lower case. */
  colour: string;
  mirrored: boolean;
}
export type PictureSpec = ProductPicture | TilePicture | BannerPicture;

const SQUARE_WIDTHS: readonly number[] = [96, 200, 400, 800];
const BANNER_WIDTHS: readonly number[] = [800, 1600];
const BANNER_COLOUR = /^[0-9a-f]{6}$/;
/** Below a hundred kilograms. */
const WEIGHT = /^[1-9]\d{0,4}$/;
/** Longest valid name is about 90 characters. */
const MAX_NAME_LENGTH = 120;
const MAX_TINTS = 4;

/** Widths, in pixels, at which this picture may be asked for; the last is the full size. */
export function pictureWidths(spec: PictureSpec): readonly number[] {
  return spec.kind === 'banner' ? BANNER_WIDTHS : SQUARE_WIDTHS;
}

/** e.g. `/api/media/picture/p_sneaker_white_front_sand.webp`. The same spec always gives the same address. */
export function pictureUrl(spec: PictureSpec): string {
  return `/api/media/picture/${encode(spec)}.webp`;
}

function encode(spec: PictureSpec): string {
  switch (spec.kind) {
    case 'product': {
      const parts = ['p', spec.object, spec.tints.join('-') || 'natural', spec.setting, spec.backdrop];
      return [...parts, spec.prop ?? spec.grams ?? []].flat().join('_');
    }
    case 'tile':
      return ['t', spec.object, spec.tint ?? 'natural', spec.backdrop].join('_');
    case 'banner':
      return ['b', spec.objects.join('-'), spec.colour.slice(1), spec.mirrored ? 'rtl' : 'ltr'].join('_');
  }
}

/**
 * Reads the last segment of a picture's address (with `.webp`). Strangers can type it: whatever is not exactly
 * what `pictureUrl` writes gives undefined.
 */
export function parsePictureName(name: string): PictureSpec | undefined {
  if (name.length > MAX_NAME_LENGTH || !name.endsWith('.webp')) return undefined;
  const [kind, ...fields] = name.slice(0, -'.webp'.length).split('_');
  if (kind === 'p') return parseProduct(fields);
  if (kind === 't') return parseTile(fields);
  if (kind === 'b') return parseBanner(fields);
  return undefined;
}

function parseProduct(fields: string[]): ProductPicture | undefined {
  const [object, tintList, setting, backdrop, last] = fields;
  const tints = tintList === 'natural' ? [] : tintList?.split('-');
  if (fields.length !== (setting === 'prop' || setting === 'bench' ? 5 : 4)) return undefined;
  if (!isObject(object) || !isSetting(setting) || !isBackdrop(backdrop)) return undefined;
  if (!tints || tints.length > MAX_TINTS || !tints.every(isTint)) return undefined;
  const spec: ProductPicture = { kind: 'product', object, tints, setting, backdrop };
  if (last === undefined) return spec;
  if (setting === 'bench') return WEIGHT.test(last) ? { ...spec, grams: Number(last) } : undefined;
  return isObject(last) ? { ...spec, prop: last } : undefined;
}

function parseTile(fields: string[]): TilePicture | undefined {
  const [object, tint, backdrop] = fields;
  if (fields.length !== 3 || !isObject(object) || !isBackdrop(backdrop)) return undefined;
  if (tint === 'natural') return { kind: 'tile', object, backdrop };
  return isTint(tint) ? { kind: 'tile', object, tint, backdrop } : undefined;
}

function parseBanner(fields: string[]): BannerPicture | undefined {
  const [objectList = '', colour = '', direction] = fields;
  const objects = objectList.split('-');
  if (fields.length !== 3 || objects.length < 3 || objects.length > 5 || !objects.every(isObject)) return undefined;
  if (!BANNER_COLOUR.test(colour) || (direction !== 'ltr' && direction !== 'rtl')) return undefined;
  return { kind: 'banner', objects, colour: `#${colour}`, mirrored: direction === 'rtl' };
}

// `Object.hasOwn`, so that `constructor` and the like are not taken for names of ours.
function isObject(name: string | undefined): name is PictureObject {
  return name !== undefined && Object.hasOwn(PICTURE_OBJECTS, name);
}
function isTint(name: string | undefined): name is Tint {
  return name !== undefined && Object.hasOwn(TINTS, name);
}
function isBackdrop(name: string | undefined): name is Backdrop {
  return name !== undefined && Object.hasOwn(BACKDROPS, name);
}
function isSetting(name: string | undefined): name is Setting {
  return SETTINGS.some((setting) => setting === name);
}
