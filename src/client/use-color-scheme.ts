import { MantineContext } from '@mantine/core';
import { use, useSyncExternalStore } from 'react';
import { isDeviceDark, watchDeviceScheme } from './device-scheme';

/**
 * Light or dark, where it was chosen, is kept in a cookie, so that the server's first byte already has it (ENT-8); else
 * it is the device's, which the server does not know.
 */
export function useColorScheme() {
  const context = use(MantineContext);
  const isDeviceDarkNow = useSyncExternalStore(watchDeviceScheme, isDeviceDark, () => false);
  const chosen = context?.colorScheme ?? 'light';
  const isDark = chosen === 'auto' ? isDeviceDarkNow : chosen === 'dark';
  const choose = (scheme: typeof chosen) => context?.setColorScheme(scheme);
  return { chosen, isDark, choose, toggle: () => choose(isDark ? 'light' : 'dark') };
}
