import type { ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { Quote } from '../../contract/cart';
import { MoneyText } from '../../ui/price';
import classes from './cart-bar.module.css';

/** Phones: the total and the way on stay above the thumb. */
export function CartBar({
  quote,
  isCurrent,
  button,
}: {
  quote: Quote | undefined;
  isCurrent: boolean;
  button: ReactNode;
}) {
  const { t } = useTranslation(['cart', 'common']);
  return (
    <div className={classes.bar}>
      <div data-stale={!isCurrent || undefined} className={classes.total}>
        <span className={classes.label}>{t('common:receipt.total')}</span>
        {quote ? <MoneyText money={quote.total.local} size="md" /> : <span>{t('summary.none')}</span>}
      </div>
      {button}
    </div>
  );
}
