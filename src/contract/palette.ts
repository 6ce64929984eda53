import type { ShopColours } from './shop-colours';
import { contrast, parseHex, toHex, toOklch, type Oklch } from './oklch';

/** Text of ordinary size (WCAG 2 AA). */
export const READABLE = 4.5;
/** The specification's default (ENT-8): green, and as the own colour of its palette it is the shade 500. */
export const DEFAULT_COLOUR = '#16a34a';
/** Above this a colour is light by nature (yellow, lime): darkening it until white reads would make it another one. */
const LIGHT_BY_NATURE = 0.76;

/** Share of the way from paper white to the fill, and of its chroma, for shades 0…5. */
const TINTS = [
  [0.04, 0.1],
  [0.1, 0.2],
  [0.22, 0.42],
  [0.4, 0.66],
  [0.62, 0.88],
  [0.82, 1],
] as const;

/**
 * Ten shades of one colour; shade 6 is what buttons are filled with. Where white text would not read on the colour,
 * the fill is a little darker and the colour itself stands at 5; colours light by nature keep it and get dark text.
 */
export function paletteOf(colour: string): string[] {
  const rgb = parseHex(colour) ?? parseHex(DEFAULT_COLOUR);
  const own = toOklch(rgb ?? [0, 0.5, 0.25]);
  const exact = toHex(own);
  const fill = own.l >= LIGHT_BY_NATURE ? own : darkenFor(own);
  const paper = 0.985;
  const deepest = Math.min(fill.l - 0.16, 0.42);
  const shades = [
    ...TINTS.map(([way, chroma]) => toHex({ l: paper + (fill.l - paper) * way, c: fill.c * chroma, h: fill.h })),
    toHex(fill),
    ...[1, 2, 3].map((step) =>
      toHex({ l: fill.l + ((deepest - fill.l) * step) / 3, c: fill.c * (1 - step * 0.06), h: fill.h }),
    ),
  ];
  if (shades[6] !== exact) shades[5] = exact;
  return shades;
}

function darkenFor(own: Oklch): Oklch {
  let { l } = own;
  while (l > 0.3 && contrast(toHex({ ...own, l }), '#ffffff') < READABLE) l -= 0.004;
  return { ...own, l };
}

/** The shade nearest to the fill whose text reads on a ground: darker ones on light grounds, lighter ones on dark. */
export function readableShade(palette: readonly string[], ground: string, wanted = READABLE): number {
  const order = contrast(ground, '#ffffff') < contrast(ground, '#000000') ? [6, 7, 8, 9] : [6, 5, 4, 3, 2, 1, 0];
  const last = order.at(-1) ?? 9;
  return order.find((index) => contrast(palette[index] ?? ground, ground) >= wanted) ?? last;
}

/** The theme's grounds (ui/theme.ts, a test compares them): what buttons and words of a colour have to stand out from. */
export const DARK_GROUND = '#181c22';
export const DARK_RAISED = '#2c333d';

/** The first of these that is a colour, as `#rrggbb`; else green. */
export const firstColour = (...candidates: (string | undefined)[]): string => {
  const found = candidates.map((text) => parseHex(text ?? '')).find((rgb) => rgb !== undefined);
  return found ? toHex(toOklch(found)) : DEFAULT_COLOUR;
};

/** All that the browser needs to know of a colour, so that it has nothing to compute (TEN-5). */
export function shopColoursOf(colour: string): ShopColours {
  const shades = paletteOf(colour);
  return {
    primary: colour,
    shades,
    darkFill: readableShade(shades, DARK_GROUND, 3),
    onLight: readableShade(shades, shades[1] ?? '#ffffff'),
    onDark: readableShade(shades, DARK_RAISED),
  };
}
