import { useSyncExternalStore } from 'react';

export type Density = 'comfortable' | 'compact';

const KEY = 'desk-density';
const CHANGED = 'desk-density-changed';

/** By person on this device: several of the staff share a computer. */
const keyOf = (staffId: string) => `${KEY}.${staffId}`;

function read(staffId: string): Density {
  try {
    return localStorage.getItem(keyOf(staffId)) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

function watch(tell: () => void) {
  window.addEventListener(CHANGED, tell);
  window.addEventListener('storage', tell);
  return () => {
    window.removeEventListener(CHANGED, tell);
    window.removeEventListener('storage', tell);
  };
}

/** How close the rows of a person's lists stand. */
export function useDensity(staffId: string): [Density, (density: Density) => void] {
  const density = useSyncExternalStore(
    watch,
    () => read(staffId),
    () => 'comfortable' as const,
  );
  const choose = (chosen: Density) => {
    try {
      localStorage.setItem(keyOf(staffId), chosen);
    } catch {
      // a browser that keeps nothing
    }
    window.dispatchEvent(new Event(CHANGED));
  };
  return [density, choose];
}
