import { useSyncExternalStore } from 'react';
import { useStaff } from '../../client/use-staff';

const CHANGED = 'bench-muted-changed';
/** By person on this device: several of the staff stand at one bench after the other. */
const keyOf = (staffId: string) => `bench-muted.${staffId}`;

function read(staffId: string): boolean {
  try {
    return localStorage.getItem(keyOf(staffId)) === '1';
  } catch {
    return false;
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

/** Whether a person's benches say nothing aloud, and how that is changed. */
export function useMuted(): [boolean, (isMuted: boolean) => void] {
  const { id } = useStaff();
  const isMuted = useSyncExternalStore(
    watch,
    () => read(id),
    () => false,
  );
  const mute = (isQuiet: boolean) => {
    try {
      if (isQuiet) localStorage.setItem(keyOf(id), '1');
      else localStorage.removeItem(keyOf(id));
    } catch {
      // a browser that keeps nothing
    }
    window.dispatchEvent(new Event(CHANGED));
  };
  return [isMuted, mute];
}
