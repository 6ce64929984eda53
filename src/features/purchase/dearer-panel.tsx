import { Button } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { OrderItem, PurchaseOrder } from '../../contract/purchase';
import { formatDateTime } from '../../contract/tenant-time';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import classes from './dearer-panel.module.css';
import { MorePrice } from './more-price';

interface Props {
  order: PurchaseOrder;
  onPay: () => void;
  onChanged: () => void;
}

/** What became dearer of an order: its shopper pays the rest, does without it, or leaves it to the last day. */
export function DearerPanel({ order, onPay, onChanged }: Props) {
  const { t } = useTranslation(['purchase', 'common']);
  const { tenant, locale } = useShell();
  const tag = intlTag(locale);
  const [asked, setAsked] = useState<OrderItem>();
  const close = useAction('POST /front/purchase-orders/{id}/close-item', {
    onError: ({ detail }) => notify.error(t('actions.failed'), detail || t('common:errors.NETWORK')),
  });
  const dearer = order.items.filter(({ status }) => status === 'DEARER');
  const until = dearer[0]?.decideBefore;
  const isLookedAt = order.topUp?.status === 'NEEDS_REVIEW';

  const closeItem = async ({ id }: OrderItem) => {
    const closed = await close.run({ params: { id: order.id }, body: { orderItemId: id } });
    setAsked(undefined);
    if (closed) notify.success(t('dearer.closed'));
    onChanged();
  };
  return (
    <>
      <h2 id="dearer">{t('dearer.title')}</h2>
      {isLookedAt && order.topUp && (
        <p className={classes.text}>
          {t('dearer.review', { amount: formatMoney(order.topUp.amount, tag), email: tenant.serviceEmail })}
        </p>
      )}
      {until && !isLookedAt && (
        <p className={classes.text}>{t('dearer.text', { at: formatDateTime(until, tenant.timezoneOffset, tag) })}</p>
      )}
      <ul className={classes.items}>
        {dearer.map((item) => (
          <li key={item.id} className={classes.item}>
            <div>
              <bdi>{item.title}</bdi>
              <MorePrice item={item} />
            </div>
            {!isLookedAt && (
              <Button
                variant="default"
                onClick={() => setAsked(item)}
                aria-label={`${t('dearer.close')}: ${item.title}`}
              >
                {t('dearer.close')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {order.topUp && !isLookedAt && (
        <Button size="md" className={classes.pay} onClick={onPay}>
          {t('dearer.pay', { amount: formatMoney(order.topUp.amount, tag) })}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('dearer.closeTitle')}
        text={t('dearer.closeText')}
        confirmLabel={t('dearer.close')}
        cancelLabel={t('dearer.keep')}
        isDangerous
        isRunning={close.isRunning}
        onConfirm={() => asked && void closeItem(asked)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
