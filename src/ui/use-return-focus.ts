import { useEffect, useRef, useState, type RefObject } from 'react';

const focused = () => (typeof document === 'undefined' ? null : document.activeElement);

/**
 * Gives the focus back to what had it when a dialog opened. The library does so only for dialogs that were mounted
 * before; ours come with their first opening. Where that was nothing, or is gone, the page's content has it: who works by
 * keyboard goes on there, and not at the top of the frame.
 * @param home what opens it, where it may have opened by itself
 */
export function useReturnFocus(isOpen: boolean, home?: RefObject<HTMLElement | null>): void {
  const [opening, setOpening] = useState(() => ({ isOpen, opener: focused() }));
  if (isOpen !== opening.isOpen) setOpening({ isOpen, opener: isOpen ? focused() : opening.opener });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { opener } = opening;

  useEffect(() => {
    if (!isOpen) return;
    clearTimeout(timer.current);
    return () => {
      // after the trap of the dialog has let go
      timer.current = setTimeout(() => {
        placeOf(opener, home)?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, opener, home]);
}

/** Where the focus goes, as it is once the dialog has gone. */
function placeOf(opener: Element | null, home?: RefObject<HTMLElement | null>): HTMLElement | null {
  if (home?.current) return home.current;
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  return isThere ? opener : document.getElementById('content');
}
