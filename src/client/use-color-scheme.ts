import { useMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { writeCookie } from './cookies';

/** Light or dark is kept in a cookie, so that the server's first byte already has it. */
export const cookieSchemeManager = (served: 'light' | 'dark'): MantineColorSchemeManager => ({
  get: () => served,
  set: (scheme) => writeCookie('colorScheme', scheme),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
});

export function useColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isDark = colorScheme === 'dark';
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') };
}
