import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { HotKeywords, SearchWords } from '../../contract/catalogue-desk';
import { LOCALE_FACTS } from '../../contract/locales';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './content.module.css';

interface Props {
  first: HotKeywords;
  /** To take from: what was searched most. */
  words: SearchWords['items'];
}

const readKeywords = async (data: unknown) => {
  const { HotKeywords: rules } = await import('../../contract/catalogue-desk.schemas');
  return rules.safeParse(data).data;
};

/** The words that shoppers are offered, one a line; the first is what an empty search looks for. */
export function HotKeywordsPanel({ first, words }: Props) {
  const { t } = useTranslation('operator');
  const [known, setKnown] = useState(first);
  const [typed, setTyped] = useState(first.keywords.join('\n'));
  const [isStale, setStale] = useState(false);
  const { language } = known;
  const { run, isRunning, error } = useAction('PUT /operator/hot-keywords', {
    onError: ({ status, data }) => {
      if (status !== 409) return;
      setStale(true);
      void readKeywords(data).then((now) => now && setKnown(now));
    },
  });
  const keywords = [...new Set(typed.split('\n').map((line) => line.trim()))].filter(Boolean);
  const offered = new Set(keywords.map((word) => word.toLowerCase()));
  const take = (now: HotKeywords) => {
    setKnown(now);
    setTyped(now.keywords.join('\n'));
    setStale(false);
  };
  const save = async () => {
    const now = await run({ body: { language, was: known.keywords, keywords } });
    if (!now) return;
    take(now);
    notify.success(t('catalogue.saved'));
  };
  const spare = words
    .filter(({ word, searches, foundNothing }) => foundNothing < searches && !offered.has(word))
    .slice(0, 12);
  return (
    <section className={`${classes.card} ${classes.whole}`} aria-labelledby="hot">
      <h2 id="hot">{t('catalogue.hot')}</h2>
      {isStale && (
        <p role="alert">
          {t('catalogue.stale')} <bdi>{known.keywords.join(' · ')}</bdi>
        </p>
      )}
      <RefusalAlert error={error?.status === 409 ? undefined : error} />
      <Textarea
        label={t('catalogue.hotIn', { name: LOCALE_FACTS[language].name })}
        description={t('catalogue.hotHint')}
        value={typed}
        dir={LOCALE_FACTS[language].direction}
        lang={language}
        rows={10}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {spare.length > 0 && (
        <div className={classes.actions}>
          <span className={classes.quiet}>{t('catalogue.add')}</span>
          {spare.map(({ word }) => (
            <button
              key={word}
              type="button"
              className={classes.variable}
              onClick={() => setTyped((before) => [before.trim(), word].filter(Boolean).join('\n'))}
            >
              {word}
            </button>
          ))}
        </div>
      )}
      <SaveBar isChanged={typed !== known.keywords.join('\n')} isSaving={isRunning} onDiscard={() => take(known)}>
        <ActionButton
          disabled={keywords.join('\n') === known.keywords.join('\n')}
          loading={isRunning}
          onClick={() => void save()}
        >
          {t('catalogue.save')}
        </ActionButton>
      </SaveBar>
    </section>
  );
}
