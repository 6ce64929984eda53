import { Alert, Button } from '@mantine/core';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { useOpening } from '../../client/use-opening';
import { useCopy } from '../../client/use-copy';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payment } from '../../contract/payment';
import type { PurchaseOrderDetail } from '../../contract/purchase';
import { formatDate, formatDateTime } from '../../contract/tenant-time';
import { CopyButton } from '../../ui/copy-button';
import { QuoteReceipt } from '../../ui/quote-receipt';
import { Timeline } from '../../ui/timeline';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { AskRefund } from './ask-refund';
import { AskedRefunds } from './asked-refunds';
import { DearerPanel } from './dearer-panel';
import { OrderActions } from './order-actions';
import { OrderClaims } from './order-claims';
import { OrderItems } from './order-items';
import { OrderStatus } from './order-status';
import { orderTimeline } from './order-timeline';
import { PayCountdown } from './pay-countdown';
import { SubstitutePanel } from './substitute-panel';
import classes from '../../ui/record-page.module.css';
import { useMethodName } from '../../client/use-method-name';

interface Props {
  order: PurchaseOrderDetail;
  hrefs: Record<string, string>;
  /** Opens the pay dialog at once: the shopper comes from the checkout. */
  startsPaying: boolean;
  onChanged: () => void;
  renderPay: (payment: Payment, close: () => void) => ReactNode;
  /** What is said about it between the shopper and the shop. */
  thread?: ReactNode;
}

/** One order: where it is, what is in it, why it costs what it costs. */
export function PurchaseDetailScreen({ order, hrefs, startsPaying, onChanged, renderPay, thread }: Props) {
  const { t } = useTranslation(['purchase', 'transit', 'my', 'common']);
  const { tenant, locale } = useShell();
  const copy = useCopy();
  const nameOf = useMethodName();
  const { paidMore } = order;
  const refundedTo = order.claims.length > 0 ? t('claims.title') : t('detail.refunded');
  const isLookedAt = order.status === 'PENDING_PAYMENT' && order.payment?.status === 'NEEDS_REVIEW';
  const title = useFocusOnChange<HTMLHeadingElement>(order.status);
  const paying = useOpening('pay', startsPaying && order.canPay);
  const [paysMore, setPaysMore] = useState(false);
  const [asksToClose, setAsksToClose] = useState(false);
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 ref={title} tabIndex={-1} className={classes.title}>
            {t('card.number', { number: order.orderNo })}
            <CopyButton label={t('detail.copyNumber')} onCopy={() => copy(order.orderNo)} />
          </h1>
          <p className={classes.quiet}>
            {t('detail.placed', { at: time(order.createdAt) })} ·{' '}
            {t('detail.warehouse', { warehouse: order.warehouseName })}
          </p>
          {order.buyBefore && <p>{t('detail.buyBefore', { at: time(order.buyBefore) })}</p>}
          {order.sendBefore && <p>{t('detail.sendBefore', { at: time(order.sendBefore) })}</p>}
          {order.arriveBefore && <p>{t('detail.arriveBefore', { at: time(order.arriveBefore) })}</p>}
          {order.askedSince && <p>{t('detail.asksYou', { at: time(order.askedSince) })}</p>}
          {order.waitUntil && <p>{t('detail.waits', { day: formatDate(order.waitUntil, 0, intlTag(locale)) })}</p>}
        </div>
        <div className={classes.state}>
          <OrderStatus order={order} />
          {order.canPay && order.payBefore && <PayCountdown until={order.payBefore} />}
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          {order.topUp && (
            <section className={classes.panel} aria-labelledby="dearer">
              <DearerPanel order={order} onPay={() => setPaysMore(true)} onChanged={onChanged} />
            </section>
          )}
          {order.items.map(
            (item) =>
              item.substitute && (
                <section key={item.id} className={classes.panel} aria-labelledby={`substitute-${item.id}`}>
                  <SubstitutePanel {...{ order, item, onChanged }} offer={item.substitute} />
                </section>
              ),
          )}
          {order.claims.length > 0 && (
            <section className={classes.panel} aria-labelledby="claims">
              <h2 id="claims">{t('claims.title')}</h2>
              <OrderClaims claims={order.claims} />
            </section>
          )}
          {order.asked.length > 0 && (
            <section className={classes.panel} aria-labelledby="asked">
              <h2 id="asked">{t('askRefund.asked')}</h2>
              <AskedRefunds refunds={order.asked} />
            </section>
          )}
          <section className={classes.panel} aria-labelledby="items">
            <h2 id="items">{t('detail.items')}</h2>
            <OrderItems order={order} hrefs={hrefs} />
            <AskRefund order={order} onAskToClose={() => setAsksToClose(true)} />
          </section>
          <section className={clsx(classes.panel, classes.later)} aria-labelledby="timeline">
            <h2 id="timeline">{t('detail.timeline')}</h2>
            <Timeline
              entries={orderTimeline(order, {
                order: (state) => t(`status.${state}`),
                courier: (status) => t(`courierStep.${status}`),
                parcel: (status) => t(`parcelStep.${status}`),
                shipment: (status) => t(`transit:status.${status}`),
                topUp: ({ is, amount }) => t(`detail.topUp.${is}`, { sum: formatMoney(amount, intlTag(locale)) }),
                given: (amount) => t('detail.given', { sum: formatMoney(amount, intlTag(locale)) }),
                cause: (cause) =>
                  cause === 'TAKEN_BACK' ? t('my:refunds.step.TAKEN_BACK') : t(`my:refunds.cause.${cause}`),
                time,
              })}
            />
          </section>
          {thread && (
            <section id="messages" className={clsx(classes.panel, classes.last)} aria-labelledby="messages-title">
              <h2 id="messages-title">{t('common:threads.tab')}</h2>
              {thread}
            </section>
          )}
        </div>
        <aside className={clsx(classes.panel, classes.costs)} aria-labelledby="sum">
          <h2 id="sum">{t('detail.sum')}</h2>
          <QuoteReceipt
            sums={order}
            isOrdered
            more={paidMore ? { label: t('dearer.receipt'), money: paidMore } : undefined}
            refunded={order.refunded.amount > 0 ? { label: refundedTo, money: order.refunded } : undefined}
          />
          {order.payment?.method && (
            <p className={classes.quiet}>
              {t('detail.paidWith', { method: nameOf(order.payment.method) })}
              {order.payment.fee && (
                <>
                  <br />
                  {t('detail.paidFee', { amount: formatMoney(order.payment.fee, intlTag(locale)) })}
                </>
              )}
            </p>
          )}
          {isLookedAt && (
            <Alert color="yellow">
              {t('transit:actions.lookedAt', {
                amount: formatMoney(order.payment?.amount ?? order.total.local, intlTag(locale)),
                email: tenant.serviceEmail,
              })}
            </Alert>
          )}
          {order.canPay && (
            <Button size="md" fullWidth onClick={paying.open}>
              {t('actions.pay')}
            </Button>
          )}
          <OrderActions {...{ order, asksToClose, setAsksToClose, onChanged }} />
        </aside>
      </div>
      {paying.isOpen && order.payment && renderPay(order.payment, paying.close)}
      {paysMore && order.topUp && renderPay(order.topUp, () => setPaysMore(false))}
    </div>
  );
}
