import { MantineContext, MantineThemeProvider, type MantineThemeOverride } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { keepDisplay } from '../client/display-cookies';
import type { ShellData } from '../client/shell-data';

interface Props {
  theme: MantineThemeOverride;
  colours: ShellData['colours'];
  /** As the server wrote it into the document (ENT-8). */
  colorScheme: ShellData['colorScheme'];
  nonce: string | undefined;
  children: ReactNode;
}

/**
 * Mantine's provider without what makes custom properties of a theme: they stand in the document already
 * (`ui/theme-css.ts`), so the browser need not fetch the code that works them out.
 */
export function ThemeProvider({ theme, colours, colorScheme: served, nonce, children }: Props) {
  const [colorScheme, setScheme] = useState<'light' | 'dark' | 'auto'>(served);
  const value = useMemo(
    () => ({
      colorScheme,
      setColorScheme: (scheme: typeof colorScheme) => {
        document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
        keepDisplay('colorScheme', scheme, colours.primary);
        setScheme(scheme);
      },
      clearColorScheme: () => undefined,
      getRootElement: () => document.documentElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
      getStyleNonce: () => nonce ?? '',
    }),
    [colorScheme, colours.primary, nonce],
  );
  return (
    <MantineContext value={value}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
