import { useEffect, useRef, type RefObject } from 'react';

interface PanelEvents {
  inside: RefObject<HTMLElement | null>[];
  onOutside: () => void;
  onEscape: () => void;
  onPaste: (files: File[]) => void;
}

/** What happens on the page while a panel is open. */
export function usePanelEvents(events: PanelEvents) {
  const latest = useRef(events);
  latest.current = events;

  useEffect(() => {
    const controller = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(name: Name, on: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, on, { signal: controller.signal });

    listen('pointerdown', ({ target }) => {
      const { inside, onOutside } = latest.current;
      if (!inside.some(({ current }) => current?.contains(target as Node))) onOutside();
    });
    listen('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current.onEscape();
    });
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (!files.length) return;
      event.preventDefault();
      latest.current.onPaste(files);
    });
    // a file that misses the panel would be opened in place of the shop
    listen('dragover', (event) => event.preventDefault());
    listen('drop', (event) => event.preventDefault());
    return () => controller.abort();
  }, []);
}
