import { contrast } from './oklch';
import { DARK_RAISED } from './palette';
import type { ShopColours } from './shop-colours';

/** Words on a ground, and how they stand out from it (1…21). */
export interface ColourCheck {
  ground: string;
  words: string;
  ratio: number;
}
interface SchemeChecks {
  ground: string;
  button: ColourCheck;
  link: ColourCheck;
  badge: ColourCheck;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

const checked = (ground: string, words: string): ColourCheck => ({ ground, words, ratio: contrast(ground, words) });
const onFill = (fill: string) => checked(fill, contrast(fill, WHITE) >= contrast(fill, BLACK) ? WHITE : BLACK);

/** What of a shop's look is read in its colour: buttons, links and badges, by day and in the dark. */
export function colourChecks({
  shades,
  onLight,
  onDark,
  darkFill,
}: ShopColours): Record<'light' | 'dark', SchemeChecks> {
  const shade = (at: number) => shades[at] ?? BLACK;
  return {
    light: {
      ground: WHITE,
      button: onFill(shade(6)),
      link: checked(WHITE, shade(onLight)),
      badge: checked(shade(1), shade(Math.max(onLight, 7))),
    },
    dark: {
      ground: DARK_RAISED,
      button: onFill(shade(darkFill)),
      link: checked(DARK_RAISED, shade(onDark)),
      badge: checked(DARK_RAISED, shade(Math.min(onDark, 2))),
    },
  };
}
