import { IconSearch, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { useId, useRef, useState } from 'react';
import { paths } from '../contract/paths';
import { useTranslation } from '../client/use-translation';
import { ImageSearch, pastedPicture } from '../features/catalog/image-search/image-search';
import { ConfirmDialog } from '../ui/confirm-dialog';
import round from '../ui/round-button.module.css';
import { useOnceOpened } from '../ui/use-once-opened';
import { ChannelChoice } from './channel-choice';
import type { KeywordList } from './search-box-lists';
import classes from './search-box.module.css';
import { useSearch } from './use-search';
import { useSuggestions } from './use-suggestions';
import { LayerLoading } from '../ui/part-loading';

const SearchBoxPanel = dynamic(() => import('./search-box-panel').then((m) => m.SearchBoxPanel), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  variant?: 'header' | 'hero';
  /** Narrow and inactive until it is clicked or submitted (SRCH-4). */
  isCollapsed?: boolean;
  placeholder?: string;
}

/** One field for links and words. Without JavaScript it still is a form that searches. */
export function SearchBox({ variant = 'header', isCollapsed = false, placeholder }: Props) {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const box = useSearch();
  const [pasted, setPasted] = useState<File>();
  const isNarrow = isCollapsed && !box.isExpanded;

  const submit = (text: string, isEverywhere = false) => {
    suggestions.close();
    suggestions.forgetTyped();
    box.setExpanded(true);
    // the keyboard of a phone would stand before the results
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
    void box.search(text, isEverywhere);
  };
  const pick = (keyword: string, kind: KeywordList['kind']) => {
    box.setText(keyword);
    submit(keyword, kind === 'hot');
  };
  const suggestions = useSuggestions({ root, text: box.text, channel: box.channel, onPick: pick });
  const wasOpened = useOnceOpened(suggestions.isOpen);
  const wake = () => {
    box.setExpanded(true);
    suggestions.open();
  };

  return (
    <form
      ref={root}
      role="search"
      action={paths.search({})}
      className={clsx(classes.box, classes[variant], isNarrow && classes.narrow)}
      data-collapsed={isNarrow || undefined}
      onClick={(event) => {
        if (isNarrow && event.target !== input.current) input.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) suggestions.close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(box.text);
      }}
    >
      <ChannelChoice
        channels={box.channels}
        value={box.channel}
        isEverywhere={box.isEverywhere}
        onChange={box.setChannel}
      />
      <input
        ref={input}
        className={classes.input}
        name="keyword"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        // an empty field is cut at its end, in the direction of the page
        dir={box.text ? 'auto' : undefined}
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={suggestions.isOpen}
        aria-controls={wasOpened ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={suggestions.active >= 0 ? `${listId}-${suggestions.active}` : undefined}
        placeholder={placeholder || t('search.placeholder')}
        value={box.text}
        onChange={(event) => {
          box.setText(event.currentTarget.value);
          suggestions.type(event.currentTarget.value);
        }}
        onFocus={wake}
        onClick={wake}
        onKeyDown={suggestions.onKeyDown}
        onPaste={(event) => {
          const picture = pastedPicture(event.clipboardData);
          if (!picture) return;
          event.preventDefault();
          suggestions.close();
          setPasted(picture);
        }}
      />
      {box.text && (
        <button
          type="button"
          className={clsx(round.button, classes.clear)}
          aria-label={t('search.clear')}
          onClick={() => {
            box.setText('');
            input.current?.focus();
          }}
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
      <ImageSearch channel={box.channel} pasted={pasted} onOpen={suggestions.close} />
      <button type="submit" className={classes.submit} aria-label={t('actions.search')}>
        <IconSearch size={20} aria-hidden />
        <span className={classes.submitText}>{t('actions.search')}</span>
      </button>
      {wasOpened && (
        <SearchBoxPanel
          id={listId}
          isOpen={suggestions.isOpen}
          lists={suggestions.lists}
          active={suggestions.active}
          onPick={pick}
          onRemove={suggestions.remove}
          onClearRecent={() => {
            suggestions.clearRecent();
            // its button may be gone
            input.current?.focus();
          }}
        />
      )}
      <ConfirmDialog
        isOpen={box.brokenLink !== undefined}
        title={t('search.broken.title')}
        text={t('search.broken.text')}
        confirmLabel={t('search.broken.confirm')}
        hasCancel={false}
        onConfirm={box.fileByHand}
        onClose={box.forgetLink}
      />
    </form>
  );
}
