import { Alert } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { intlTag } from '../../contract/locales';
import type { Money } from '../../contract/fields';
import { addMoney } from '../../contract/money';
import { formatDate } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import { Age } from '../bench/age';
import { LeaseBar } from '../bench/lease-bar';
import { RecordHead } from '../bench/record-head';
import { DeskHistory } from '../bench/desk-history';
import { ThreadPart } from '../bench/thread-part';
import { useRecord } from '../bench/use-record';
import { useTold } from '../bench/use-told';
import { AtSeller } from './at-seller';
import classes from './buying.module.css';
import { DueBy } from './due-by';
import { OrderThings } from './order-things';
import { PlaceForm } from './place-form';
import { PurchaseItems } from './purchase-items';
import { SavedPanel } from './saved-panel';
import { SendForm } from './send-form';

interface Props {
  first: DeskPurchase;
  /** When the page was drawn. */
  now: string;
  level: 1 | 2;
  onChanged?: (order: DeskPurchase) => void;
}

type Sum = { name: string; cny?: Money; local: Money };

const readPurchase = async (data: unknown) => {
  const { DeskPurchase: rules } = await import('../../contract/buying-desk.schemas');
  return rules.safeParse(data).data;
};

/** One paid order: what is to be bought where, who is on it, and the one thing to do next. */
export function PurchaseRecordScreen({ first, now, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const { record: order, isStale, take, refuse } = useRecord(first, readPurchase);
  const [mayClaim, mayPlace] = [useMay('purchase.claim'), useMay('purchase.place')];
  const mayEnd = [useMay('purchase.refund'), useMay('purchase.substitute')].includes(true);
  const keep = (changed: DeskPurchase | undefined) => {
    if (!changed) return;
    take(changed);
    onChanged?.(changed);
  };
  const { id, status, lease, atSeller } = order;
  const again = useAction('GET /operator/purchase-orders/{id}');
  const { timeline, tell } = useTold(order, () => again.run({ params: { id } }));
  const claim = useAction('POST /operator/purchase-orders/{id}/claim', { onError: refuse });
  const release = useAction('POST /operator/purchase-orders/{id}/release', { onError: refuse });
  const wait = useAction('POST /operator/purchase-orders/{id}/wait', { onError: refuse });
  const end = () => wait.run({ params: { id }, body: { version: order.version, until: null } }).then(keep);
  const isToBuy = status === 'PAID' || status === 'PURCHASING';
  const isAsked = order.items.some(({ asked, substitute }) => asked !== null || substitute !== null);
  const isRefundAsked = order.items.some((item) => item.isRefundAsked);
  const { goods, domesticFreight, serviceFee, total, paidMore, refunded } = order;
  const sums: Sum[] = [
    { name: 'goods', ...goods },
    { name: 'domesticFreight', ...domesticFreight },
    { name: 'serviceFee', ...serviceFee },
    // what became dearer was paid in the shopper's money alone
    ...(paidMore
      ? [
          { name: 'placed', ...total },
          { name: 'paidMore', local: paidMore },
          { name: 'total', local: addMoney(total.local, paidMore) },
        ]
      : [{ name: 'total', ...total }]),
    ...(refunded.amount > 0 ? [{ name: 'refunded', local: refunded }] : []),
    { name: 'margin', local: order.margin },
  ];
  return (
    <>
      <RecordHead
        level={level}
        number={<bdi>{order.orderNo}</bdi>}
        state={{ tone: isToBuy ? 'waiting' : 'moving', word: t(`buying.status.${status}`) }}
        chips={
          <>
            {isAsked && <StatusChip tone="waiting">{t('buying.asked')}</StatusChip>}
            {isRefundAsked && <StatusChip tone="trouble">{t('buying.refundAsked')}</StatusChip>}
            {order.isLate && <StatusChip tone="trouble">{t('buying.late')}</StatusChip>}
          </>
        }
        facts={
          <>
            <span>
              {order.channel ? t(`buying.channel.${order.channel}`) : t('buying.quoted')} · <bdi>{order.shopName}</bdi>
            </span>
            <OrderThings order={order} />
            <Age since={order.movedAt} now={now} />
            <DueBy {...order} now={now} />
          </>
        }
        isStale={isStale}
        keepsTyped={isToBuy && !isRefundAsked}
      />
      {isToBuy && (
        <LeaseBar
          lease={lease}
          isRunning={claim.isRunning || release.isRunning}
          onTake={
            mayClaim ? (takesOver) => void claim.run({ params: { id }, body: { takesOver } }).then(keep) : undefined
          }
          onLeave={() => void release.run({ params: { id } }).then(keep)}
        />
      )}
      <PurchaseItems order={order} mayEnd={mayEnd} onChanged={keep} onRefused={refuse} />
      {order.waitUntil && (
        <Alert color="yellow">
          {t('buying.wait.waits', { day: formatDate(order.waitUntil, 0, intlTag(locale)) })}{' '}
          {order.canPlace && mayEnd && (
            <ActionButton size="compact-xs" variant="default" loading={wait.isRunning} onClick={() => void end()}>
              {t('buying.wait.end')}
            </ActionButton>
          )}
        </Alert>
      )}
      {order.savedAsked && <SavedPanel id={id} asked={order.savedAsked} onDecided={keep} onRefused={refuse} />}
      {isToBuy && isRefundAsked && <Alert color="yellow">{t('buying.refundFirst')}</Alert>}
      {mayPlace && !isRefundAsked && (order.canPlace || (isStale && isToBuy)) && (
        <PlaceForm order={order} onPlaced={keep} onRefused={refuse} />
      )}
      {mayPlace && order.canSend && <SendForm order={order} onSent={keep} onRefused={refuse} />}
      <dl className={classes.sums}>
        {sums.map(({ name, cny, local }) => (
          <div key={name}>
            <dt>{t(`buying.sum.${name}`)}</dt>
            <dd>
              {cny && (
                <>
                  <MoneyText money={cny} /> ·{' '}
                </>
              )}
              <MoneyText money={local} />
            </dd>
          </div>
        ))}
        {atSeller && <AtSeller atSeller={atSeller} />}
      </dl>
      <ThreadPart about={{ kind: 'ORDER', id }} onSaid={tell} />
      <DeskHistory
        events={timeline}
        wordOf={({ kind, code }) => t(`buying.event.${kind}.${code}`, { defaultValue: code })}
      />
    </>
  );
}
