import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** Hot keywords below the box: loaded at the first touch, closed outside and by Escape, walked with the arrows. */
export function useSuggestions(root: RefObject<HTMLElement | null>) {
  const [keywords, setKeywords] = useState<string[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isLoading = useRef(false);
  const isOpen = isWanted && keywords.length > 0;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const open = () => {
    setWanted(true);
    if (isLoading.current || keywords.length) return;
    isLoading.current = true;
    void import('./hot-keywords')
      .then(({ loadHotKeywords }) => loadHotKeywords())
      .then(setKeywords)
      .finally(() => {
        isLoading.current = false;
      });
  };

  useEffect(() => {
    if (!isWanted) return;
    const onPointer = (event: PointerEvent) => {
      if (root.current?.contains(event.target as Node)) return;
      setWanted(false);
      setActive(-1);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isWanted, root]);

  /** @returns whether the key was meant for the list */
  const onKeyDown = (event: KeyboardEvent, onPick: (keyword: string) => void): boolean => {
    if (event.key === 'Escape' && isWanted) {
      close();
      return true;
    }
    if (event.key === 'Tab') close();
    if (!isOpen) {
      if (event.key === 'ArrowDown') open();
      return false;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // -1 is the box itself
      const count = keywords.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
      return true;
    }
    const chosen = keywords[active];
    if (event.key !== 'Enter' || chosen === undefined) return false;
    event.preventDefault();
    onPick(chosen);
    return true;
  };

  return { keywords, isOpen, active, open, close, onKeyDown };
}
