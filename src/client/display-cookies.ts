import { writeCookie } from './cookies';

/**
 * Kept for three years, so that the server's first byte already has it (ENT-8). With it goes the colour that the
 * shopper saw then: what a shop without a colour of its own is drawn in.
 */
export function keepDisplay(name: 'colorScheme' | 'direction', value: string, primaryColor: string) {
  writeCookie(name, value);
  writeCookie('primaryColor', primaryColor);
}
