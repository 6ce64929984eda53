import { useEffect, useRef, useState } from 'react';

const focused = () => (typeof document === 'undefined' ? null : document.activeElement);

/**
 * Gives the focus back to what had it when a dialog opened. The library does so only for dialogs that were mounted
 * before; ours come with their first opening. Where that was nothing, or is gone, the page's content has it: who works by
 * keyboard goes on there, and not at the top of the frame.
 */
export function useReturnFocus(isOpen: boolean): void {
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
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        (isThere ? opener : document.getElementById('content'))?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, opener]);
}
