import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS } from '../../contract/locales';
import type { DeskManualOrder } from '../../contract/manual-desk';
import { MoneyText } from '../../ui/price';
import classes from './manual-record-screen.module.css';

/** What the shopper asked for, in their own words. */
export function ManualWishes({ order }: { order: DeskManualOrder }) {
  const { t } = useTranslation('operator');
  const facts = [
    [t('manual.shopper'), order.shopperName],
    [t('manual.language'), LOCALE_FACTS[order.shopperLanguage].name],
    [
      t('manual.link'),
      <a key="link" href={order.productUrl} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
        {order.productUrl}
      </a>,
    ],
    [t('manual.options'), order.options],
    [t('manual.seen'), <MoneyText key="seen" money={{ amount: order.unitPriceFen, currency: 'CNY' }} />],
    [t('manual.quantity'), order.quantity],
    [t('manual.remark'), order.remark],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          Boolean(value) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
