import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocale } from '../client/use-shell';
import type { Channel } from '../contract/channels';
import { mayHoldLink } from './may-hold-link';
import type { KeywordList } from './search-box-lists';

const MAX_TYPED = 100;

interface Options {
  root: RefObject<HTMLElement | null>;
  /** What stands in the box. */
  text: string;
  channel: Channel | undefined;
  onPick: (keyword: string, kind: KeywordList['kind']) => void;
}

/** The lists below the box: loaded at the first touch, closed outside and by Escape, walked with the arrows. */
export function useSuggestions({ root, text: inBox, channel, onPick }: Options) {
  const locale = useLocale();
  const [isWanted, setWanted] = useState(false);
  /** Only what was typed here: the keyword of the address is no question. */
  const [typed, setTyped] = useState('');
  const [lists, setLists] = useState<KeywordList[]>([]);
  const [active, setActive] = useState(-1);
  const options = lists.flatMap(({ kind, keywords }) => keywords.map((keyword) => ({ kind, keyword })));
  const text = typed === inBox ? typed.trim() : '';
  // a link is opened, not completed
  const isQuestion = text.length <= MAX_TYPED && !mayHoldLink(text);
  const isOpen = isWanted && isQuestion && options.length > 0;

  const show = (next: KeywordList[]) => {
    setLists(next);
    setActive(-1);
  };
  const type = (value: string) => {
    setTyped(value);
    setActive(-1);
    setWanted(true);
  };
  const open = () => setWanted(true);
  const close = () => {
    setWanted(false);
    setActive(-1);
  };

  useEffect(() => {
    if (!isWanted || !isQuestion) return;
    const controller = new AbortController();
    const { signal } = controller;
    void import('./search-box-lists').then(({ showLists }) =>
      signal.aborted ? undefined : showLists({ text, channel, locale, signal, show }),
    );
    return () => controller.abort();
  }, [isWanted, isQuestion, text, channel, locale]);

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

  const remove = (keyword: string) => {
    void import('./recent-searches').then(({ removeRecentSearch }) => removeRecentSearch(keyword));
    setLists(without(lists, (known) => known === keyword));
    setActive((place) => Math.min(place, options.length - 2));
  };
  const clearRecent = () => {
    void import('./recent-searches').then(({ clearRecentSearches }) => clearRecentSearches());
    show(without(lists, () => true));
  };

  /** The keys of a combobox with a list, as the ARIA practices name them. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // letters that an input method is still putting together
    if (event.nativeEvent.isComposing) return;
    const move = (place: number) => {
      event.preventDefault();
      setActive(place);
    };
    const chosen = options[active];
    const { key, altKey } = event;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (key === 'ArrowUp' && altKey) {
      close();
    } else if (key === 'ArrowDown' && !isOpen) {
      open();
    } else if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      // -1 is the box itself
      const places = options.length + 1;
      move(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    } else if (!isOpen || !chosen) {
      return;
    } else if (key === 'Home' || key === 'End') {
      move(key === 'Home' ? 0 : options.length - 1);
    } else if (key === 'Enter') {
      event.preventDefault();
      onPick(chosen.keyword, chosen.kind);
    } else if (key === 'Delete' && chosen.kind === 'recent') {
      event.preventDefault();
      remove(chosen.keyword);
    }
  };

  return { lists, isOpen, active, open, close, type, forgetTyped: () => setTyped(''), remove, clearRecent, onKeyDown };
}

const without = (lists: KeywordList[], isGone: (keyword: string) => boolean) =>
  lists.map((list) =>
    list.kind === 'recent' ? { ...list, keywords: list.keywords.filter((keyword) => !isGone(keyword)) } : list,
  );
