import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Locale } from '../contract/locales';
import type { ShopColours } from '../contract/shop-colours';
import { shopTheme, shopVariables } from './theme';

type Variables = ReturnType<typeof defaultCssVariablesResolver>;

/** What Mantine's own stylesheet says already. */
const WRITTEN = defaultCssVariablesResolver(DEFAULT_THEME);
const MAX_KEPT = 500;
const kept = new Map<string, string>();

/** The look of a shop as custom properties, for the server to write into each document: no browser works them out. */
export function themeCss(colours: ShopColours, locale: Locale): string {
  const key = `${locale} ${JSON.stringify(colours)}`;
  const known = kept.get(key);
  if (known) return known;
  const theme = mergeMantineTheme(DEFAULT_THEME, shopTheme(colours, locale));
  const all = deepMerge(defaultCssVariablesResolver(theme), shopVariables(colours)(theme)) as Variables;
  const css = convertCssVariables({
    variables: newIn(all.variables, WRITTEN.variables),
    light: newIn(all.light, WRITTEN.light),
    dark: newIn(all.dark, WRITTEN.dark),
  });
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, css);
  return css;
}

const newIn = (all: Record<string, string>, written: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => written[name] !== value));
