import { useEffect, useRef } from 'react';

/** By key (`j`, `/`, `Escape`), or by two after each other (`g b`). */
export type Keys = Record<string, () => void>;

const SECOND_KEY_MS = 1200;
const FIELD = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';
/** Of a field that is no text, letters are still keys of the desk. */
const NO_TEXT = 'input[type="checkbox"], input[type="radio"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELD) !== null && !target.matches(NO_TEXT);
}

/** While a dialog is open its keys are its own; so are all of them at a bench that scans. */
const isTaken = () => document.querySelector('[aria-modal="true"], [data-scan-mode]') !== null;

/** Keys of a desk: none of them works while something is typed, and none together with Ctrl, Alt or ⌘. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    let first: { key: string; at: number } | undefined;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target, timeStamp } = event;
      if (ctrlKey || altKey || metaKey || event.defaultPrevented || isTaken()) return;
      if (isTyping(target) && key !== 'Escape') return;
      const isSecond = first !== undefined && timeStamp - first.at < SECOND_KEY_MS;
      const pair = isSecond && first ? now.current[`${first.key} ${key}`] : undefined;
      const act = pair ?? (isSecond && isBegun(now.current, first?.key) ? undefined : now.current[key]);
      first = isBegun(now.current, key) && !pair ? { key, at: timeStamp } : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isBegun = (keys: Keys, key: string | undefined) =>
  key !== undefined && Object.keys(keys).some((one) => one.startsWith(`${key} `));
