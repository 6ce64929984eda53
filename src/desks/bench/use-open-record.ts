import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import type { Change } from './index-query';
import { useKeys } from '../../client/use-keys';

interface Options {
  /** Of the rows in their order. */
  ids: string[];
  hrefOf: (change: Change) => string;
  isOn: boolean;
}

const ID = /^[\w-]{1,64}$/;

/**
 * Which record stands open beside a list: `?open=`. J and K go to its neighbours, or from row to row where none is open; O opens
 * the one of the row that has the focus. A record that a deed took from the list goes on from where it stood.
 */
export function useOpenRecord({ ids, hrefOf, isOn }: Options) {
  const router = useRouter();
  const { open, after } = router.query;
  const openId = isOn && typeof open === 'string' && ID.test(open) ? open : undefined;
  const page = typeof after === 'string' ? after : undefined;
  const place = openId === undefined ? -1 : ids.indexOf(openId);
  const stood = useRef<{ id: string; place: number }>(undefined);
  useEffect(() => {
    if (openId !== undefined && place >= 0) stood.current = { id: openId, place };
  }, [openId, place]);
  const to = (id: string | undefined) => hrefOf({ after: page, open: id });
  const still = { shallow: true, scroll: false };
  const replace = (id: string | undefined) => void router.replace(to(id), undefined, still);
  /** The row that now stands in the place of one that is gone, or the one before that; the last and the first have no further. */
  const inPlaceOf = (gone: string | undefined, step: 1 | -1) =>
    stood.current?.id === gone && stood.current
      ? ids[Math.max(0, Math.min(stood.current.place + Math.min(step, 0), ids.length - 1))]
      : undefined;
  const neighbour = (step: 1 | -1) => {
    const id = place < 0 ? inPlaceOf(openId, step) : ids[place + step];
    return id === undefined ? undefined : () => replace(id);
  };
  const [previous, next] = [neighbour(-1), neighbour(1)];
  const close = () => replace(undefined);

  // back to the row that it was of, or that has taken its place
  const last = useRef(openId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const gone = last.current;
    last.current = openId;
    if (gone && !openId) (linkOf(gone) ?? linkOf(inPlaceOf(gone, 1)) ?? heading.current)?.focus();
  });

  const walk = (step: 1 | -1) => {
    const at = ids.findIndex((id) => rowOf(id)?.contains(document.activeElement));
    const id = ids[at < 0 ? 0 : at + step];
    if (id !== undefined) linkOf(id)?.focus();
  };
  const show = (id: string) => void router.push(to(id), undefined, still);
  // Enter follows the link to the record's own page
  const openFocused = () => {
    const id = ids.find((one) => rowOf(one)?.contains(document.activeElement));
    if (id !== undefined) show(id);
  };
  useKeys(
    openId === undefined
      ? { j: () => walk(1), k: () => walk(-1), ...(isOn && { o: openFocused }) }
      : { j: () => next?.(), k: () => previous?.(), Escape: close },
  );
  return {
    openId,
    open: show,
    close,
    previous,
    next,
    /** Of the list: takes the focus where no row is left for it. */
    heading,
  };
}

const rowOf = (id: string | undefined) => (id === undefined ? null : document.querySelector(`[data-row="${id}"]`));
const linkOf = (id: string | undefined) => rowOf(id)?.querySelector<HTMLElement>('a');
