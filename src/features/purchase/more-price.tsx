import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { OrderItem } from '../../contract/purchase';
import classes from './dearer-panel.module.css';

/** What its seller asks for one now, and what that is or was more. */
export function MorePrice({ item: { dearer, status } }: { item: OrderItem }) {
  const { t } = useTranslation('purchase');
  const tag = intlTag(useLocale());
  if (!dearer) return null;
  const sums = { price: formatMoney(dearer.unitPrice.local, tag), more: formatMoney(dearer.more, tag) };
  return (
    <p className={classes.more}>
      {t(status === 'DEARER' ? 'dearer.now' : 'dearer.paid', sums)}
      {dearer.proof && (
        <>
          {' '}
          <a href={dearer.proof} target="_blank" rel="noreferrer">
            {t('dearer.proof')}
          </a>
        </>
      )}
    </p>
  );
}
