import { Alert, Button, Text } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { keepForm } from '../../client/kept-form';
import { useAction } from '../../client/use-action';
import { useMethodName } from '../../client/use-method-name';
import { useProfile } from '../../client/use-profile';
import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { paths } from '../../contract/paths';
import type { RefundTo } from '../../contract/refund';
import { formatDate } from '../../contract/tenant-time';
import type { TransitAction, TransitOrderDetail } from '../../contract/transit';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import classes from './transit-detail.module.css';
import { wishesOf } from './transit-draft.rules';
import { partDueOf } from './transit-look';
import { LayerLoading, PartLoading } from '../../ui/part-loading';

const Way = dynamic(() => import('../../ui/refund-way').then((file) => file.RefundWay), {
  ssr: false,
  loading: PartLoading,
});
const CloseFeeDialog = dynamic(() => import('./close-fee-dialog').then((file) => file.CloseFeeDialog), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  order: TransitOrderDetail;
  onPay: () => void;
  onChanged: () => void;
}

const PAY_WORDS: Partial<Record<TransitAction['name'], string>> = {
  PAY_TOPUP: 'actions.payTopUp',
  PAY_FEE: 'actions.payFee',
};

/** What can be done now; what it does and costs is said before. That all has arrived is said where it is asked. */
export function TransitActions({ order, onPay, onChanged }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const profile = useProfile();
  const { tenantPreference, serviceEmail, timezoneOffset } = useTenant();
  const tag = intlTag(useLocale());
  const router = useRouter();
  const [asks, setAsks] = useState<'CLOSE' | 'CHANGE'>();
  const onError = (refusal: { detail: string }) => {
    notify.error(t('actions.failed'), refusal.detail || t('common:errors.NETWORK'));
    onChanged();
  };
  const fee = order.actions.find(({ name }) => name === 'CLOSE')?.fee ?? undefined;
  // of what was paid first it is kept back
  const paysFee = fee !== undefined && order.mode !== 'PAY_FIRST';
  // beside a fee it is the dialog that says what is wrong
  const close = useAction(
    'POST /front/transit-orders/{id}/close',
    paysFee ? { onError: ({ code }) => (code === 'UNPACK_FEE' ? onChanged() : undefined) } : { onError },
  );
  // of what was paid first the fee is kept
  const back = { ...order.paid, amount: order.paid.amount - order.refunded.amount - (fee?.amount ?? 0) };
  const find = (name: string) => order.actions.find((action) => action.name === name);
  const pay = find('PAY') ?? find('PAY_TOPUP') ?? find('PAY_FEE');
  const partDue = partDueOf(order);
  const closing = find('CLOSE');
  const params = { id: order.id };

  const lookedAt = order.payment?.status === 'NEEDS_REVIEW' ? order.payment : undefined;
  const isAwaitingFee = order.holds.includes('AWAITING_FEE');
  const isAskedAnew = isAwaitingFee || close.error?.code === 'UNPACK_FEE';
  const isOffer = order.mode === 'REHEARSAL' && order.status === 'PENDING_PAYMENT';

  const nameOf = useMethodName();
  const [refundTo, setRefundTo] = useState<RefundTo>('BALANCE');
  const closeNow = async (payPassword?: string) => {
    const isChanged = asks === 'CHANGE';
    const way = refundTo === 'PROVIDER' ? { refundTo } : {};
    const done = await close.run({ params, body: { ...(fee && { acceptFee: fee.amount, payPassword }), ...way } });
    if (done || !paysFee) setAsks(undefined);
    if (!done) return false;
    if (done.status !== 'CLOSED') return (onChanged(), true);
    if (isChanged && profile) keepForm('transit', { shopperId: profile.id, about: '', values: wishesOf(order) });
    if (isChanged) return router.push(paths.newTransit(order.parcels.map(({ id }) => id)));
    notify.success(t('actions.closed'));
    onChanged();
    return true;
  };
  return (
    <div className={classes.actions}>
      {order.holds.includes('AWAITING_TOPUP') && <Alert color="yellow">{t('actions.topUpText')}</Alert>}
      {lookedAt && (
        <Alert color="yellow">
          {t('actions.lookedAt', { amount: formatMoney(lookedAt.amount, tag), email: serviceEmail })}
        </Alert>
      )}
      {pay && (
        <Button size="md" fullWidth onClick={onPay}>
          {t(PAY_WORDS[pay.name] ?? 'actions.pay')}
          {partDue && ` · ${formatMoney(partDue, tag)}`}
        </Button>
      )}
      {closing && isOffer && (
        <Button variant="default" onClick={() => setAsks('CHANGE')}>
          {t('rehearsal.change')}
        </Button>
      )}
      {closing && (
        <Button variant="subtle" color="red" onClick={() => setAsks('CLOSE')}>
          {t(isAwaitingFee ? 'actions.payFee' : 'actions.close')}
        </Button>
      )}
      {paysFee && order.payBefore && !isAwaitingFee && tenantPreference.supportBalancePay !== false && (
        <Text size="sm" c="dimmed">
          {t('actions.unpaidText', {
            amount: formatMoney(fee, tag),
            at: formatDate(order.payBefore, timezoneOffset, tag),
          })}
        </Text>
      )}
      <ConfirmDialog
        isOpen={asks === 'CLOSE' && !paysFee}
        title={t('closeAsk.title')}
        text={[
          fee ? t('closeAsk.fee', { amount: formatMoney(fee, tag) }) : t('closeAsk.free'),
          back.amount > 0 && !order.wayBack && t('closeAsk.paidBack', { amount: formatMoney(back, tag) }),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={t('actions.close')}
        cancelLabel={t('closeAsk.keep')}
        isDangerous
        isRunning={close.isRunning}
        onConfirm={() => void closeNow()}
        onClose={() => setAsks(undefined)}
      >
        {order.wayBack && (
          <Way way={order.wayBack} name={nameOf(order.wayBack.method)} value={refundTo} onChange={setRefundTo} />
        )}
      </ConfirmDialog>
      {paysFee && (asks === 'CLOSE' || asks === 'CHANGE') && (
        <CloseFeeDialog
          title={t(isAskedAnew ? 'closeAsk.changedTitle' : asks === 'CHANGE' ? 'rehearsal.change' : 'closeAsk.title')}
          text={t(asks === 'CHANGE' ? 'rehearsal.changeText' : 'closeAsk.fee', { amount: formatMoney(fee, tag) })}
          fee={fee}
          error={close.error}
          isRunning={close.isRunning}
          onClose={closeNow}
          onKeep={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}
