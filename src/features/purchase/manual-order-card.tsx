import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { ManualOrder } from '../../contract/purchase';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { ManualOrderStatus } from './manual-order-status';
import classes from './manual-order-card.module.css';

/** One price request in the list; the whole card leads to it. */
export function ManualOrderCard({ order }: { order: ManualOrder }) {
  const { t } = useTranslation('purchase');
  const { tenant, locale } = useShell();
  return (
    <article className={classes.card} aria-labelledby={order.id}>
      <div className={classes.text}>
        <Link id={order.id} href={paths.manualOrderDetail(order.id)} className={classes.title}>
          <bdi>{order.title}</bdi>
        </Link>
        <p className={classes.quiet}>
          <bdi dir="ltr">{new URL(order.productUrl).hostname}</bdi>
          {order.options && (
            <>
              {' · '}
              <bdi>{order.options}</bdi>
            </>
          )}
        </p>
        <p className={classes.quiet}>
          {t('manual.sent', { at: formatDateTime(order.createdAt, tenant.timezoneOffset, intlTag(locale)) })}
        </p>
      </div>
      <div className={classes.end}>
        <ManualOrderStatus order={order} />
        <span className={classes.quiet}>
          {order.quote ? (
            <MoneyText money={order.quote.total.local} />
          ) : (
            <>
              <MoneyText money={{ amount: order.unitPriceFen, currency: 'CNY' }} />{' '}
              {t('detail.quantityOf', { count: order.quantity })}
            </>
          )}
        </span>
      </div>
    </article>
  );
}
