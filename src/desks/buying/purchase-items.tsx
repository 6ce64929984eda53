import { Anchor } from '@mantine/core';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import classes from './buying.module.css';

interface Props {
  order: DeskPurchase;
  mayRefund: boolean;
  onChanged: (now: DeskPurchase | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** What is to be bought, in the seller's words, with the way there and what its shopper says to it. */
export function PurchaseItems({ order, mayRefund, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const gone = useAction('POST /operator/purchase-orders/{id}/out-of-stock', { onError: onRefused });
  const { id, version, items, canPlace } = order;
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.id}>
          <img src={item.image} alt="" width={48} height={48} className={classes.picture} loading="lazy" />
          <div className={classes.words}>
            <Anchor href={item.productUrl} target="_blank" rel="noreferrer" size="sm">
              <bdi>{item.title}</bdi>
            </Anchor>
            <bdi className={classes.quiet}>{item.options.join(' · ')}</bdi>
            {item.message && (
              <p className={classes.note}>
                <bdi>{item.message}</bdi>
              </p>
            )}
            {item.asked && (
              <span>
                {t('buying.asksMore')} <MoneyText money={{ amount: item.asked.unitFen, currency: 'CNY' }} /> ·{' '}
                <MoneyText money={item.asked.more} />
              </span>
            )}
          </div>
          <div className={classes.end}>
            <span>
              <MoneyText money={{ amount: item.paidFen, currency: 'CNY' }} /> × {item.quantity}
            </span>
            {item.status !== 'ORDERED' && <StatusChip tone="neutral">{t(`buying.item.${item.status}`)}</StatusChip>}
            {item.isRefundAsked && <StatusChip tone="trouble">{t('buying.refundAsked')}</StatusChip>}
            {mayRefund && canPlace && !item.isRefundAsked && item.status === 'ORDERED' && (
              <ActionButton
                size="compact-xs"
                variant="default"
                loading={gone.isRunning}
                onClick={() =>
                  void gone.run({ params: { id }, body: { version, orderItemId: item.id } }).then(onChanged)
                }
              >
                {t('buying.gone')}
              </ActionButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
