import { useSyncExternalStore } from 'react';

const CHANGED = 'desk-choice-changed';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
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

/** What a person chose on this device, where several of the staff come one after the other. @returns null until they did */
export function useKeptChoice(name: string, staffId: string): [string | null, (chosen: string) => void] {
  const key = `${name}.${staffId}`;
  const chosen = useSyncExternalStore(
    watch,
    () => read(key),
    () => null,
  );
  const choose = (value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // a browser that keeps nothing
    }
    window.dispatchEvent(new Event(CHANGED));
  };
  return [chosen, choose];
}
