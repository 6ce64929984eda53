import { useEffect, useRef, type RefObject } from 'react';

/** By key (`j`, `/`, `Escape`), or by two after each other (`g b`). */
export type Keys = Record<string, () => void>;

const SECOND_KEY_MS = 1200;
const FIELD = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';
/** Of a field that is no text, letters are still keys of the desk. */
const NO_TEXT = 'input[type="checkbox"], input[type="radio"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELD) !== null && !target.matches(NO_TEXT);
}

/** Whether somebody is in a field: Escape is told all the same. */
export const isInField = () => isTyping(document.activeElement);

/** While a dialog is open its keys are its own; so are all of them at a bench that scans. */
export const areKeysTaken = () => document.querySelector('[aria-modal="true"], [data-scan-mode]') !== null;

/** Of all that is drawn, what is within before what is around it: the second key of a pair is nobody else's. */
const drawn: RefObject<Keys>[] = [];
let first: { key: string; at: number } | undefined;

/** Whether Escape closes something above the page; seen before that is closed and gone. */
let hasAbove = false;
function lookAbove({ key }: KeyboardEvent) {
  hasAbove =
    key === 'Escape' && document.querySelector('[aria-modal="true"], [aria-haspopup][aria-expanded="true"]') !== null;
}

function press(event: KeyboardEvent) {
  const { key, ctrlKey, altKey, metaKey, target, timeStamp } = event;
  if (ctrlKey || altKey || metaKey || event.defaultPrevented || hasAbove || areKeysTaken()) return;
  if (isTyping(target) && key !== 'Escape') return;
  const begun = first && timeStamp - first.at < SECOND_KEY_MS ? first.key : undefined;
  const pair = begun === undefined ? undefined : actOf(`${begun} ${key}`);
  const act = begun === undefined ? actOf(key) : pair;
  first = !pair && begins(key) ? { key, at: timeStamp } : undefined;
  if (!act) return;
  event.preventDefault();
  act();
}

const actOf = (key: string) => drawn.map(({ current }) => current[key]).find((act) => act !== undefined);
const begins = (key: string) =>
  drawn.some(({ current }) => Object.keys(current).some((one) => one.startsWith(`${key} `)));

function listen(change: 'addEventListener' | 'removeEventListener') {
  window[change]('keydown', lookAbove as EventListener, true);
  document[change]('keydown', press as EventListener);
}

/** Keys of a desk: none of them works while something is typed, and none together with Ctrl, Alt or ⌘. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    if (drawn.length === 0) listen('addEventListener');
    drawn.push(now);
    return () => {
      drawn.splice(drawn.indexOf(now), 1);
      if (drawn.length === 0) listen('removeEventListener');
    };
  }, []);
}
