import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';
import type { Locale } from '../contract/locales';
import type { ShopColours } from '../contract/shop-colours';
import { fontStack } from './font-stack';
import { STATE_COLOURS } from './state-colours';

const GRAY: MantineColorsTuple = [
  '#f8f9fb', '#f1f3f6', '#e6e9ee', '#d8dde4', '#c3cad4', '#8e98a7', '#5f6979', '#4a5361', '#323a46', '#1d232c',
]; // prettier-ignore
/** Three steps of surface: 8 sunk, 7 ground, 6 raised; 4 is the hairline. */
export const DARK: MantineColorsTuple = [
  '#e6e9ee', '#c6ccd5', '#a3acb9', '#7b8594', '#3a424d', '#2c333d', '#22282f', '#181c22', '#121519', '#0c0e11',
]; // prettier-ignore

const rem = (px: number) => `${px / 16}rem`;
const DIALOG_TITLE = { fontSize: rem(16), fontWeight: 650, lineHeight: 1.35 };
const control = { defaultProps: { size: 'md' } };
/** Spec FRM-16. */
export const CONTAINERS: Record<string, number> = { xs: 960, sm: 1024, md: 1440, lg: 1440, xl: 1920 };

/** White words where they read on a fill (luminance 0.183 is 4.5:1), else true black, which then does; gray 9 would not. */
export const WHITE_READS_UP_TO = 0.1833;

type Shade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
const tupleOf = ({ shades }: Pick<ShopColours, 'shades'>) => shades as unknown as MantineColorsTuple;

/** The look of one shop. The server has worked its ten shades out (TEN-5). */
export function shopTheme(colours: ShopColours, locale: Locale): MantineThemeOverride {
  const states = Object.fromEntries(Object.entries(STATE_COLOURS).map(([name, state]) => [name, tupleOf(state)]));
  const font = fontStack(locale);
  return createTheme({
    colors: { brand: tupleOf(colours), gray: GRAY, dark: DARK, ...states },
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: colours.darkFill as Shade },
    autoContrast: true,
    luminanceThreshold: WHITE_READS_UP_TO,
    black: GRAY[9],
    fontFamily: font,
    respectReducedMotion: true,
    cursorType: 'pointer',
    defaultRadius: 'sm',
    radius: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
    spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
    fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.3' },
    shadows: {
      sm: '0 1px 2px rgb(15 23 42 / 6%), 0 4px 12px rgb(15 23 42 / 6%)',
      md: '0 2px 4px rgb(15 23 42 / 5%), 0 12px 32px rgb(15 23 42 / 12%)',
      lg: '0 4px 8px rgb(15 23 42 / 6%), 0 24px 56px rgb(15 23 42 / 18%)',
    },
    headings: {
      fontFamily: font,
      fontWeight: '650',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: rem(32), lineHeight: '1.2' },
        h2: { fontSize: rem(24), lineHeight: '1.2' },
        h3: { fontSize: rem(20), lineHeight: '1.2' },
        h4: { fontSize: rem(16), lineHeight: '1.3' },
        h5: { fontSize: rem(14), lineHeight: '1.4' },
        h6: { fontSize: rem(13), lineHeight: '1.4' },
      },
    },
    components: {
      Container: {
        vars: (_: unknown, { size = 'md', fluid }: { size?: string | number; fluid?: boolean }) => ({
          root: { '--container-size': fluid ? '100%' : rem(CONTAINERS[size] ?? Number(size)) },
        }),
      },
      Modal: { defaultProps: { radius: 'lg', centered: true }, styles: { title: DIALOG_TITLE } },
      // drawn as <header>, which would be a second banner of the page
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      Drawer: { styles: { title: DIALOG_TITLE } },
      Checkbox: { defaultProps: { radius: 'xs' } },
      Button: {
        ...control,
        // the library's own choice looks at the fill of the light scheme alone
        vars: (_: unknown, { variant = 'filled', color }: { variant?: string; color?: string }) => ({
          root: variant === 'filled' && !color ? { '--button-color': 'var(--mantine-primary-color-contrast)' } : {},
        }),
      },
      TextInput: control,
      PasswordInput: control,
      NumberInput: control,
      Textarea: control,
      Select: control,
      Autocomplete: control,
      FileInput: control,
    },
  });
}
