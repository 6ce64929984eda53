import { Button, Checkbox } from '@mantine/core';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { PaymentDue } from '../../contract/payment';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import { ThingPictures } from '../../ui/thing-pictures';
import classes from './pending-payments-screen.module.css';

interface Props {
  payment: PaymentDue;
  /** On the first screen: its pictures are not waited with. */
  isFirst?: boolean;
  isChosen: boolean;
  /** Undefined where one sum is paid at a time. */
  onToggle: (() => void) | undefined;
  onPay: () => void;
}

/** Where what the sum is for can be looked at. */
function hrefOf({ kind, orderNo }: PaymentDue): string {
  if (kind === 'DEPOSIT') return paths.balance({ tab: 'deposits' });
  if (kind === 'TRANSIT' || kind === 'TRANSIT_TOPUP') return paths.transit({ keyword: orderNo });
  if (kind === 'STORAGE') return paths.transit();
  return paths.purchases({ keyword: orderNo });
}

export function PendingPaymentRow({ payment, isChosen, isFirst, onToggle, onPay }: Props) {
  const { t } = useTranslation(['my', 'common']);
  const { tenant, locale } = useShell();
  const { kind, orderNo, amount, createdAt, payBefore, status, things } = payment;
  return (
    <article className={classes.row} data-chosen={isChosen || undefined}>
      {onToggle && (
        <Checkbox checked={isChosen} onChange={onToggle} aria-label={t('due.select', { number: orderNo })} />
      )}
      {things.length > 0 && (
        <ThingPictures things={things} moreText={(count) => `+${count}`} size={48} isFirst={isFirst} />
      )}
      <div className={classes.what}>
        <span>
          {t(`due.kind.${kind}`)}{' '}
          <Link className={classes.order} href={hrefOf(payment)} prefetch={false}>
            <bdi dir="ltr">{orderNo}</bdi>
          </Link>
        </span>
        <Link className={classes.quiet} href={paths.threads({ about: `PAYMENT.${payment.id}` })} prefetch={false}>
          {t('common:threads.ask')}
        </Link>
        <span className={payBefore ? classes.until : classes.quiet}>
          {t(payBefore ? 'due.payBefore' : 'due.since', {
            at: formatDateTime(payBefore ?? createdAt, tenant.timezoneOffset, intlTag(locale)),
          })}
        </span>
      </div>
      {status === 'PROCESSING' && <StatusChip tone="moving">{t('due.processing')}</StatusChip>}
      <strong className={classes.amount}>
        <MoneyText money={amount} size="lg" />
      </strong>
      <Button variant="default" onClick={onPay} aria-label={t('due.payOne', { number: orderNo })}>
        {t('due.pay')}
      </Button>
    </article>
  );
}
