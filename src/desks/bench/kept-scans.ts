import type { WaitingScan } from './scan-queue';

/** As long as the tab is open, or longer. */
type Kept = 'sessionStorage' | 'localStorage';

/** What was scanned and is not answered yet outlives a reload. */
export function readScans(key: string, kind: Kept = 'localStorage'): WaitingScan[] {
  try {
    const kept: unknown = JSON.parse(window[kind].getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

const isWaiting = (one: unknown): one is WaitingScan =>
  typeof one === 'object' && one !== null && 'scanId' in one && 'code' in one;

export function keepScans(key: string, scans: readonly WaitingScan[], kind: Kept = 'localStorage'): void {
  try {
    if (scans.length > 0) window[kind].setItem(key, JSON.stringify(scans));
    else window[kind].removeItem(key);
  } catch {
    // a browser that keeps nothing: they live as long as the page
  }
}
