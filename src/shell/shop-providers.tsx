import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ShellData } from '../client/shell-data';
import { cookieSchemeManager } from '../client/use-color-scheme';
import { ShellContext } from '../client/use-shell';
import { intlTag } from '../contract/locales';
import { learnDates } from '../contract/tenant-time';
import { shopTheme, shopVariables } from '../ui/theme';

interface Props {
  shell: ShellData;
  nonce: string | undefined;
  children: ReactNode;
}

/** Theme, colour scheme, direction and shop for everything on the page. */
export function ShopProviders({ shell, nonce, children }: Props) {
  const { tenant, locale, colorScheme, direction, dates } = shell;
  // before anything inside writes one; the same words each time, on the server for every shopper of the language
  learnDates(intlTag(locale), dates);
  const theme = useMemo(() => shopTheme(tenant.themeColor, locale), [tenant.themeColor, locale]);
  const [schemeManager] = useState(() => cookieSchemeManager(colorScheme));

  // the document is the server's; a change of language without a new document must keep it true
  useEffect(() => {
    const root = document.documentElement;
    root.lang = intlTag(locale);
    root.dir = direction;
    root.dataset.locale = locale;
  }, [locale, direction]);

  return (
    <ShellContext value={shell}>
      <DirectionProvider initialDirection={direction}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={shopVariables}
          colorSchemeManager={schemeManager}
          defaultColorScheme={colorScheme}
          getStyleNonce={() => nonce ?? ''}
        >
          {children}
        </MantineProvider>
      </DirectionProvider>
    </ShellContext>
  );
}
