import { IconClock, IconSearch, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../client/use-translation';
import floating from '../ui/floating-panel.module.css';
import type { KeywordList } from './search-box-lists';
import classes from './search-box-panel.module.css';

interface Props {
  id: string;
  isOpen: boolean;
  lists: KeywordList[];
  /** Place of the option that the arrows are at, over all lists; -1: none. */
  active: number;
  onPick: (keyword: string, kind: KeywordList['kind']) => void;
  onRemove: (keyword: string) => void;
  onClearRecent: () => void;
}

/** What the search box offers. The field keeps the focus: options are named to it by `aria-activedescendant`. */
export function SearchBoxPanel({ id, isOpen, lists, active, onPick, onRemove, onClearRecent }: Props) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const shown = lists.filter(({ keywords }) => keywords.length > 0);
  const isTyping = lists.some(({ kind }) => kind === 'suggestions');
  const count = shown.reduce((sum, { keywords }) => sum + keywords.length, 0);
  const placeOf = (list: KeywordList, index: number) =>
    shown.slice(0, shown.indexOf(list)).reduce((sum, { keywords }) => sum + keywords.length, 0) + index;

  useEffect(() => {
    if (active >= 0) panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && t('search.shown', { number: count })}
      </p>
      <div ref={panel} className={clsx(floating.panel, classes.panel)} hidden={!isOpen}>
        <div id={id} role="listbox" aria-label={t('search.label')}>
          {shown.map((list) => (
            <div key={list.kind} role="group" aria-labelledby={`${id}-${list.kind}`} className={classes.group}>
              <p className={classes.title} id={`${id}-${list.kind}`} role="presentation">
                {t(`search.${list.kind}`)}
              </p>
              <ul role="presentation" className={list.kind === 'hot' ? classes.chips : classes.rows}>
                {list.keywords.map((keyword, index) => (
                  <li
                    key={keyword}
                    id={`${id}-${placeOf(list, index)}`}
                    role="option"
                    aria-selected={placeOf(list, index) === active}
                    aria-describedby={list.kind === 'recent' ? `${id}-hint` : undefined}
                    className={clsx(classes.option, list.kind === 'hot' ? classes.chip : classes.row)}
                    // the field keeps the focus
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onPick(keyword, list.kind)}
                  >
                    {list.kind === 'recent' && <IconClock size={18} aria-hidden />}
                    {list.kind === 'suggestions' && <IconSearch size={18} aria-hidden />}
                    <span className={classes.words}>
                      <bdi>{keyword}</bdi>
                    </span>
                    {list.kind === 'recent' && (
                      <span
                        // for the pointer; the keyboard has Delete
                        aria-hidden
                        className={classes.remove}
                        onClick={(event) => {
                          event.stopPropagation();
                          onRemove(keyword);
                        }}
                      >
                        <IconX size={16} />
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p id={`${id}-hint`} hidden>
          {t('search.removeHint')}
        </p>
        {shown[0]?.kind === 'recent' && !isTyping && (
          <button type="button" className={classes.clear} onClick={onClearRecent}>
            {t('search.clearRecent')}
          </button>
        )}
      </div>
    </>
  );
}
