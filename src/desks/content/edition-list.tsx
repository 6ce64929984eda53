import { useState } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { StatusChip, type Tone } from '../../ui/status-chip';
import rows from '../bench/list-row.module.css';
import classes from './content.module.css';

interface Props {
  editions: { number: number; at: string; staffName: string }[];
  chips: (number: number) => { tone: Tone; word: string }[];
  onTake: (number: number) => Promise<void>;
}

/** Who wrote what when; none ever changes, so that taking one back is to write it anew. */
export function EditionList({ editions, chips, onTake }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const [loading, setLoading] = useState<number>();
  const take = async (number: number) => {
    setLoading(number);
    await onTake(number).finally(() => setLoading(undefined));
  };
  if (editions.length === 0) return <p className={classes.quiet}>{t('content.noEditions')}</p>;
  return (
    <ul className={classes.history}>
      {editions.map(({ number, at, staffName }) => (
        <li key={number} className={rows.row}>
          <span>
            {t('content.edition', { number })} · <bdi>{staffName}</bdi> ·{' '}
            {formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}
          </span>
          <span className={classes.actions}>
            {chips(number).map(({ tone, word }) => (
              <StatusChip key={word} tone={tone}>
                {word}
              </StatusChip>
            ))}
            <ActionButton
              size="xs"
              variant="default"
              loading={loading === number}
              aria-label={t('content.takeBackOf', { number })}
              onClick={() => void take(number)}
            >
              {t('content.takeBack')}
            </ActionButton>
          </span>
        </li>
      ))}
    </ul>
  );
}
