import { Alert } from '@mantine/core';
import clsx from 'clsx';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useCopy } from '../../client/use-copy';
import { useOpening } from '../../client/use-opening';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDate, formatDateTime } from '../../contract/tenant-time';
import type { TransitLogistics, TransitOrderDetail } from '../../contract/transit';
import { CopyButton } from '../../ui/copy-button';
import { Timeline } from '../../ui/timeline';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { ArrivedPanel } from './arrived-panel';
import { BoxList } from './box-list';
import { InsuredPanel } from './insured-panel';
import { PickupPanel } from './pickup-panel';
import { ReviewPanel } from './review-panel';
import { ShippedParcels } from './shipped-parcels';
import { TransitActions } from './transit-actions';
import page from '../../ui/record-page.module.css';
import { stationOf } from './transit-look';
import { TransitReceipt } from './transit-receipt';
import { TransitState } from './transit-status';
import { transitTimeline } from './transit-timeline';
import { WayMap } from './way-map';
import { PartLoading } from '../../ui/part-loading';

const QuestionPanel = dynamic(() => import('./question-panel').then((file) => file.QuestionPanel), {
  loading: PartLoading,
});
const TroublePanel = dynamic(() => import('./trouble-panel').then((file) => file.TroublePanel), {
  loading: PartLoading,
});

interface Props {
  order: TransitOrderDetail;
  logistics: TransitLogistics;
  /** Where it goes, by name; null where the shop does not ship there any more. */
  country: string | null;
  /** Opens the pay dialog at once. */
  startsPaying: boolean;
  onChanged: () => void;
  renderPay: (order: TransitOrderDetail, close: () => void) => ReactNode;
  /** What is said about it between the shopper and the shop. */
  thread?: ReactNode;
}

const IN_TROUBLE = ['RETURNED', 'LOST', 'SEIZED'];

/** One shipment: where it is, what is in it, why it costs what it costs. */
export function TransitDetailScreen({ order, logistics, country, startsPaying, onChanged, renderPay, thread }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const { tenant, locale } = useShell();
  const copy = useCopy();
  const tag = intlTag(locale);
  const canPay = order.actions.some(({ name }) => name.startsWith('PAY'));
  const paying = useOpening('pay', startsPaying && canPay);
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, tag);
  const day = (iso: string) => formatDate(iso, tenant.timezoneOffset, tag);
  const title = useFocusOnChange<HTMLHeadingElement>(order.status);
  const { promise, isLate } = logistics;
  // what is asked has a panel of its own
  const troubles = [...order.holds, ...(IN_TROUBLE.includes(order.status) ? [order.status] : [])].filter(
    (each) => each !== order.trouble?.kind,
  );

  // what was closed before it left is on no way
  const hasWay = stationOf(order.status) >= 0 || order.boxes.length > 0 || promise !== null;
  // whoever stands at the counter looks for the code first
  const isThere = Boolean(order.pickup?.code);
  const pickup = order.pickup && <PickupPanel pickup={order.pickup} />;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <div>
          <h1 ref={title} tabIndex={-1} className={page.title}>
            {t('card.number', { number: order.orderNo })}
            <CopyButton label={t('detail.copyNumber')} onCopy={() => copy(order.orderNo)} />
          </h1>
          <p className={page.quiet}>
            {order.title} · {t('detail.from', { warehouse: order.warehouseName })} · {time(order.createdAt)}
          </p>
          {order.packBefore && <p>{t('detail.packBefore', { at: time(order.packBefore) })}</p>}
          {order.question && <p>{t('detail.packPaused')}</p>}
        </div>
        <div className={page.state}>
          <TransitState order={order} />
          {canPay && order.payBefore && (
            <span className={page.quiet}>{t('card.payBefore', { at: time(order.payBefore) })}</span>
          )}
        </div>
      </header>
      <div className={page.columns}>
        <div className={page.main}>
          {troubles.map((trouble) => {
            // of a carrier's counter nobody knows code or day
            const isAtCounter = trouble === 'UNFETCHED' && !order.pickup;
            return (
              <Alert key={trouble} color={trouble === order.status ? 'red' : 'yellow'} title={t(`trouble.${trouble}`)}>
                {t(isAtCounter ? 'trouble.UNFETCHED_counter' : `trouble.${trouble}_text`, {
                  email: tenant.serviceEmail,
                  at: '',
                })}
              </Alert>
            );
          })}
          {order.question && <QuestionPanel orderId={order.id} question={order.question} onChanged={onChanged} />}
          {order.trouble && <TroublePanel order={order} trouble={order.trouble} onChanged={onChanged} />}
          {isThere && pickup}
          <ArrivedPanel order={order} onChanged={onChanged} />
          {hasWay && (
            <section className={page.panel} aria-labelledby="way">
              <h2 id="way">{t('detail.way')}</h2>
              <WayMap order={order} />
              {promise && (
                <p className={page.quiet}>
                  {t(isLate ? 'detail.late' : promise.from ? 'detail.promise' : 'detail.promiseBy', {
                    from: promise.from ? day(promise.from) : '',
                    to: day(promise.to),
                  })}
                </p>
              )}
              {order.autoCompleteAt && (
                <p className={page.quiet}>{t('detail.autoComplete', { at: day(order.autoCompleteAt) })}</p>
              )}
              {order.boxes.length > 0 && (
                <BoxList boxes={order.boxes} logistics={logistics} isJustSent={order.status === 'OUTBOUND'} />
              )}
            </section>
          )}
          {!isThere && pickup}
          <ReviewPanel order={order} onChanged={onChanged} />
          <InsuredPanel order={order} />
          <ShippedParcels order={order} country={country} />
          <section className={clsx(page.panel, page.later)} aria-labelledby="timeline">
            <h2 id="timeline">{t('detail.timeline')}</h2>
            <Timeline
              entries={transitTimeline(
                order,
                (status) => t(`status.${status}`),
                ({ code, sum }) => t(`news.${code}`, { sum: formatMoney(sum, tag) }),
                time,
              )}
            />
          </section>
          {thread && (
            <section id="messages" className={clsx(page.panel, page.last)} aria-labelledby="messages-title">
              <h2 id="messages-title">{t('common:threads.tab')}</h2>
              {thread}
            </section>
          )}
        </div>
        <aside className={clsx(page.panel, page.costs)} aria-labelledby="sum">
          <h2 id="sum">{t('detail.sum')}</h2>
          <TransitReceipt order={order} />
          <TransitActions order={order} onPay={paying.open} onChanged={onChanged} />
        </aside>
      </div>
      {paying.isOpen && renderPay(order, paying.close)}
    </div>
  );
}
