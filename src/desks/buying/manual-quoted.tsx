import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { ManualQuote } from '../../contract/manual-quote';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { QuoteReceipt } from '../../ui/quote-receipt';
import classes from './manual-record-screen.module.css';

/** The price as it was sent: its rows with what was said of them, until when it holds, and the sums. */
export function ManualQuoted({ quote }: { quote: ManualQuote }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const until = formatDateTime(quote.validUntil, tenant.timezoneOffset, intlTag(locale));
  return (
    <section className={classes.quoted} aria-label={t('manual.status.QUOTED')}>
      <ol>
        {quote.rows.map(({ title, options, note, refusal, quantity, unitPrice }, at) => (
          <li key={at}>
            <bdi>{title}</bdi> · {quantity} × <MoneyText money={unitPrice.cny} />
            {[options, note, refusal && `${t('manual.row.refusal')}: ${refusal}`].map(
              (said) =>
                said && (
                  <p key={said}>
                    <bdi>{said}</bdi>
                  </p>
                ),
            )}
          </li>
        ))}
      </ol>
      <p>{t('manual.quote.until', { time: until })}</p>
      <QuoteReceipt sums={quote} />
    </section>
  );
}
