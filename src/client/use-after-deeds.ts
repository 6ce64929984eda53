import { useEffect, useRef } from 'react';
import { onStaffDeed } from './staff-deeds';

/** Several deeds at once, as those of many rows, are followed by one look. */
const TOGETHER_MS = 100;

/**
 * Looks anew after whatever this person has done, at whichever desk and by whichever button.
 * @param look answers false where it could not look just now: then it is asked again
 */
export function useAfterDeeds(look: () => boolean | Promise<boolean>) {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), TOGETHER_MS);
    };
    const run = async () => {
      const hasLooked = await latest.current();
      if (!hasLooked && isHere) soon();
    };
    const end = onStaffDeed(soon);
    return () => {
      isHere = false;
      clearTimeout(timer);
      end();
    };
  }, []);
}
