import { scaleFromAbove, scaleFromFront } from './picture-bench';
import { BACKDROPS, type Backdrop, type BackdropColours } from './picture-palette';
import type { Setting } from './picture-spec';

/** A shadow on the floor, in shares of the picture's side. */
export interface FloorShadow {
  centreX: number;
  centreY: number;
  radiusX: number;
  radiusY: number;
  /** 0 to 1. */
  strength: number;
}

/** `studio` has a wall and a floor; `table` is seen from above. */
export type Stage = 'studio' | 'table';
export type StageSetting = Setting | 'tile';

/** Where the wall meets the floor in the studio, in shares of the height. */
const HORIZON = 0.66;
/** Height of the podium's top, where its object stands. */
export const PODIUM_TOP = 0.73;
/** Height of the scale's plate, where what is weighed stands. */
export const PLATE_TOP = 0.69;

/** The empty set with its light and shadows. Gradients only: SVG filters cost ten times as much to draw. */
export function stageSvg(
  stage: Stage,
  { setting, grams = 0 }: { setting: StageSetting; grams?: number | undefined },
  backdrop: Backdrop,
  shadows: FloorShadow[],
): string {
  const colours = BACKDROPS[backdrop];
  const scenery = stage === 'studio' ? studioScenery(setting, colours, grams) : tableScenery(setting, grams);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` +
    definitions(colours) +
    (stage === 'studio' ? studioRoom(setting) : `<rect width="100" height="100" fill="url(#table)"/>`) +
    scenery +
    shadows.map(shadowEllipse).join('') +
    `</svg>`
  );
}

function definitions(c: BackdropColours): string {
  return (
    `<defs>` +
    radial('wall', '46%', '38%', '78%', [
      [0, lighten(c.wall, 0.35)],
      [0.45, c.wall],
      [1, c.wallEdge],
    ]) +
    radial('table', '34%', '26%', '100%', [
      [0, lighten(c.wall, 0.4)],
      [0.5, c.wall],
      [1, c.wallEdge],
    ]) +
    linear(
      'floor',
      [
        [0, c.floorEdge, 0.9],
        [0.25, c.floor, 1],
        [1, c.floorEdge, 1],
      ],
      'x2="0" y2="1"',
    ) +
    linear('block', [
      [0, c.blockShade, 1],
      [0.3, c.block, 1],
      [0.55, lighten(c.block, 0.18), 1],
      [1, c.blockShade, 1],
    ]) +
    linear('top', [
      [0, lighten(c.block, 0.5), 1],
      [1, lighten(c.block, 0.12), 1],
    ]) +
    linear(
      'arch',
      [
        [0, c.block, 1],
        [1, lighten(c.block, 0.3), 1],
      ],
      'x2="0.4" y2="1"',
    ) +
    linear(
      'shade',
      [
        [0, c.blockShade, 0.85],
        [1, c.block, 0],
      ],
      'x2="1" y2="0.15"',
    ) +
    linear(
      'beam',
      [
        [0, '#ffffff', 0.42],
        [1, '#ffffff', 0],
      ],
      'x2="0.9" y2="1"',
    ) +
    radial('glow', '50%', '50%', '50%', [
      [0, '#ffffff', 0.75],
      [0.6, '#ffffff', 0.22],
      [1, '#ffffff', 0],
    ]) +
    radial('contact', '50%', '50%', '50%', [
      [0, c.shadow, 1],
      [0.45, c.shadow, 0.62],
      [0.75, c.shadow, 0.2],
      [1, c.shadow, 0],
    ]) +
    `</defs>`
  );
}

function studioRoom(setting: StageSetting): string {
  const wall = `<rect width="100" height="100" fill="url(#wall)"/>`;
  if (setting === 'tile' || setting === 'close') return wall + `<circle cx="48" cy="46" r="46" fill="url(#glow)"/>`;
  return wall + `<rect y="${HORIZON * 100}" width="100" height="${100 - HORIZON * 100}" fill="url(#floor)"/>`;
}

function studioScenery(setting: StageSetting, c: BackdropColours, grams: number): string {
  switch (setting) {
    case 'bench':
      return scaleFromFront(grams);
    case 'podium':
      return podium(c);
    case 'arch':
      return (
        `<path d="M20 ${HORIZON * 100}V38a30 30 0 0 1 60 0V${HORIZON * 100}z" fill="url(#arch)"/>` +
        `<path d="M20 ${HORIZON * 100}V38a30 30 0 0 1 60 0v2a26 28 0 0 0-54 0V${HORIZON * 100}z" fill="url(#shade)"/>` +
        `<ellipse cx="87" cy="83.5" rx="9" ry="2.2" fill="url(#contact)" opacity=".5"/>` +
        `<circle cx="86" cy="76.5" r="7" fill="url(#block)"/><circle cx="84" cy="74" r="6" fill="url(#glow)"/>`
      );
    case 'close':
      return `<path d="M-5 0H42L104 74V104H68z" fill="url(#beam)"/>`;
    case 'prop':
      return `<path d="M0 ${HORIZON * 100}V22L100 -4V${HORIZON * 100}z" fill="url(#beam)"/>`;
    case 'trio':
    case 'lineup':
      return (
        `<rect x="6" y="${HORIZON * 100 - 14}" width="88" height="14" rx="1" fill="url(#arch)" opacity=".75"/>` +
        `<circle cx="50" cy="36" r="34" fill="url(#glow)"/>`
      );
    case 'front':
    case 'tile':
      return `<circle cx="50" cy="44" r="42" fill="url(#glow)"/>`;
  }
}

function podium(c: BackdropColours): string {
  const top = PODIUM_TOP * 100;
  return (
    `<circle cx="50" cy="40" r="33" fill="${lighten(c.block, 0.25)}" opacity=".8"/>` +
    `<ellipse cx="55" cy="96" rx="46" ry="5" fill="url(#contact)" opacity=".55"/>` +
    `<path d="M14 ${top}V92a36 7.5 0 0 0 72 0V${top}z" fill="url(#block)"/>` +
    `<ellipse cx="50" cy="${top}" rx="36" ry="7.5" fill="url(#top)"/>`
  );
}

function tableScenery(setting: StageSetting, grams: number): string {
  switch (setting) {
    case 'bench':
      return scaleFromAbove(grams);
    case 'podium':
      return (
        `<circle cx="53" cy="54" r="43" fill="url(#contact)" opacity=".38"/>` +
        `<circle cx="50" cy="50" r="39" fill="url(#block)"/><circle cx="50" cy="50" r="35.5" fill="url(#top)"/>`
      );
    case 'arch':
      return (
        `<path d="M0 100V46L100 12V100z" fill="url(#shade)" opacity=".35"/>` +
        `<path d="M0 100V48L100 14V100z" fill="url(#arch)"/><path d="M-4 0H30L80 104H44z" fill="url(#beam)"/>`
      );
    case 'close':
      return `<path d="M-5 0H26L104 84V104H74z" fill="url(#beam)"/>`;
    case 'prop':
      return `<path d="M0 0H58V100H0z" fill="url(#arch)" opacity=".55"/><path d="M58 0h5v100h-5z" fill="url(#shade)" opacity=".5"/>`;
    case 'trio':
    case 'lineup':
      return `<circle cx="84" cy="12" r="44" fill="url(#arch)" opacity=".6"/><circle cx="8" cy="98" r="26" fill="url(#arch)" opacity=".6"/>`;
    case 'front':
    case 'tile':
      return `<circle cx="46" cy="44" r="46" fill="url(#glow)"/>`;
  }
}

function shadowEllipse({ centreX, centreY, radiusX, radiusY, strength }: FloorShadow): string {
  const at = (share: number): string => (share * 100).toFixed(2);
  const place = `cx="${at(centreX)}" cy="${at(centreY)}" rx="${at(radiusX)}" ry="${at(radiusY)}"`;
  return `<ellipse ${place} fill="url(#contact)" opacity="${strength.toFixed(2)}"/>`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

function radial(id: string, cx: string, cy: string, r: string, stops: Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stop).join('')}</radialGradient>`;
}

function linear(id: string, stops: Stop[], direction = 'x2="1" y2="0"'): string {
  return `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${stops.map(stop).join('')}</linearGradient>`;
}

function stop([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

/** Mixes a `#rrggbb` colour with white. */
export function lighten(hex: string, share: number): string {
  return mix(hex, 255, share);
}

/** Mixes a `#rrggbb` colour with black. */
export function darken(hex: string, share: number): string {
  return mix(hex, 0, share);
}

function mix(hex: string, towards: number, share: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const channels = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  const mixed = channels.map((channel) => Math.round(channel + (towards - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
