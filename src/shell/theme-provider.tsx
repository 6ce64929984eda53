import { MantineContext, MantineThemeProvider, type MantineThemeOverride } from '@mantine/core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { isDeviceDark, watchDeviceScheme } from '../client/device-scheme';
import { keepDisplay } from '../client/display-cookies';
import type { ShellData } from '../client/shell-data';

const show = (scheme: ShellData['colorScheme']) =>
  document.documentElement.setAttribute(
    'data-mantine-color-scheme',
    scheme === 'auto' ? (isDeviceDark() ? 'dark' : 'light') : scheme,
  );

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
  const [colorScheme, setScheme] = useState(served);
  // the document has it already: `device-scheme-script.tsx`
  useEffect(() => (colorScheme === 'auto' ? watchDeviceScheme(() => show('auto')) : undefined), [colorScheme]);
  const value = useMemo(
    () => ({
      colorScheme,
      setColorScheme: (scheme: typeof colorScheme) => {
        show(scheme);
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
