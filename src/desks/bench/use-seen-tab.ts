import { useEffect, useRef } from 'react';

/** Where tabs run on beyond the edge, the one that is open is in sight. @returns for what holds their row */
export function useSeenTab<Holder extends HTMLElement>(current: string) {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    const tab = holder.current?.querySelector<HTMLElement>('nav [aria-current]');
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [seen, { left, right }] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (left < seen.left) row.scrollLeft -= seen.left - left;
    if (right > seen.right) row.scrollLeft += right - seen.right;
  }, [current]);
  return holder;
}
