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
 * the one of the row that has the focus.
 */
export function useOpenRecord({ ids, hrefOf, isOn }: Options) {
  const router = useRouter();
  const { open, after } = router.query;
  const openId = isOn && typeof open === 'string' && ID.test(open) ? open : undefined;
  const page = typeof after === 'string' ? after : undefined;
  const place = openId === undefined ? -1 : ids.indexOf(openId);
  const to = (id: string | undefined) => hrefOf({ after: page, open: id });
  const still = { shallow: true, scroll: false };
  const replace = (id: string | undefined) => void router.replace(to(id), undefined, still);
  const neighbour = (step: 1 | -1) => {
    const id = place < 0 ? undefined : ids[place + step];
    return id === undefined ? undefined : () => replace(id);
  };
  const [previous, next] = [neighbour(-1), neighbour(1)];
  const close = () => replace(undefined);

  // back to the row that it was of
  const last = useRef(openId);
  useEffect(() => {
    if (last.current && !openId) linkOf(last.current)?.focus();
    last.current = openId;
  }, [openId]);

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
  };
}

const rowOf = (id: string) => document.querySelector(`[data-row="${id}"]`);
const linkOf = (id: string) => rowOf(id)?.querySelector<HTMLElement>('a');
