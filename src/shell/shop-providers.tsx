import { DirectionContext } from '@mantine/core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSession } from '../client/session.store';
import type { ShellData } from '../client/shell-data';
import { ShellContext } from '../client/use-shell';
import { intlTag } from '../contract/locales';
import { learnDates } from '../contract/tenant-time';
import { fontStack } from '../ui/font-stack';
import { shopTheme } from '../ui/theme';
import { ThemeProvider } from './theme-provider';

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
  // before any part of the page is drawn: the header asks who is logged in long before the session's watch has come
  useState(() => {
    if (typeof window !== 'undefined') useSession.getState().setProfile(shell.profile);
  });
  // each page brings the same colours anew: one look for the life of a document
  const [colours] = useState(shell.colours);
  const theme = useMemo(() => shopTheme(colours, locale), [colours, locale]);

  const [dir, setDirection] = useState(direction);
  const [served, setServed] = useState(direction);
  if (served !== direction) {
    setServed(direction);
    setDirection(direction);
  }
  const turning = useMemo(
    () => ({ dir, setDirection, toggleDirection: () => setDirection(dir === 'ltr' ? 'rtl' : 'ltr') }),
    [dir],
  );

  // the document is the server's; a change of language without a new document must keep it true
  useEffect(() => {
    const root = document.documentElement;
    root.lang = intlTag(locale);
    root.dir = dir;
    root.dataset.locale = locale;
    root.style.setProperty('--mantine-font-family', fontStack(locale));
    root.style.setProperty('--mantine-font-family-headings', fontStack(locale));
  }, [locale, dir]);

  return (
    <ShellContext value={shell}>
      <DirectionContext value={turning}>
        <ThemeProvider theme={theme} colours={colours} colorScheme={colorScheme} nonce={nonce}>
          {children}
        </ThemeProvider>
      </DirectionContext>
    </ShellContext>
  );
}
