import { useTranslation } from '../../client/use-translation';
import type { DayRecord } from '../../contract/day-desk';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import classes from './money.module.css';
import { useProviderName } from './use-provider-name';

/** What each provider took and gave on the day: by the book, and by its own word. */
export function DayClearing({ clearing }: Pick<DayRecord, 'clearing'>) {
  const { t } = useTranslation('operator');
  const providerName = useProviderName();
  if (clearing.length === 0) return null;
  const isSame = ({ ours, theirs }: DayRecord['clearing'][number]) =>
    theirs !== null && ours.came.amount === theirs.came.amount && ours.went.amount === theirs.went.amount;
  return (
    <section aria-labelledby="clearing" className={classes.part}>
      <h2 id="clearing">{t('days.clearing')}</h2>
      {clearing.map((one) => (
        <div key={`${one.provider} ${one.ours.came.currency}`} className={classes.line}>
          <p className={classes.said}>
            <bdi>{providerName(one.provider)}</bdi>{' '}
            {one.theirs && (
              <StatusChip tone={isSame(one) ? 'done' : 'trouble'}>
                {t(isSame(one) ? 'days.same' : 'days.apart')}
              </StatusChip>
            )}
          </p>
          <p>
            {t('days.byBook')}: {t('days.figure.came')} <MoneyText money={one.ours.came} />, {t('days.figure.went')}{' '}
            <MoneyText money={one.ours.went} />
          </p>
          {one.theirs ? (
            <p>
              {t('days.byThem')}: {t('days.figure.came')} <MoneyText money={one.theirs.came} />, {t('days.figure.went')}{' '}
              <MoneyText money={one.theirs.went} />
            </p>
          ) : (
            <p className={classes.note}>{t(one.source ? 'days.notTold' : 'days.neverTold')}</p>
          )}
        </div>
      ))}
    </section>
  );
}
