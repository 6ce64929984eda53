import type { Packing } from './bench-pack.rules';

const keyOf = (bench: string) => `packing-bench.${bench}`;

/** What lies on a table outlives a reload of its page; the shipment itself is read again. */
export function keepPacking(bench: string, packing: Packing): void {
  try {
    sessionStorage.setItem(keyOf(bench), JSON.stringify(packing));
  } catch {
    // a browser that keeps nothing: it lives as long as the page
  }
}

export function forgetPacking(bench: string): void {
  try {
    sessionStorage.removeItem(keyOf(bench));
  } catch {
    // nothing was kept
  }
}

export function readPacking(bench: string): Packing | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(bench)) ?? 'null');
    return isPacking(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isPacking = (kept: unknown): kept is Packing =>
  typeof kept === 'object' && kept !== null && 'order' in kept && 'boxes' in kept && Array.isArray(kept.boxes);
