import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '../../client/caller';
import type { FreightEstimate } from '../../contract/catalog';
import { LoadError } from '../../ui/load-error';
import { MoneyText } from '../../ui/price';
import { ReceiptLines } from '../../ui/receipt-lines';
import { RowsSkeleton } from '../../ui/skeletons';
import classes from './shipping-estimator.module.css';

interface Props {
  estimates: FreightEstimate[] | undefined;
  failure: ApiError | undefined;
  isWaiting: boolean;
  onRetry: () => void;
}

/** Every line of shipping with days and price; each opens into the parts of its price. */
export function EstimateList({ estimates, failure, isWaiting, onRetry }: Props) {
  const { t } = useTranslation(['homepage', 'transit']);
  if (failure) return <LoadError detail={failure.detail} onRetry={onRetry} />;
  if (!estimates) return isWaiting ? <RowsSkeleton count={3} height={64} /> : <div />;
  return (
    <div className={classes.results} aria-live="polite">
      {estimates.length === 0 && <p className={classes.none}>{t('estimator.none')}</p>}
      <ReceiptLines
        lines={estimates.map(({ transitOptionName, title, minDays, maxDays, total, lines }) => ({
          id: transitOptionName,
          label: t('estimator.line', { title, min: minDays, max: maxDays }),
          amount: <MoneyText money={total} size="md" />,
          details: lines.map(({ code, values, amount }, index) => ({
            id: `${code}-${index}`,
            label: t(`transit:${code}`, values),
            amount: amount && <MoneyText money={amount} />,
          })),
        }))}
      />
    </div>
  );
}
