import { useTranslation } from '../../client/use-translation';
import type { QuotedRow } from '../../contract/manual-quote';
import { MoneyText, Price } from '../../ui/price';
import classes from './manual-quote-rows.module.css';

/** What was quoted, row by row; what cannot be bought says why. */
export function ManualQuoteRows({ rows }: { rows: QuotedRow[] }) {
  const { t } = useTranslation('purchase');
  return (
    <ul className={classes.rows}>
      {rows.map((row, at) => (
        <li key={at} className={classes.row} data-refused={row.refusal ? true : undefined}>
          <div className={classes.text}>
            <a href={row.productUrl} target="_blank" rel="noopener noreferrer nofollow" className={classes.title}>
              <bdi>{row.title}</bdi>
            </a>
            {[row.options, row.note].map(
              (said) =>
                said && (
                  <p key={said} className={classes.quiet}>
                    <bdi>{said}</bdi>
                  </p>
                ),
            )}
            {row.refusal && <p className={classes.refusal}>{t('manual.quote.refusal', { reason: row.refusal })}</p>}
          </div>
          {!row.refusal && (
            <div className={classes.sums}>
              <strong>
                <MoneyText money={row.total.local} size="md" />
              </strong>
              <span className={classes.quiet}>
                <Price price={row.unitPrice} size="sm" /> {t('detail.quantityOf', { count: row.quantity })}
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
