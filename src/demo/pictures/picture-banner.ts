import { objectFacts } from './picture-objects';
import type { Placement } from './picture-layout';
import type { BannerPicture } from './picture-spec';
import { darken, lighten, type FloorShadow } from './picture-stage';

/** Width over height, and the height as the unit of all lengths. */
const BANNER_RATIO = 1 / 0.35;

interface BannerLayout {
  placements: Placement[];
  shadow: string;
  svg: (shadows: FloorShadow[]) => string;
}

/** size, x (share of the width), y of the floor, angle: for the largest first, then around it. */
const SPOTS = [
  [0.66, 0.735, 0.86, 0],
  [0.42, 0.575, 0.91, -8],
  [0.42, 0.9, 0.91, 8],
  [0.27, 0.592, 0.3, -14],
  [0.27, 0.885, 0.3, 14],
] as const;

/**
 * Words go over the start of the line, in white: the colour there is darkened until white on it reaches 4.5:1.
 * Mirrored banners move the objects to the left but never flip them.
 */
export function bannerLayout(spec: BannerPicture): BannerLayout {
  const ground = readableUnderWhite(spec.colour);
  const placements = spec.objects.flatMap((object, i): Placement[] => {
    const spot = SPOTS[i];
    if (!spot) return [];
    const [size, x, y, angle] = spot;
    const isLow = i < 3;
    const stance = isLow && objectFacts(object).stance !== 'flat' ? objectFacts(object).stance : 'flat';
    const height = stance === 'flat' && isLow ? y - size / 2 - 0.06 : y;
    return [
      {
        object,
        tint: undefined,
        stance,
        size,
        centreX: spec.mirrored ? 1 - x : x,
        y: height,
        angle: stance === 'stand' ? 0 : spec.mirrored ? -angle : angle,
        isFlipped: false,
        hasReflection: stance === 'stand',
      },
    ];
  });
  // Painted back to front: the small floating ones, the large one, then its neighbours.
  const order = [placements[3], placements[4], placements[0], placements[1], placements[2]];
  return {
    placements: order.filter((placement) => placement !== undefined),
    shadow: darken(ground, 0.75),
    svg: (shadows) => bannerSvg(ground, spec.mirrored, shadows),
  };
}

function bannerSvg(ground: string, isMirrored: boolean, shadows: FloorShadow[]): string {
  const side = 100 * BANNER_RATIO;
  const at = (x: number): number => (isMirrored ? side - x : x);
  const block = lighten(ground, 0.34);
  const cx = at(side * 0.735);
  const stops = [
    [0, darken(ground, 0.12)],
    [0.42, ground],
    [0.72, lighten(ground, 0.3)],
    [1, lighten(ground, 0.16)],
  ];
  const [x1, x2] = isMirrored ? [1, 0] : [0, 1];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} 100"><defs>` +
    `<linearGradient id="ground" x1="${x1}" x2="${x2}" y1="0" y2="0.2">` +
    stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('') +
    `</linearGradient>` +
    `<linearGradient id="disc" x1="0" x2="0.5" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>` +
    `<stop offset="1" stop-color="#fff" stop-opacity=".04"/></linearGradient>` +
    `<linearGradient id="step" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighten(block, 0.3)}"/>` +
    `<stop offset="1" stop-color="${darken(block, 0.12)}"/></linearGradient>` +
    `<radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".55"/>` +
    `<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="contact"><stop offset="0" stop-color="${darken(ground, 0.78)}"/>` +
    `<stop offset=".5" stop-color="${darken(ground, 0.78)}" stop-opacity=".5"/>` +
    `<stop offset="1" stop-color="${darken(ground, 0.78)}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${side}" height="100" fill="url(#ground)"/>` +
    `<circle cx="${cx}" cy="44" r="64" fill="url(#glow)"/>` +
    `<circle cx="${cx}" cy="46" r="43" fill="url(#disc)"/>` +
    `<circle cx="${at(side * 0.92)}" cy="14" r="16" fill="url(#disc)"/>` +
    `<circle cx="${at(side * 0.535)}" cy="26" r="7" fill="url(#disc)"/>` +
    `<circle cx="${at(side * 0.985)}" cy="62" r="9" fill="url(#disc)"/>` +
    `<ellipse cx="${cx}" cy="92" rx="76" ry="15" fill="url(#step)" opacity=".55"/>` +
    `<ellipse cx="${cx}" cy="88" rx="40" ry="9" fill="url(#step)"/>` +
    shadows.map(ellipse).join('') +
    `</svg>`
  );
}

function ellipse({ centreX, centreY, radiusX, radiusY, strength }: FloorShadow): string {
  const [cx, cy, rx, ry] = [centreX, centreY, radiusX, radiusY].map((share) => (share * 100).toFixed(2));
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#contact)" opacity="${strength.toFixed(2)}"/>`;
}

/** WCAG 2 contrast against white of at least 4.5 means a relative luminance of at most 0.1833. */
function readableUnderWhite(colour: string): string {
  let ground = colour;
  while (luminance(ground) > 0.183) ground = deepen(ground);
  return ground;
}

/** Yellow darkened evenly turns to mud; going by way of amber keeps it warm. */
function deepen(hex: string): string {
  const [red, green, blue] = channelsOf(hex);
  const isWarm = red >= green && green > blue;
  const next = isWarm ? [red * 0.97, green * 0.9, blue * 0.9] : [red * 0.94, green * 0.94, blue * 0.94];
  return `#${next.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
