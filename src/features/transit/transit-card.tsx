import { Button } from '@mantine/core';
import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { paths } from '../../contract/paths';
import { formatDateTime } from '../../contract/tenant-time';
import type { TransitOrder } from '../../contract/transit';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import { ThingPictures } from '../../ui/thing-pictures';
import classes from '../../ui/record-card.module.css';
import { keptOf, partDueOf } from './transit-look';
import { TransitState } from './transit-status';

interface Props {
  order: TransitOrder;
  /** The name of where it goes. */
  country: string;
  onPay: (order: TransitOrder) => void;
  /** On the first screen: its pictures are not waited with. */
  isFirst?: boolean;
}

/** One shipment in the list: what is in it, where it goes, the next thing to do. */
export function TransitCard({ order, country, onPay, isFirst = false }: Props) {
  const { t } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const tag = intlTag(locale);
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, tag);
  const canPay = order.actions.some(({ name }) => name.startsWith('PAY'));
  const partDue = partDueOf(order);
  const kept = keptOf(order);
  const sum = kept ?? partDue ?? order.total;
  const detail = paths.transitOrder(order.id);
  return (
    <article className={classes.card} aria-label={t('card.number', { number: order.orderNo })}>
      <header className={classes.head}>
        <Link href={detail} className={classes.number}>
          {t('card.number', { number: order.orderNo })}
        </Link>
        <span className={classes.quiet}>{time(order.createdAt)}</span>
        <span className={classes.quiet}>
          {order.title} · <bdi>{order.receiver.name}</bdi>, {country}
        </span>
        <span className={classes.status}>
          <TransitState order={order} />
        </span>
      </header>
      <div className={classes.body} data-many={order.parcels.length > 1 || undefined}>
        <ThingPictures things={order.parcels} moreText={(count) => `+${count}`} isFirst={isFirst} />
        <p className={classes.first}>
          <bdi>{order.parcels[0]?.title}</bdi>
        </p>
        <div className={classes.sum}>
          <span className={classes.quiet}>
            {t('card.parcels', { count: order.parcels.length })} ·{' '}
            {t('fee.weight-chargeable', { grams: order.chargeableGrams / 1000 })}
          </span>
          {sum.amount > 0 && (
            <strong>
              <MoneyText money={sum} size="lg" />
            </strong>
          )}
          {kept && kept.amount > 0 && <span className={classes.quiet}>{t('receipt.closeFee')}</span>}
          {partDue && (
            <span className={classes.quiet}>
              {t('compose.total')} <MoneyText money={order.total} />
            </span>
          )}
          {order.isEstimated && !kept && <span className={classes.quiet}>{t('card.estimated')}</span>}
          {order.payment?.status === 'NEEDS_REVIEW' && <StatusChip tone="waiting">{t('card.lookedAt')}</StatusChip>}
          {canPay && order.payBefore && (
            <span className={classes.quiet}>{t('card.payBefore', { at: time(order.payBefore) })}</span>
          )}
        </div>
        {canPay ? (
          <Button variant="light" onClick={() => onPay(order)}>
            {t('actions.pay')}
          </Button>
        ) : (
          <Button component={Link} href={detail} variant="default">
            {t('card.details')}
          </Button>
        )}
      </div>
    </article>
  );
}
