import { createContext, useContext } from 'react';
import type { ShellData } from './shell-data';

/**
 * Shop, language and direction for any part of a page. A context, not a store: on the server a store would be shared by
 * the pages of different shops.
 */
export const ShellContext = createContext<ShellData | null>(null);

/** @throws outside a page of a shop */
export function useShell(): ShellData {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of a page');
  return shell;
}

export const useTenant = () => useShell().tenant;
export const useLocale = () => useShell().locale;
