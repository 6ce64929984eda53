import { IconChevronDown } from '@tabler/icons-react';
import type { ApiError } from '../../client/caller';
import { useTranslation } from '../../client/use-translation';
import type { FreightEstimate } from '../../contract/catalog';
import { FreightLines } from '../../ui/freight-lines';
import { LoadError } from '../../ui/load-error';
import { MoneyText } from '../../ui/price';
import { RowsSkeleton } from '../../ui/skeletons';
import { RefusedLine } from './refused-line';
import classes from './shipping-estimator.module.css';

interface Props {
  estimates: FreightEstimate[] | undefined;
  failure: ApiError | undefined;
  isWaiting: boolean;
  onRetry: () => void;
}

/** Every line of shipping with days and price; each opens into the parts of its price. Below them those that do not take it. */
export function EstimateList({ estimates, failure, isWaiting, onRetry }: Props) {
  const { t } = useTranslation('homepage');
  if (failure) return <LoadError detail={failure.detail} onRetry={onRetry} />;
  if (!estimates) return isWaiting ? <RowsSkeleton count={3} height={40} /> : <div />;
  return (
    <div className={classes.results} aria-live="polite">
      {estimates.length === 0 && <p className={classes.none}>{t('estimator.none')}</p>}
      {estimates.map(({ transitOptionName, title, minDays, maxDays, total, lines, refusals }) =>
        !total ? (
          <RefusedLine key={transitOptionName} title={title} refusals={refusals} />
        ) : (
          <details key={transitOptionName} className={classes.option}>
            <summary className={classes.summary}>
              <span className={classes.name}>{title}</span>
              <span className={classes.days}>{t('estimator.days', { min: minDays, max: maxDays })}</span>
              <MoneyText money={total} size="md" />
              <IconChevronDown size={16} aria-hidden className={classes.chevron} />
            </summary>
            <FreightLines lines={lines} currency={total.currency} />
          </details>
        ),
      )}
    </div>
  );
}
