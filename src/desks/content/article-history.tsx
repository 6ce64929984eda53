import { useState } from 'react';
import { call } from '../../client/call';
import { useTranslation } from '../../client/use-translation';
import type { DeskArticle } from '../../contract/article-desk';
import { RefusalAlert } from '../../ui/refusal-alert';
import type { Tone } from '../../ui/status-chip';
import { EditionList } from './edition-list';

interface Props {
  article: DeskArticle;
  /** With the words of an edition, to be looked at and saved anew. */
  onTake: (words: DeskArticle['draft']) => void;
}

/** Every edition that the staff wrote of an article in a language, and the way back to one. */
export function ArticleHistory({ article: { type, language, editions, shown, due }, onTake }: Props) {
  const { t } = useTranslation('operator');
  const [isFailed, setFailed] = useState(false);
  const takeBack = async (number: number) => {
    setFailed(false);
    await call('GET /operator/articles/{type}/editions/{number}', { params: { type, number }, query: { language } })
      .then(({ title, html }) => onTake({ title, html }))
      .catch(() => setFailed(true));
  };
  const chips = (number: number): { tone: Tone; word: string }[] => [
    ...(number === shown?.edition ? [{ tone: 'done' as const, word: t('content.isShown') }] : []),
    ...(number === due?.edition ? [{ tone: 'moving' as const, word: t('content.isDue') }] : []),
  ];
  return (
    <>
      <RefusalAlert error={isFailed ? { detail: '' } : undefined} />
      <EditionList editions={editions} chips={chips} onTake={takeBack} />
    </>
  );
}
