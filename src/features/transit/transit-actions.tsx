import { Alert, Button } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { paths } from '../../contract/paths';
import type { TransitOrderDetail } from '../../contract/transit';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import classes from './transit-detail.module.css';

interface Props {
  order: TransitOrderDetail;
  onPay: () => void;
  onChanged: () => void;
}

/** What can be done now; what it does and costs is said before. */
export function TransitActions({ order, onPay, onChanged }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const tag = intlTag(useLocale());
  const router = useRouter();
  const [asks, setAsks] = useState<'CLOSE' | 'CHANGE' | 'COMPLETE'>();
  const onError = (refusal: { detail: string }) => {
    notify.error(t('actions.failed'), refusal.detail || t('common:errors.NETWORK'));
    onChanged();
  };
  const close = useAction('POST /front/transit-orders/{id}/close', { onError });
  const complete = useAction('POST /front/transit-orders/{id}/complete', { onError });
  const find = (name: string) => order.actions.find((action) => action.name === name);
  const pay = find('PAY') ?? find('PAY_TOPUP');
  const closing = find('CLOSE');
  const params = { id: order.id };

  const isOffer = order.mode === 'REHEARSAL' && order.status === 'PENDING_PAYMENT';

  const closeNow = async () => {
    const isChanged = asks === 'CHANGE';
    const acceptFee = closing?.fee?.amount;
    const done = await close.run({ params, body: acceptFee ? { acceptFee } : {} });
    setAsks(undefined);
    if (!done) return;
    if (isChanged) return void router.push(paths.newTransit(order.parcels.map(({ id }) => id)));
    notify.success(t('actions.closed'));
    onChanged();
  };
  const completeNow = async () => {
    const done = await complete.run({ params });
    setAsks(undefined);
    if (!done) return;
    notify.success(t('actions.completed'));
    onChanged();
  };
  return (
    <div className={classes.actions}>
      {order.holds.includes('AWAITING_TOPUP') && <Alert color="yellow">{t('actions.topUpText')}</Alert>}
      {pay && (
        <Button size="md" fullWidth onClick={onPay}>
          {t(pay.name === 'PAY' ? 'actions.pay' : 'actions.payTopUp')}
        </Button>
      )}
      {find('COMPLETE') && (
        <Button size="md" fullWidth onClick={() => setAsks('COMPLETE')}>
          {t('actions.complete')}
        </Button>
      )}
      {closing && isOffer && (
        <Button variant="default" onClick={() => setAsks('CHANGE')}>
          {t('rehearsal.change')}
        </Button>
      )}
      {closing && (
        <Button variant="subtle" color="red" onClick={() => setAsks('CLOSE')}>
          {t('actions.close')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asks === 'CLOSE'}
        title={t('closeAsk.title')}
        text={
          closing?.fee && closing.fee.amount > 0
            ? t('closeAsk.fee', { amount: formatMoney(closing.fee, tag) })
            : t('closeAsk.free')
        }
        confirmLabel={t('actions.close')}
        cancelLabel={t('closeAsk.keep')}
        isDangerous
        isRunning={close.isRunning}
        onConfirm={() => void closeNow()}
        onClose={() => setAsks(undefined)}
      />
      <ConfirmDialog
        isOpen={asks === 'CHANGE'}
        title={t('rehearsal.change')}
        text={t('rehearsal.changeText', { amount: closing?.fee ? formatMoney(closing.fee, tag) : '' })}
        confirmLabel={t('rehearsal.change')}
        isRunning={close.isRunning}
        onConfirm={() => void closeNow()}
        onClose={() => setAsks(undefined)}
      />
      <ConfirmDialog
        isOpen={asks === 'COMPLETE'}
        title={t('completeAsk.title')}
        text={t('completeAsk.text')}
        confirmLabel={t('actions.complete')}
        isRunning={complete.isRunning}
        onConfirm={() => void completeNow()}
        onClose={() => setAsks(undefined)}
      />
    </div>
  );
}
