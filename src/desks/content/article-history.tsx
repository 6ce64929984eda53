import { useState } from 'react';
import { call } from '../../client/call';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskArticle } from '../../contract/article-desk';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { StatusChip } from '../../ui/status-chip';
import classes from './content.module.css';

interface Props {
  article: DeskArticle;
  /** With the words of an edition, to be looked at and saved anew. */
  onTake: (words: DeskArticle['draft']) => void;
}

/** Every edition that the staff wrote, and the way back to one: as a new one, since none ever changes. */
export function ArticleHistory({ article: { type, language, editions, shown, due }, onTake }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const [loading, setLoading] = useState<number>();
  const [isFailed, setFailed] = useState(false);
  const takeBack = async (number: number) => {
    setLoading(number);
    setFailed(false);
    await call('GET /operator/articles/{type}/editions/{number}', { params: { type, number }, query: { language } })
      .then(({ title, html }) => onTake({ title, html }))
      .catch(() => setFailed(true))
      .finally(() => setLoading(undefined));
  };
  if (editions.length === 0) return <p className={classes.quiet}>{t('content.noEditions')}</p>;
  return (
    <>
      <RefusalAlert error={isFailed ? { detail: '' } : undefined} />
      <ul className={classes.history}>
        {editions.map(({ number, at, staffName }) => (
          <li key={number}>
            <span>
              {t('content.edition', { number })} · <bdi>{staffName}</bdi> ·{' '}
              {formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}
            </span>
            <span className={classes.actions}>
              {number === shown?.edition && <StatusChip tone="done">{t('content.isShown')}</StatusChip>}
              {number === due?.edition && <StatusChip tone="moving">{t('content.isDue')}</StatusChip>}
              <ActionButton
                size="xs"
                variant="default"
                loading={loading === number}
                aria-label={t('content.takeBackOf', { number })}
                onClick={() => void takeBack(number)}
              >
                {t('content.takeBack')}
              </ActionButton>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
