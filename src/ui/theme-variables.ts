import { isLightColor, type CSSVariablesResolver } from '@mantine/core';
import { readableShade } from '../contract/palette';
import type { ShopColours } from '../contract/shop-colours';
import { STATE_COLOURS } from './state-colours';
import { WHITE_READS_UP_TO } from './theme';

/** A filled button and its hover, which goes on away from the colour of its words. */
function filledWith({ shades }: ShopColours, index: number): Record<string, string> {
  const isLight = isLightColor(shades[index] ?? '', WHITE_READS_UP_TO);
  const hover = isLight ? Math.max(index - 1, 0) : Math.min(index + 1, 9);
  return {
    '--mantine-primary-color-contrast': isLight ? '#000' : 'var(--mantine-color-white)',
    '--mantine-color-brand-filled-hover': shade('brand', hover),
  };
}

const shade = (name: string, index: number) => `var(--mantine-color-${name}-${index})`;

/** For the server alone: no browser works them out. Words and icons in a colour must read on the ground they stand on, in both schemes. */
export const shopVariables = (brand: ShopColours): CSSVariablesResolver => {
  const light: Record<string, string> = {
    '--mantine-color-dimmed': shade('gray', 6),
    '--mantine-color-placeholder': shade('gray', 6),
    '--mantine-color-default-border': shade('gray', 3),
    ...filledWith(brand, 6),
  };
  const dark: Record<string, string> = {
    '--mantine-color-dimmed': shade('dark', 2),
    '--mantine-color-placeholder': shade('dark', 2),
    '--mantine-color-error': shade('red', 3),
    // on a card, which has the library's own shade of it
    '--mantine-color-disabled': shade('dark', 5),
    ...filledWith(brand, brand.darkFill),
  };
  for (const [name, { shades, onLight, onDark }] of Object.entries({ brand, ...STATE_COLOURS })) {
    light[`--mantine-color-${name}-text`] = shade(name, onLight);
    // under the pointer they stand on the darker one of two light grounds
    light[`--mantine-color-${name}-light-color`] = shade(name, Math.max(readableShade(shades, shades[2] ?? ''), 7));
    light[`--mantine-color-${name}-outline`] = shade(name, onLight);
    dark[`--mantine-color-${name}-text`] = shade(name, onDark);
    dark[`--mantine-color-${name}-light-color`] = shade(name, Math.min(onDark, 2));
    dark[`--mantine-color-${name}-outline`] = shade(name, onDark);
  }
  light['--mantine-color-anchor'] = 'var(--mantine-color-brand-text)';
  dark['--mantine-color-anchor'] = 'var(--mantine-color-brand-text)';
  return () => ({ variables: {}, light, dark });
};
