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
  const { locale, colorScheme, direction, dates } = shell;
  // before anything inside writes one; the same words each time, on the server for every shopper of the language
  learnDates(intlTag(locale), dates);
  // each page brings the same colours anew: one look for the life of a document
  const [colours] = useState(shell.colours);
  const theme = useMemo(() => shopTheme(colours, locale), [colours, locale]);
  const variables = useMemo(() => shopVariables(colours), [colours]);
  const [schemeManager] = useState(() => cookieSchemeManager(colorScheme, colours.primary));

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
          cssVariablesResolver={variables}
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
