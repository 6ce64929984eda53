import { useSyncExternalStore } from 'react';

const KEY = 'desk-folds';
const CHANGED = 'desk-folds-changed';

/** By person on this device: several of the staff share a computer. */
const keyOf = (staffId: string) => `${KEY}.${staffId}`;

function read(staffId: string): string {
  try {
    return localStorage.getItem(keyOf(staffId)) ?? '';
  } catch {
    return '';
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

/** Which headings of the side navigation a person has folded, and how one is folded or opened. */
export function useFolds(staffId: string): [ReadonlySet<string>, (name: string) => void] {
  const kept = useSyncExternalStore(
    watch,
    () => read(staffId),
    () => '',
  );
  const folded = new Set(kept.split(',').filter(Boolean));
  const turn = (name: string) => {
    const left = folded.has(name) ? [...folded].filter((one) => one !== name) : [...folded, name];
    try {
      localStorage.setItem(keyOf(staffId), left.join(','));
    } catch {
      // a browser that keeps nothing
    }
    window.dispatchEvent(new Event(CHANGED));
  };
  return [folded, turn];
}
