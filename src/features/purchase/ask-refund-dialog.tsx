import { Alert, Button, NativeSelect, NumberInput } from '@mantine/core';
import Link from 'next/link';
import { useState } from 'react';
import { useMethodName } from '../../client/use-method-name';
import { PROOF_KINDS } from '../../client/use-proofs';
import { useRefundRequest } from '../../client/use-refund-request';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import { REFUND_WISHES } from '../../contract/refund.enums';
import type { RefundTo, WayBack } from '../../contract/refund';
import { Dialog } from '../../ui/dialog';
import { RequestForm } from '../../ui/request-form';
import { RefundWay } from '../../ui/refund-way';

interface Props {
  orderNo: string;
  /** What can be asked for, and how many pieces of it. */
  items: { id: string; title: string; most: number }[];
  /** Where the money could go in place of the balance. */
  wayBack: WayBack | null;
  /** Where nothing is bought yet: what comes back if the order is closed, and how it is. */
  closing: { amount: string; onAsk: () => void } | null;
  onClose: () => void;
}

/** Which item, how many of it, what is wrong and what the shopper would like. */
export function AskRefundDialog({ orderNo, items, wayBack, closing, onClose }: Props) {
  const { t } = useTranslation(['purchase', 'common']);
  const [itemId, setItemId] = useState(items[0]?.id ?? '');
  const [qty, setQty] = useState(1);
  const [wish, setWish] = useState<(typeof REFUND_WISHES)[number]>('MONEY_BACK');
  const [refundTo, setRefundTo] = useState<RefundTo>('BALANCE');
  const nameOf = useMethodName();
  const picturesHint = t('askRefund.picturesHint');
  const ask = useRefundRequest({
    unfit: picturesHint,
    sent: t('askRefund.sent'),
    kept: {
      name: 'ask-refund',
      about: items.map(({ id }) => id).join(),
      values: { itemId, qty: String(qty), wish, refundTo },
      restore: (chosen) => {
        setItemId(items.find(({ id }) => id === chosen['itemId'])?.id ?? itemId);
        setQty(Number(chosen['qty']) || 1);
        setWish(REFUND_WISHES.find((one) => one === chosen['wish']) ?? 'MONEY_BACK');
        setRefundTo(wayBack && chosen['refundTo'] === 'PROVIDER' ? 'PROVIDER' : 'BALANCE');
      },
    },
  });
  const item = items.find(({ id }) => id === itemId);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('askRefund.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {closing && (
        <Alert mb="md">
          {t('askRefund.notBought', { amount: closing.amount })}
          <Button mt="sm" variant="default" fullWidth onClick={closing.onAsk}>
            {t('actions.close')}
          </Button>
        </Alert>
      )}
      <RequestForm
        {...ask}
        leadsOn={
          ask.error?.code === 'ALREADY_ASKED' && (
            <Link href={paths.refunds({ order: orderNo })}>{t('askRefund.see')}</Link>
          )
        }
        labels={{
          reason: t('askRefund.reason'),
          pictures: t('askRefund.pictures'),
          picturesHint,
          send: t('askRefund.send'),
        }}
        pictureKinds={PROOF_KINDS}
        onSend={() => void ask.send({ orderItemId: itemId, qty, wish: closing ? 'MONEY_BACK' : wish, refundTo })}
      >
        <NativeSelect
          label={t('askRefund.item')}
          value={itemId}
          data={items.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) => (setItemId(event.currentTarget.value), setQty(1))}
        />
        <NumberInput
          label={t('askRefund.quantity')}
          min={1}
          max={item?.most ?? 1}
          allowDecimal={false}
          value={qty}
          onChange={(value) => setQty(Number(value) || 1)}
        />
        {!closing && (
          <NativeSelect
            label={t('askRefund.wish')}
            value={wish}
            data={REFUND_WISHES.map((value) => ({ value, label: t(`askRefund.wishes.${value}`) }))}
            onChange={(event) =>
              setWish(REFUND_WISHES.find((one) => one === event.currentTarget.value) ?? 'MONEY_BACK')
            }
          />
        )}
        {wayBack && <RefundWay way={wayBack} name={nameOf(wayBack.method)} value={refundTo} onChange={setRefundTo} />}
      </RequestForm>
    </Dialog>
  );
}
