import Link from 'next/link';
import { useMethodName } from '../../client/use-method-name';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { OFFLINE } from '../../contract/offline-deposit';
import { paths } from '../../contract/paths';
import { pictureAt } from '../../contract/picture-address';
import type { Refund, RefundStatus } from '../../contract/refund';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import card from '../../ui/record-card.module.css';
import { RefundState } from '../../ui/refund-state';
import { Timeline } from '../../ui/timeline';
import { refundSteps } from './refund-look';
import classes from './refund-screen.module.css';

const NO_MONEY_YET: readonly RefundStatus[] = ['REQUESTED', 'REJECTED', 'TAKEN_BACK', 'CLOSED'];

interface Props {
  refund: Refund;
  /** On the first screen: its pictures are not waited with. */
  isFirst?: boolean;
}

/** Money that came back or is to come: how much, why, where to, how far it is. */
export function RefundCard({ refund, isFirst = false }: Props) {
  const { t } = useTranslation('my');
  const { tenant, locale } = useShell();
  const nameOf = useMethodName();
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  const { refundNo, status, cause, orderKind, orderId, orderNo, items, reason, note, wish, dueAt } = refund;
  // what is owed for a loss is often begun by the shop: its first step says what it is for
  const isOfLoss = cause === 'LOST' || cause === 'INSURED';
  const word = (step: Refund['steps'][number]['step']) =>
    step === 'REQUESTED' && isOfLoss ? t(`refunds.cause.${cause}`) : t(`refunds.step.${step}`);
  const steps = refundSteps(refund, word, time);
  // a wish says what was asked for, the first step of a loss what it is for
  const isSaid =
    (isOfLoss && steps.length > 1 && refund.steps[0]?.step === 'REQUESTED') ||
    (cause === 'ASKED' && (wish || steps.length > 1));
  const href = hrefOf(orderKind, orderId);
  return (
    <article className={card.card} aria-label={t('refunds.number', { number: refundNo })}>
      <header className={card.head}>
        <strong className={card.number}>{t('refunds.number', { number: refundNo })}</strong>
        <span className={card.quiet}>{time(refund.createdAt)}</span>
        <span className={card.status}>
          <RefundState status={status} />
        </span>
      </header>
      <div className={classes.body}>
        <div className={classes.facts}>
          <strong>
            <MoneyText money={refund.amount} size="lg" />
          </strong>
          {!NO_MONEY_YET.includes(status) && (
            <p className={card.quiet}>
              {refund.destination === 'BALANCE'
                ? t('refunds.toBalance')
                : refund.method === OFFLINE
                  ? t('refunds.byBank')
                  : t('refunds.byMethod', { method: nameOf(refund.method) })}
            </p>
          )}
          {!isSaid && <p>{t(`refunds.cause.${cause}`)}</p>}
          <p className={card.quiet}>
            {href ? (
              <Link href={href} className={card.number}>
                {orderNo}
              </Link>
            ) : (
              orderNo
            )}
          </p>
          {items.map(({ title, image, quantity }, index) => (
            <p key={index} className={classes.item}>
              {image && (
                <img src={pictureAt(image, 200)} alt="" width={48} height={48} loading={isFirst ? 'eager' : 'lazy'} />
              )}
              <span>
                <bdi>{title}</bdi> <span className={card.quiet}>× {quantity}</span>
              </span>
            </p>
          ))}
          {wish && <p className={card.quiet}>{t(`refunds.wish.${wish}`)}</p>}
          {reason && <p dir="auto">“{reason}”</p>}
          {note && <p>{t('refunds.note', { note })}</p>}
          {dueAt && status === 'REQUESTED' && <p className={card.quiet}>{t('refunds.due', { at: time(dueAt) })}</p>}
        </div>
        {steps.length > 1 && <Timeline entries={steps} />}
      </div>
    </article>
  );
}

function hrefOf(kind: Refund['orderKind'], id: string): string | undefined {
  if (kind === 'PURCHASE') return paths.purchase(id);
  return kind === 'TRANSIT' ? paths.transitOrder(id) : undefined;
}
