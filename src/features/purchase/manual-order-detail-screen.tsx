import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { convertCny, formatMoney, multiply } from '../../contract/money';
import type { ManualOrderDetail } from '../../contract/purchase';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { Timeline } from '../../ui/timeline';
import { ManualOrderClose } from './manual-order-close';
import { ManualOrderStatus } from './manual-order-status';
import { manualOrderTimeline } from './manual-order-timeline';
import { ManualQuotePanel } from './manual-quote-panel';
import own from './manual-order-detail-screen.module.css';
import classes from '../../ui/record-page.module.css';

interface Props {
  order: ManualOrderDetail;
  onOrdered: (orderId: string) => void;
  onChanged: () => void;
}

/** One price request: what was asked for, what it costs, and where it stands. */
export function ManualOrderDetailScreen({ order, onOrdered, onChanged }: Props) {
  const { t } = useTranslation('purchase');
  const { tenant, locale } = useShell();
  const { cnyExchangeRate, marginBasisPoints, currency } = tenant.exchangeInfo;
  const sum = multiply({ amount: order.unitPriceFen, currency: 'CNY' }, order.quantity);
  const about = formatMoney(convertCny(sum.amount, cnyExchangeRate, marginBasisPoints, currency), intlTag(locale));
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  const sent = t('manual.sent', { at: time(order.createdAt) });

  const facts: [string, ReactNode][] = [
    [t('manual.field.productUrl'), <LinkOut key="link" url={order.productUrl} label={t('manual.detail.openLink')} />],
    [t('manual.field.options'), order.options],
    [t('manual.field.unitPriceFen'), <MoneyText key="price" money={{ ...sum, amount: order.unitPriceFen }} />],
    [t('manual.field.quantity'), order.quantity],
    [
      t('manual.detail.sum'),
      <span key="sum">
        <MoneyText money={sum} />{' '}
        {currency !== 'CNY' && <span className={own.about}>{t('manual.detail.about', { sum: about })}</span>}
      </span>,
    ],
    [t('manual.field.remark'), order.remark],
  ];
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>
            <bdi>{order.title}</bdi>
          </h1>
          <p className={classes.quiet}>{sent}</p>
        </div>
        <div className={classes.state}>
          <ManualOrderStatus order={order} />
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          {order.quote && (
            <ManualQuotePanel order={order} quote={order.quote} onOrdered={onOrdered} onStale={onChanged} />
          )}
          <section className={classes.panel} aria-labelledby="asked">
            <h2 id="asked">{t('manual.detail.asked')}</h2>
            <dl className={own.facts}>
              {facts.map(
                ([name, value]) =>
                  Boolean(value) && (
                    <div key={name} className={own.fact}>
                      <dt>{name}</dt>
                      <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
                    </div>
                  ),
              )}
            </dl>
          </section>
        </div>
        <aside className={classes.panel} aria-labelledby="next">
          <h2 id="next">{t('manual.detail.next')}</h2>
          <Timeline
            entries={manualOrderTimeline(order, {
              sent,
              closed: order.closeReason ? t(`manual.closed.${order.closeReason}`) : t('manual.status.CLOSED'),
              step: (step) => t(`manual.done.${step}`),
              time,
            })}
          />
          <Button component={Link} href={paths.manualOrder()} variant="default">
            {t('manual.done.another')}
          </Button>
          {order.canClose && <ManualOrderClose order={order} onClosed={onChanged} />}
        </aside>
      </div>
    </div>
  );
}

function LinkOut({ url, label }: { url: string; label: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={own.link} title={url}>
      <IconExternalLink size={16} aria-hidden />
      <span>
        {label} (<bdi dir="ltr">{new URL(url).hostname}</bdi>)
      </span>
    </a>
  );
}
