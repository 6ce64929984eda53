import { objectFacts } from '../../../pictures/picture-objects';
import type { Backdrop, Tint } from '../../../pictures/picture-palette';
import { pictureUrl, type Setting } from '../../../pictures/picture-spec';
import { CATEGORIES } from './categories';
import { chanceBetween } from './chance';
import type { Kind } from './kind';

/** The main picture's setting goes round with the offers of a kind, so that neighbours in a list look different. */
const MAIN_SETTINGS: Setting[] = ['front', 'podium', 'arch', 'prop'];
/** On these a pale thing would vanish. */
const PALE_TINTS: Tint[] = ['white', 'cream', 'silver'];
const DEEPER: Partial<Record<Backdrop, Backdrop>> = {
  cream: 'clay',
  stone: 'clay',
  mist: 'sky',
  sand: 'peach',
  blush: 'rose',
  iris: 'violet',
};

/** Colours in the order of the product's own choice; `offerIndex` counts the offers of the kind. */
export function galleryOf(kind: Kind, tints: Tint[], offerIndex: number): string[] {
  const main =
    MAIN_SETTINGS[(offerIndex + chanceBetween(`${kind.id}/setting`, 0, 3)) % MAIN_SETTINGS.length] ?? 'front';
  const shown = [main, ...(['front', 'close', 'podium', 'prop'] as const).filter((setting) => setting !== main)];
  const first = tints.slice(0, 1);
  const single = shown.map((setting, i) => picture(kind, first, setting, backdropFor(kind, first[0], offerIndex + i)));
  const group = picture(kind, tints.slice(0, 3), 'trio', backdropFor(kind, tints[1], offerIndex + 3));
  // With exactly three colours it would repeat the group.
  const lineup =
    tints.length > 1 && tints.length !== 3
      ? [picture(kind, tints.slice(0, 4), 'lineup', backdropFor(kind, tints[2], offerIndex + 1))]
      : [];
  return [...new Set([...single.slice(0, 3), group, ...lineup, ...single.slice(3)])];
}

/** The picture of one colour, always in the same plain setting so that colours compare. */
export function colourPicture(kind: Kind, tint: Tint): string {
  return picture(kind, [tint], 'front', backdropFor(kind, tint, 0));
}

function picture(kind: Kind, tints: Tint[], setting: Setting, backdrop: Backdrop): string {
  // A few renders, such as a laptop, keep their own colours; their pictures must not promise others.
  const own = objectFacts(kind.object).recolour === 'none' ? [] : tints;
  const prop = setting === 'prop' ? { prop: kind.prop } : {};
  return pictureUrl({ kind: 'product', object: kind.object, tints: own, setting, backdrop, ...prop });
}

function backdropFor(kind: Kind, tint: Tint | undefined, turn: number): Backdrop {
  const { backdrops } = CATEGORIES[kind.category];
  const offset = chanceBetween(`${kind.id}/backdrop`, 0, backdrops.length - 1);
  const backdrop = backdrops[(turn + offset) % backdrops.length] ?? backdrops[0];
  return tint && PALE_TINTS.includes(tint) ? (DEEPER[backdrop] ?? backdrop) : backdrop;
}
