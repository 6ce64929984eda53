import { useState } from 'react';

/** True from the first opening on: a dialog's code is fetched for it, and its closing can still be drawn. */
export function useOnceOpened(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
