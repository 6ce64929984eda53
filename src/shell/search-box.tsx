import { IconSearch, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { ChannelChoice } from './channel-choice';
import classes from './search-box.module.css';
import { SearchSuggestions } from './search-suggestions';
import { useSearch } from './use-search';
import { useSuggestions } from './use-suggestions';

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
  const isNarrow = isCollapsed && !box.isExpanded;

  const suggestions = useSuggestions(root);

  const submit = (text: string) => {
    suggestions.close();
    box.setExpanded(true);
    void box.search(text);
  };
  const pick = (keyword: string) => {
    box.setText(keyword);
    submit(keyword);
  };
  const wake = () => {
    box.setExpanded(true);
    suggestions.open();
  };

  return (
    <form
      ref={root}
      role="search"
      action="/product-search"
      className={clsx(classes.box, classes[variant], isNarrow && classes.narrow)}
      data-collapsed={isNarrow || undefined}
      onClick={(event) => {
        if (isNarrow && event.target !== input.current) input.current?.focus();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(box.text);
      }}
    >
      <ChannelChoice channels={box.channels} value={box.channel} onChange={box.setChannel} />
      <input
        ref={input}
        className={classes.input}
        name="keyword"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={suggestions.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={suggestions.active >= 0 ? `${listId}-${suggestions.active}` : undefined}
        placeholder={placeholder || t('search.placeholder')}
        value={box.text}
        onChange={(event) => box.setText(event.currentTarget.value)}
        onFocus={wake}
        onClick={wake}
        onKeyDown={(event) => suggestions.onKeyDown(event, pick)}
      />
      {box.text && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('search.clear')}
          onClick={() => {
            box.setText('');
            input.current?.focus();
          }}
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
      <button type="submit" className={classes.submit} aria-label={t('actions.search')}>
        <IconSearch size={20} aria-hidden />
        <span className={classes.submitText}>{t('actions.search')}</span>
      </button>
      <SearchSuggestions
        id={listId}
        keywords={suggestions.isOpen ? suggestions.keywords : []}
        active={suggestions.active}
        onPick={pick}
      />
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
