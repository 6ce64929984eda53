import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import { FreightLines } from '../../ui/freight-lines';
import { LineHistoryText } from '../../ui/line-history-text';
import { MoneyText } from '../../ui/price';
import type { FreightMark, TakenEstimate } from './best-freight.rules';
import classes from './freight-estimate.module.css';

/** One line of shipping; opens into why it costs this. */
export function FreightOption({ estimate, marks }: { estimate: TakenEstimate; marks: FreightMark[] }) {
  const { t } = useTranslation('product');
  const { title, minDays, maxDays, chargeableGrams, total, lines, history } = estimate;
  return (
    <details className={classes.option}>
      <summary className={classes.summary}>
        <span className={classes.what}>
          <span className={classes.name}>
            {title}
            {marks.map((mark) => (
              <span key={mark} className={classes.mark}>
                {t(`freight.${mark}`)}
              </span>
            ))}
          </span>
          <span className={classes.note}>
            {t('freight.days', { from: minDays, to: maxDays })} ·{' '}
            {t('details.kilograms', { kilograms: chargeableGrams / 1000 })}
          </span>
        </span>
        <span className={classes.sum}>
          <MoneyText money={total} size="md" />
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
        </span>
      </summary>
      <FreightLines lines={lines} currency={total.currency} />
      {history && (
        <p className={classes.note}>
          <LineHistoryText history={history} />
        </p>
      )}
    </details>
  );
}
