import { Alert } from '@mantine/core';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Quote } from '../../contract/cart';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';

/** Between looking and ordering something moved: what it was and what it is. */
export function MovedNotice({ before, after }: { before: Quote; after: Quote }) {
  const { t } = useTranslation('cart');
  const tag = intlTag(useLocale());
  const money = (quote: Quote) => formatMoney(quote.total.local, tag);
  return (
    <Alert color="orange" role="alert" title={t('checkout.changed')}>
      <p>{t('checkout.changedText')}</p>
      {before.total.local.amount !== after.total.local.amount && (
        <strong>{t('checkout.changedTotal', { before: money(before), after: money(after) })}</strong>
      )}
    </Alert>
  );
}
