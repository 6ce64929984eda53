import { MantineContext } from '@mantine/core';
import { use } from 'react';

/** Light or dark is kept in a cookie, so that the server's first byte already has it (ENT-8). */
export function useColorScheme() {
  const context = use(MantineContext);
  const isDark = context?.colorScheme === 'dark';
  return { isDark, toggle: () => context?.setColorScheme(isDark ? 'light' : 'dark') };
}
