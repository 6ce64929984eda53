import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Locale } from '../contract/locales';
import type { ShopColours } from '../contract/shop-colours';
import { shopTheme } from './theme';
import { shopVariables } from './theme-variables';

type Variables = ReturnType<typeof defaultCssVariablesResolver>;

/** What Mantine's own stylesheet says already. */
const WRITTEN = defaultCssVariablesResolver(DEFAULT_THEME);
/** Colours of Mantine's that nothing here is drawn in. */
const UNUSED = /^--mantine-color-(pink|grape|violet|indigo|cyan|green|lime)-/;
const MAX_KEPT = 500;
const kept = new Map<string, string>();

/** The look of a shop as custom properties, for the server to write into each document: no browser works them out. */
export function themeCss(colours: ShopColours, locale: Locale): string {
  const key = `${locale} ${JSON.stringify(colours)}`;
  const known = kept.get(key);
  if (known) return known;
  const css = convertCssVariables(beyond(everyShop(), variablesOf(colours, locale)));
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, css);
  return css;
}

/** `theme-base.css`: what the looks of all shops share, for browsers to keep. */
export const themeBaseCss = (): string => convertCssVariables(everyShop());

let shared: Variables | undefined;

/** What is alike in shops of colours that could not be farther apart. */
function everyShop(): Variables {
  if (shared) return shared;
  const [light, dark] = FARTHEST.map(({ colours, locale }) => variablesOf(colours, locale)) as [Variables, Variables];
  shared = {
    variables: alike(light.variables, dark.variables),
    light: alike(light.light, dark.light),
    dark: alike(light.dark, dark.dark),
  };
  return shared;
}

const inOne = (primary: string) => ({ primary, shades: Array<string>(10).fill(primary) });
const FARTHEST: { colours: ShopColours; locale: Locale }[] = [
  { colours: { ...inOne('#ffee00'), onLight: 9, onDark: 1, darkFill: 2 }, locale: 'en' },
  { colours: { ...inOne('#000033'), onLight: 5, onDark: 6, darkFill: 8 }, locale: 'ar' },
];

function variablesOf(colours: ShopColours, locale: Locale): Variables {
  const theme = mergeMantineTheme(DEFAULT_THEME, shopTheme(colours, locale));
  return beyond(WRITTEN, deepMerge(defaultCssVariablesResolver(theme), shopVariables(colours)(theme)) as Variables);
}

const beyond = (written: Variables, all: Variables): Variables => ({
  variables: newIn(all.variables, written.variables),
  light: newIn(all.light, written.light),
  dark: newIn(all.dark, written.dark),
});

const newIn = (all: Record<string, string>, written: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => written[name] !== value && !UNUSED.test(name)));

const alike = (one: Record<string, string>, other: Record<string, string>) =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => other[name] === value));
