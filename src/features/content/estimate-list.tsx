import type { ApiError } from '../../client/caller';
import { useTranslation } from '../../client/use-translation';
import type { FreightEstimate } from '../../contract/catalog';
import { EstimatedLine } from '../../ui/estimated-line';
import { LoadError } from '../../ui/load-error';
import { RefusedLine } from '../../ui/refused-line';
import { RowsSkeleton } from '../../ui/skeletons';
import classes from './shipping-estimator.module.css';

interface Props {
  estimates: FreightEstimate[] | undefined;
  failure: ApiError | undefined;
  /** Of what is asked about, packed; undefined where that is not clear. */
  kilograms: number | undefined;
  onRetry: () => void;
}

/** Every line of shipping with days and price; each opens into the parts of its price. Below them those that do not take it. */
export function EstimateList({ estimates, failure, kilograms, onRetry }: Props) {
  const { t } = useTranslation('transit');
  if (failure) return <LoadError detail={failure.detail} onRetry={onRetry} />;
  if (kilograms === undefined) return <div />;
  if (!estimates) return <RowsSkeleton count={3} height={40} />;
  return (
    <div className={classes.results} aria-live="polite">
      <p className={classes.none}>{t(estimates.length > 0 ? 'estimated.packed' : 'estimator.none', { kilograms })}</p>
      {estimates.map(({ transitOptionName, title, minDays, maxDays, delivery, total, lines, refusals }) =>
        !total ? (
          <RefusedLine key={transitOptionName} title={title} refusals={refusals} />
        ) : (
          <EstimatedLine
            key={transitOptionName}
            title={title}
            days={t('estimator.days', { min: minDays, max: maxDays })}
            total={total}
            delivery={delivery}
            lines={lines}
          />
        ),
      )}
    </div>
  );
}
