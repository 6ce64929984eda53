import { Anchor } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { paths } from '../../contract/paths';
import type { TransitOrderDetail } from '../../contract/transit';
import { FreightLines } from '../../ui/freight-lines';
import { MoneyText } from '../../ui/price';
import { isChanged } from '../../ui/rate-note';
import classes from './transit-detail.module.css';
import { keptOf, partDueOf } from './transit-look';

/** What came of the difference to what was paid before packing; nothing of a shipment that ended for it. */
function settlementOf({ reconciliation, holds, status }: TransitOrderDetail) {
  if (reconciliation?.outcome !== 'TOP_UP') return reconciliation?.outcome;
  if (status === 'CLOSED') return undefined;
  return holds.includes('AWAITING_TOPUP') ? 'TOP_UP' : 'TOP_UP_PAID';
}

/** The invoice, before it the estimate; what was paid and what came back stands below. */
export function TransitReceipt({ order }: { order: TransitOrderDetail }) {
  const { t } = useTranslation(['transit', 'common']);
  const receipt = order.invoice ?? order.estimate;
  const kept = keptOf(order);
  // where nothing went back, all that was paid is the fee
  const cameAndWent: [name: string, money: Money][] = [
    ['paid', order.paid],
    ['refunded', order.refunded],
  ];
  const below: typeof cameAndWent = [
    ...(kept && order.refunded.amount === 0 ? [] : cameAndWent),
    ...(kept ? [['closeFee', kept] as [string, Money]] : []),
  ];
  const settled = settlementOf(order);
  const due = partDueOf(order);
  const [hold] = order.holds;
  return (
    <div className={classes.receipt}>
      <p className={classes.quiet}>{t(order.invoice ? 'receipt.invoice' : 'receipt.estimate')}</p>
      <FreightLines lines={receipt.lines} currency={receipt.total.currency} />
      {kept ? (
        <>
          <p className={classes.row}>
            <span>{t('receipt.would')}</span>
            <MoneyText money={receipt.total} />
          </p>
          <p className={classes.quiet}>{t('receipt.closed')}</p>
        </>
      ) : (
        <p className={classes.total}>
          <span>{t('compose.total')}</span>
          <MoneyText money={receipt.total} size="lg" />
        </p>
      )}
      {!kept && !order.invoice && receipt.atMost && (
        <p className={classes.quiet}>
          {t('compose.atMost')} <MoneyText money={receipt.atMost} />
        </p>
      )}
      {below
        .filter(([, { amount }]) => amount > 0)
        .map(([name, money]) => (
          <p key={name} className={classes.row}>
            <span>{t(`receipt.${name}`)}</span>
            <MoneyText money={money} />
          </p>
        ))}
      {due && hold && (
        <p className={classes.row}>
          <strong>{t(`hold.${hold}`)}</strong>
          <strong>
            <MoneyText money={due} />
          </strong>
        </p>
      )}
      {order.refunded.amount > 0 && (
        <Anchor component={Link} href={paths.refunds({ order: order.orderNo })} size="sm">
          {t('receipt.seeRefund')}
        </Anchor>
      )}
      {isChanged(receipt) && <p className={classes.quiet}>{t('common:receipt.rateOfOrder')}</p>}
      {settled && <p className={classes.quiet}>{t(`receipt.${settled}`)}</p>}
    </div>
  );
}
