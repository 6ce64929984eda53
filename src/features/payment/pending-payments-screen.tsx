import { Button, Checkbox } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Payment, PaymentDue } from '../../contract/payment';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import { MoneyText } from '../../ui/price';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { PendingPaymentRow } from './pending-payment-row';
import classes from './pending-payments-screen.module.css';
import { LayerLoading } from '../../ui/part-loading';

const BatchPayDialog = dynamic(() => import('./batch-pay-dialog').then((file) => file.BatchPayDialog), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  /** null for whoever of the staff looks at the account: by what somebody pays is not for them. */
  page: { items: PaymentDue[]; total: number; pageNo: number; pageSize: number } | null;
  /** Something was paid: the list is to be read again. */
  onChanged: () => void;
  /** The dialog that pays one sum. */
  renderPay: (payment: Payment, close: () => void) => ReactNode;
}
type PropsOfPage = Props & { page: NonNullable<Props['page']> };

/** Every sum due: pay one, or choose several and pay them at once from the balance. */
export function PendingPaymentsScreen({ page, ...rest }: Props) {
  return page ? <PaymentsDue page={page} {...rest} /> : <PaymentsUnseen />;
}

function PaymentsUnseen() {
  const { t } = useTranslation(['my', 'common']);
  return <EmptyState level={1} picture="wallet" title={t('my:due.title')} text={t('common:errors.LOOK_ONLY')} />;
}

function PaymentsDue({ page: { items, total, pageNo, pageSize }, onChanged, renderPay }: PropsOfPage) {
  const { t } = useTranslation('my');
  const { supportBatchPay, supportBalancePay } = useTenant().tenantPreference;
  const title = useFocusOnChange<HTMLHeadingElement>(total);
  const [ticked, setTicked] = useState<string[]>([]);
  const [paying, setPaying] = useState<Payment>();
  const [paysBatch, setPaysBatch] = useState(false);
  const canBatch = supportBatchPay && supportBalancePay && items.length > 1;
  // what was paid meanwhile is not chosen any more
  const chosen = items.filter(({ paymentNo }) => ticked.includes(paymentNo));
  const [first] = chosen;
  const sum = first && {
    ...first.amount,
    amount: chosen.reduce((total, { amount }) => total + amount.amount, 0),
  };
  const toggle = (no: string) =>
    setTicked((current) => (current.includes(no) ? current.filter((one) => one !== no) : [...current, no]));

  return (
    <>
      <h1 ref={title} tabIndex={-1} className={classes.title}>
        {t('due.title')}
      </h1>
      {total === 0 ? (
        <EmptyState
          picture="wallet"
          title={t('due.none')}
          text={t('due.noneText')}
          action={
            <Button component={Link} href={paths.purchases()} variant="default">
              {t('due.toOrders')}
            </Button>
          }
        />
      ) : (
        <p className={classes.count}>{t('due.count', { count: total })}</p>
      )}
      {canBatch && (
        <Checkbox
          className={classes.all}
          label={t('due.selectAll')}
          checked={chosen.length === items.length}
          indeterminate={chosen.length > 0 && chosen.length < items.length}
          onChange={() => setTicked(chosen.length === items.length ? [] : items.map(({ paymentNo }) => paymentNo))}
        />
      )}
      <ul className={classes.list}>
        {items.map((payment, index) => (
          <li key={payment.id}>
            <PendingPaymentRow
              payment={payment}
              isFirst={index < 4}
              isChosen={chosen.includes(payment)}
              onToggle={canBatch ? () => toggle(payment.paymentNo) : undefined}
              onPay={() => setPaying(payment)}
            />
          </li>
        ))}
      </ul>
      <PageLinks
        label={t('due.pages')}
        pageNo={pageNo}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(number) => paths.pendingPayments({ page: number })}
      />
      {canBatch && sum && (
        <div className={classes.bar}>
          <p className={classes.sum} aria-live="polite">
            {t('due.chosen', { count: chosen.length })}
            <MoneyText money={sum} size="lg" />
          </p>
          <Button size="md" onClick={() => setPaysBatch(true)}>
            {t('due.paySelected')}
          </Button>
        </div>
      )}
      {paying && renderPay(paying, () => setPaying(undefined))}
      {paysBatch && sum && (
        <BatchPayDialog
          payments={chosen}
          sum={sum}
          onClose={() => setPaysBatch(false)}
          onPaid={() => {
            setPaysBatch(false);
            setTicked([]);
            onChanged();
          }}
        />
      )}
    </>
  );
}
