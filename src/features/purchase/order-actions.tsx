import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { notify } from '../../client/notify';
import { paths } from '../../contract/paths';
import { useAction } from '../../client/use-action';
import { useMethodName } from '../../client/use-method-name';
import { useLocale, useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { PurchaseOrderDetail } from '../../contract/purchase';
import type { RefundTo } from '../../contract/refund';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import classes from './order-actions.module.css';
import { PartLoading } from '../../ui/part-loading';

const loadWay = () => import('../../ui/refund-way').then((file) => file.RefundWay);
const Way = dynamic(loadWay, { ssr: false, loading: PartLoading });

interface Props {
  order: PurchaseOrderDetail;
  /** Its dialog is opened from elsewhere too. */
  asksToClose: boolean;
  setAsksToClose: (asks: boolean) => void;
  onChanged: () => void;
}

/** Order again, or close: what closing gives back is said before it happens. */
export function OrderActions({ order, asksToClose, setAsksToClose, onChanged }: Props) {
  const { t } = useTranslation(['purchase', 'common']);
  const router = useRouter();
  const locale = useLocale();
  const [isGoing, setGoing] = useState(false);
  const onError = (refusal: { detail: string }) =>
    notify.error(t('actions.failed'), refusal.detail || t('common:errors.NETWORK'));
  const close = useAction('POST /front/purchase-orders/{id}/close', { onError });
  const clone = useAction('POST /front/purchase-orders/{id}/clone', { onError });
  const nameOf = useMethodName();
  const [refundTo, setRefundTo] = useState<RefundTo>('BALANCE');
  const { tenant } = useShell();
  const asksTheWay = order.canClose && Boolean(order.wayBack && order.closeGives);
  // before the dialog opens, which would grow when it comes
  useEffect(() => {
    if (asksTheWay) void loadWay();
  }, [asksTheWay]);
  const goesBack = tenant.tenantPreference.supportBalancePay === false && order.payment?.method !== 'BALANCE';

  const closeOrder = async () => {
    const closed = await close.run({ params: { id: order.id }, query: { refundTo } });
    setAsksToClose(false);
    if (closed) notify.success(t('actions.closed'));
    onChanged();
  };
  const orderAgain = async () => {
    const fresh = await clone.run({ params: { id: order.id } });
    if (!fresh) return;
    setGoing(true);
    notify.success(t('actions.cloned'));
    await router.push(paths.purchase(fresh.id));
    // the page of the new order may be this one, drawn anew
    setGoing(false);
  };
  return (
    <div className={classes.actions}>
      {order.canClone && (
        <ActionButton variant="default" onClick={() => void orderAgain()} loading={clone.isRunning || isGoing}>
          {t('actions.clone')}
        </ActionButton>
      )}
      {order.canClose && (
        <Button variant="subtle" color="red" onClick={() => setAsksToClose(true)}>
          {t('actions.close')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asksToClose}
        title={t('closeAsk.title')}
        text={
          order.closeGives
            ? t(order.wayBack ? 'closeAsk.choice' : goesBack ? 'closeAsk.paidBack' : 'closeAsk.paid', {
                amount: formatMoney(order.closeGives, intlTag(locale)),
              })
            : t('closeAsk.unpaid')
        }
        confirmLabel={t('closeAsk.confirm')}
        cancelLabel={t('closeAsk.keep')}
        isDangerous
        isRunning={close.isRunning}
        onConfirm={() => void closeOrder()}
        onClose={() => setAsksToClose(false)}
      >
        {order.wayBack && order.closeGives && (
          <Way way={order.wayBack} name={nameOf(order.wayBack.method)} value={refundTo} onChange={setRefundTo} />
        )}
      </ConfirmDialog>
    </div>
  );
}
