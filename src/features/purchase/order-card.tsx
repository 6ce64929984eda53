import { Button } from '@mantine/core';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { addMoney } from '../../contract/money';
import type { PurchaseOrder } from '../../contract/purchase';
import { formatDateTime } from '../../contract/tenant-time';
import { StatusChip } from '../../ui/status-chip';
import { ThingPictures } from '../../ui/thing-pictures';
import { MoneyText } from '../../ui/price';
import classes from '../../ui/record-card.module.css';
import { OrderStatus } from './order-status';
import { PayCountdown } from './pay-countdown';
import { useChannelName } from '../../client/use-channel-name';
import { useMethodName } from '../../client/use-method-name';

interface Props {
  order: PurchaseOrder;
  onPay: (order: PurchaseOrder) => void;
  /** On the first screen: its pictures are not waited with. */
  isFirst?: boolean;
}

/** One order in the list: pictures of what is in it, its state, the next thing to do. */
export function OrderCard({ order, onPay, isFirst = false }: Props) {
  const { t } = useTranslation('purchase');
  const { tenant, locale } = useShell();
  const nameOf = useMethodName();
  const channelName = useChannelName();
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const detail = paths.purchase(order.id);
  const sum = order.paidMore ? addMoney(order.total.local, order.paidMore) : order.total.local;
  const isTopUpAsked = order.topUp && order.topUp.status !== 'NEEDS_REVIEW';
  const isAsked = isTopUpAsked || order.askedSince;
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  return (
    <article className={classes.card} aria-label={t('card.number', { number: order.orderNo })}>
      <header className={classes.head}>
        <Link href={detail} className={classes.number}>
          {t('card.number', { number: order.orderNo })}
        </Link>
        <span className={classes.quiet}>{time(order.createdAt)}</span>
        <span className={classes.quiet}>
          {order.channel && `${channelName(order.channel)} · `}
          <bdi>{order.shopName}</bdi>
        </span>
        <span className={classes.status}>
          <OrderStatus order={order} />
        </span>
      </header>
      <div className={classes.body} data-many={order.items.length > 1 || undefined}>
        <ThingPictures things={order.items} moreText={(count) => t('card.more', { count })} isFirst={isFirst} />
        <p className={classes.first}>
          <bdi>{order.items[0]?.title}</bdi>
        </p>
        <div className={classes.sum}>
          <span className={classes.quiet}>{t('card.items', { count: pieces })}</span>
          <strong>
            <MoneyText money={sum} size="lg" />
          </strong>
          {order.claims.map(({ id, status, amount, method }) => (
            <span key={id} className={classes.quiet}>
              <MoneyText money={amount} /> · {t(`claims.${status}`, { method: nameOf(method) })}
            </span>
          ))}
          {order.canPay && order.payBefore && <PayCountdown until={order.payBefore} />}
          {order.askedSince && (
            <span className={classes.quiet}>{t('card.asksYou', { at: time(order.askedSince) })}</span>
          )}
          {order.topUp && <StatusChip tone="waiting">{t(isTopUpAsked ? 'dearer.title' : 'dearer.checked')}</StatusChip>}
        </div>
        {order.canPay ? (
          <Button variant="light" onClick={() => onPay(order)}>
            {t('card.pay')}
          </Button>
        ) : (
          <Button component={Link} href={detail} variant={isAsked ? 'light' : 'default'}>
            {t(isAsked ? 'itemState.decide' : 'card.details')}
          </Button>
        )}
      </div>
    </article>
  );
}
