/** A theme colour as ten shades, made by the server; the numbers are shades of it, 0 the lightest. */
export interface ShopColours {
  /** The colour itself, `#rrggbb`. */
  primary: string;
  shades: string[];
  /** What buttons are filled with in the dark scheme; in the light one it is 6. */
  darkFill: number;
  /** The shade whose words read on light and on dark grounds. */
  onLight: number;
  onDark: number;
}
