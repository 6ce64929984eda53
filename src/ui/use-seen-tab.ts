import { useEffect, useRef } from 'react';

/** Where tabs run on beyond an edge, the one that is open stands in sight; the page itself stays. @returns for their row */
export function useSeenTab<Holder extends HTMLElement>(current: string) {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    const tab = holder.current?.querySelector<HTMLElement>('nav [aria-current]');
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [seen, { left, right }] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    // in the middle, so that those beside it show that there are more
    if (left < seen.left || right > seen.right) row.scrollLeft += (left + right - seen.left - seen.right) / 2;
  }, [current]);
  return holder;
}
