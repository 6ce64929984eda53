import { useState } from 'react';
import { useHydrated } from '../../client/use-hydrated';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { CustomsInfo } from '../../contract/customs';
import { LIMITS } from '../../contract/limits';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';
import { StatusChip } from '../../ui/status-chip';
import classes from './address-book.module.css';

const DAY_MS = 86_400_000;

interface Props {
  info: CustomsInfo;
  country: string;
  isBusy: boolean;
  onRemove: () => void;
}

/** Numbers of one receiver for one border. */
export function CustomsCard({ info, country, isBusy, onRemove }: Props) {
  const { t } = useTranslation('account');
  const { receiverName, numbers, expiresAt, keep } = info;
  return (
    <article className={classes.card}>
      <p className={classes.head}>
        <strong>
          <bdi>{receiverName}</bdi>
        </strong>
        <span>{country}</span>
        {expiresAt && <Expiry day={expiresAt} />}
      </p>
      <dl className={classes.numbers}>
        {numbers.map(({ key, label, masked }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{masked}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {!keep && <p className={classes.place}>{t('customs.gone', { count: LIMITS.customsKeptDays })}</p>}
      <p className={classes.actions}>
        <button
          type="button"
          className={classes.action}
          aria-label={t('customs.removeOf', { name: receiverName, country })}
          disabled={isBusy}
          onClick={onRemove}
        >
          {t('address.remove')}
        </button>
      </p>
    </article>
  );
}

/** Amber in the month in which the shop reminds of it, as the reader's own clock has it. */
function Expiry({ day }: { day: string }) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  const [opened] = useState(() => Date.now());
  const now = useHydrated() ? opened : 0;
  // of a calendar, the same wherever it is read
  const left = Date.parse(`${day}T00:00:00Z`) - now;
  const isOver = left <= 0;
  const tone = isOver ? 'trouble' : left <= LIMITS.customsReminderDays * DAY_MS ? 'waiting' : 'neutral';
  const words = t(isOver ? 'customs.over' : 'customs.until', {
    day: formatDate(`${day}T12:00:00Z`, 0, intlTag(locale)),
  });
  return <StatusChip tone={tone}>{words}</StatusChip>;
}
