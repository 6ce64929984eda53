import { onTestFinished, vi } from 'vitest';

/** Addresses outside of the shop that the page was sent to; jsdom itself goes nowhere. */
export function watchLeaving() {
  const { href, origin, protocol, host, hostname, pathname, search, hash } = window.location;
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { href, origin, protocol, host, hostname, pathname, search, hash, assign });
  onTestFinished(() => void vi.unstubAllGlobals());
  return assign;
}
