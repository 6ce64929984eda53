import { useTranslation } from '../../client/use-translation';
import type { PackingPreview } from '../../contract/packing-desk';
import { FreightLines } from '../../ui/freight-lines';
import { MoneyText } from '../../ui/price';
import classes from './packing.module.css';

/** What these boxes cost line by line, against what their shopper has agreed to, and what would be cheaper. */
export function PackingPrice({ priced: { invoice, refusals, agreed, difference, hint } }: { priced: PackingPreview }) {
  const { t } = useTranslation('operator');
  if (!invoice)
    return (
      <p role="alert" className={classes.dear}>
        {t('packing.refused', { codes: refusals.join(', ') })}
      </p>
    );
  return (
    <section className={classes.price} aria-live="polite">
      <FreightLines lines={invoice.lines} currency={invoice.total.currency} />
      <dl className={classes.sums}>
        <div>
          <dt>{t('packing.told')}</dt>
          <dd>
            <MoneyText money={agreed} />
          </dd>
        </div>
        <div>
          <dt>{t('packing.costs')}</dt>
          <dd>
            <MoneyText money={invoice.total} />
          </dd>
        </div>
        <div data-dear={difference.amount > 0 || undefined}>
          <dt>{t('packing.difference')}</dt>
          <dd>
            <MoneyText money={difference} />
          </dd>
        </div>
      </dl>
      {hint && (
        <p className={classes.hint}>
          {t('packing.hint', { box: hint.boxNo, mm: hint.lessMm })} <MoneyText money={hint.saves} />
        </p>
      )}
    </section>
  );
}
