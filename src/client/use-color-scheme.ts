import { useMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { keepDisplay } from './display-cookies';

/** Light or dark is kept in a cookie, so that the server's first byte already has it. */
export const cookieSchemeManager = (served: 'light' | 'dark', primaryColor: string): MantineColorSchemeManager => ({
  get: () => served,
  set: (scheme) => keepDisplay('colorScheme', scheme, primaryColor),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
});

export function useColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isDark = colorScheme === 'dark';
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') };
}
