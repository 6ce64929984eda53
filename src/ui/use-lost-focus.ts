import { useEffect, useRef, type RefObject } from 'react';

/** What held the focus is gone, or never was: browsers then say that the whole page has it. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What took the place of the pressed button, which went away with what it stood in, takes its focus too. */
export function useFocusOnArrival<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isLost()) place.current?.focus({ preventScroll: true });
  }, []);
  return place;
}

/** Takes the focus where a change took away what had it; never as the page opens. */
export function useFocusOnChange<Place extends HTMLElement>(watched: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(watched);
  useEffect(() => {
    if (Object.is(last.current, watched)) return;
    last.current = watched;
    if (isLost()) place.current?.focus({ preventScroll: true });
  }, [watched]);
  return place;
}
