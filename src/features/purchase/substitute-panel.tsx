import { Button } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { OrderItem, PurchaseOrder } from '../../contract/purchase';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { MoneyText } from '../../ui/price';
import classes from './substitute-panel.module.css';

interface Props {
  order: PurchaseOrder;
  item: OrderItem;
  offer: NonNullable<OrderItem['substitute']>;
  onChanged: () => void;
}

/** Another thing in place of what its seller has no more: its shopper takes it, or has the money back. */
export function SubstitutePanel({ order, item, offer, onChanged }: Props) {
  const { t } = useTranslation(['purchase', 'common']);
  const { tenant, locale } = useShell();
  const [isAsked, setAsked] = useState(false);
  const answer = useAction('POST /front/purchase-orders/{id}/substitute', {
    onError: ({ detail }) => notify.error(t('actions.failed'), detail || t('common:errors.NETWORK')),
  });
  const say = async (decision: 'ACCEPT' | 'REFUSE') => {
    const body = { orderItemId: item.id, offerId: offer.id, decision };
    const now = await answer.run({ params: { id: order.id }, body });
    setAsked(false);
    if (now) notify.success(t(decision === 'ACCEPT' ? 'substitute.taken' : 'dearer.closed'));
    onChanged();
  };
  const { title, options, unitPrice, images, remark, decideBefore } = offer;
  return (
    <>
      <h2 id={`substitute-${item.id}`}>{t('substitute.title')}</h2>
      <p className={classes.text}>
        {t('substitute.text', { at: formatDateTime(decideBefore, tenant.timezoneOffset, intlTag(locale)) })}
      </p>
      <div className={classes.offer}>
        <div className={classes.pictures}>
          {images.map((image) => (
            <a key={image} href={image} target="_blank" rel="noreferrer">
              <img src={image} alt={title} width={96} height={96} />
            </a>
          ))}
        </div>
        <div className={classes.words}>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          {options.length > 0 && <bdi className={classes.quiet}>{options.join(' · ')}</bdi>}
          <span>
            <MoneyText money={unitPrice.local} /> <span className={classes.quiet}>× {item.quantity}</span>
          </span>
          {remark && (
            <p className={classes.text} dir="auto">
              {remark}
            </p>
          )}
          <p className={classes.quiet}>{t('substitute.instead', { title: item.title })}</p>
        </div>
      </div>
      <div className={classes.ways}>
        <ActionButton loading={answer.isRunning && !isAsked} onClick={() => void say('ACCEPT')}>
          {t('substitute.take')}
        </ActionButton>
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('substitute.refuse')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('substitute.refuseTitle')}
        text={t('dearer.closeText')}
        confirmLabel={t('substitute.refuse')}
        cancelLabel={t('dearer.keep')}
        isDangerous
        isRunning={answer.isRunning}
        onConfirm={() => void say('REFUSE')}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
