import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { paths } from '../../contract/paths';
import type { Refund } from '../../contract/refund';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { RefundState } from '../../ui/refund-state';
import classes from './asked-refunds.module.css';

/** What the shopper has asked back of an order: how much, when, how far it is, and where the whole of it stands. */
export function AskedRefunds({ refunds }: { refunds: Refund[] }) {
  const { t } = useTranslation(['purchase', 'my']);
  const { tenant, locale } = useShell();
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  return (
    <ul className={classes.list}>
      {refunds.map(({ id, refundNo, orderNo, status, amount, items, createdAt, dueAt, note }) => (
        <li key={id}>
          <span className={classes.sum}>
            <strong>
              <MoneyText money={amount} />
            </strong>
            <RefundState status={status} />
          </span>
          {items.map(({ title, quantity }, index) => (
            <p key={index}>
              <bdi>{title}</bdi> <span className={classes.quiet}>{t('detail.quantityOf', { count: quantity })}</span>
            </p>
          ))}
          <p className={classes.quiet}>{t('askRefund.at', { at: time(createdAt) })}</p>
          {dueAt && <p className={classes.quiet}>{t('my:refunds.due', { at: time(dueAt) })}</p>}
          {note && <p dir="auto">{t('my:refunds.note', { note })}</p>}
          <Link href={paths.refunds({ order: orderNo })} className={classes.link}>
            {t('my:refunds.number', { number: refundNo })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
