import { Alert, Anchor, Button, Checkbox } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { useRequest } from '../../client/use-request';
import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { listText } from '../../contract/list-text';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payment, PaymentDue } from '../../contract/payment';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import { MoneyText } from '../../ui/price';
import type { RenderCode } from '../../ui/proof-field';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { BalanceOver } from './balance-over';
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
  /** Orders that were placed together, by their numbers: what is due for them is chosen at once. */
  placed?: readonly string[];
  /** How many are due besides those that are shown. */
  others?: number;
  /** Something was paid: the list is to be read again. */
  onChanged: () => void;
  renderCode: RenderCode;
  /** The dialog that pays one sum. */
  renderPay: (payment: Payment, close: () => void) => ReactNode;
}
type PropsOfPage = Props & { page: NonNullable<Props['page']> };

const numbersOf = (payments: PaymentDue[], tag: string) =>
  listText(
    payments.map(({ orderNo }) => orderNo),
    tag,
  );

/** Every sum due: pay one, or choose several and pay them at once from the balance. */
export function PendingPaymentsScreen({ page, ...rest }: Props) {
  return page ? <PaymentsDue page={page} {...rest} /> : <PaymentsUnseen />;
}

function PaymentsUnseen() {
  const { t } = useTranslation(['my', 'common']);
  return <EmptyState level={1} picture="wallet" title={t('my:due.title')} text={t('common:errors.LOOK_ONLY')} />;
}

const NONE: readonly string[] = [];

function PaymentsDue({ page, placed = NONE, others = 0, onChanged, renderCode, renderPay }: PropsOfPage) {
  const { items, total, pageNo, pageSize } = page;
  const { t } = useTranslation('my');
  const tag = intlTag(useLocale());
  const { supportBatchPay, supportBalancePay } = useTenant().tenantPreference;
  const title = useFocusOnChange<HTMLHeadingElement>(total);
  const isPlaced = ({ orderNo }: PaymentDue) => placed.includes(orderNo);
  const [ticked, setTicked] = useState(() => items.filter(isPlaced).map(({ paymentNo }) => paymentNo));
  const [paid, setPaid] = useState<{ numbers: string; amount: string }>();
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
  const wallet = useRequest('GET /front/user-account/querySummary', canBatch && first ? {} : undefined);
  const toggle = (no: string) =>
    setTicked((current) => (current.includes(no) ? current.filter((one) => one !== no) : [...current, no]));

  return (
    <>
      <h1 ref={title} tabIndex={-1} className={classes.title}>
        {t('due.title')}
      </h1>
      {/* there before anything is said in it, or nobody hears it */}
      <div role="status">
        {paid && (
          <Alert color="green" role="presentation" title={t('due.paid')} className={classes.told}>
            {t('due.paidFor', paid)}{' '}
            <Anchor component={Link} href={paths.purchases()}>
              {t('due.toOrders')}
            </Anchor>
          </Alert>
        )}
      </div>
      {canBatch && items.some(isPlaced) && (
        <p className={classes.told}>{t('due.placed', { numbers: numbersOf(items.filter(isPlaced), tag) })}</p>
      )}
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
        <p className={classes.count}>
          {t('due.count', { count: total })}{' '}
          {others > 0 && (
            <Anchor component={Link} href={paths.pendingPayments()}>
              {t('due.all')}
            </Anchor>
          )}
        </p>
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
            {wallet.data && (
              <span className={classes.balance}>
                <BalanceOver sum={sum} balance={wallet.data.balance} />
              </span>
            )}
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
          renderCode={renderCode}
          onClose={() => setPaysBatch(false)}
          onPaid={() => {
            setPaid({ numbers: numbersOf(chosen, tag), amount: formatMoney(sum, tag) });
            setPaysBatch(false);
            setTicked([]);
            onChanged();
          }}
        />
      )}
    </>
  );
}
