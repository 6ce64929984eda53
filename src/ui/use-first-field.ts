import { useEffect, useRef, type RefObject } from 'react';

const FIELDS = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';
/** By which the library's focus trap finds where a dialog begins; without it that is the button that closes it. */
const MARK = 'data-autofocus';

/** The first field of a dialog has the focus once it is there, unless the shopper has gone on to something else. */
export function useFirstField(isReady: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isReady || !body.current || body.current.querySelector(`[${MARK}]`)) return;
    const fields = [...body.current.querySelectorAll<HTMLInputElement>(FIELDS)];
    // of radio buttons the chosen one is where Tab would lead, too
    const field = fields.find(({ type, checked }) => type !== 'radio' || checked) ?? fields[0];
    field?.setAttribute(MARK, '');
    const dialog = body.current.closest('[role=dialog]');
    const focused = document.activeElement;
    // fields that came late: the trap has begun without them
    if (dialog?.contains(focused) && !body.current.contains(focused)) field?.focus({ preventScroll: true });
  }, [isReady]);
  return body;
}
