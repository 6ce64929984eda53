import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { DeskTransit } from '../../contract/packing-desk';
import { UNSENT } from '../../contract/transit-moves';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { Age } from '../bench/age';
import { LeaseBar } from '../bench/lease-bar';
import { RecordHead } from '../bench/record-head';
import { DeskHistory } from '../bench/desk-history';
import { ThreadPart } from '../bench/thread-part';
import { useCountryName } from '../bench/use-country-name';
import { useRecord } from '../bench/use-record';
import { useTold } from '../bench/use-told';
import { HandOverForm } from './hand-over-form';
import { InBatches } from './in-batches';
import { LeaveOutForm } from './leave-out-form';
import { PackForm } from './pack-form';
import { PackedBoxes } from './packed-boxes';
import classes from './packing.module.css';
import { PackingDeclaration } from './packing-declaration';
import { PackingHold } from './packing-hold';
import { PackingParcels } from './packing-parcels';

interface Props {
  first: DeskTransit;
  /** When the page was drawn. */
  now: string;
  level: 1 | 2;
  onChanged?: (order: DeskTransit) => void;
}

const readTransit = async (data: unknown) => {
  const { DeskTransit: rules } = await import('../../contract/packing-desk.schemas');
  return rules.safeParse(data).data;
};

/** One shipment: what goes into it, in which boxes, what that costs, and under which numbers it leaves. */
export function PackingRecordScreen({ first, now, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const countryName = useCountryName();
  const { locale } = useShell();
  const { record: order, isStale, take, refuse, round } = useRecord(first, readTransit);
  const start = useAction('POST /operator/transit-orders/{id}/start', { onError: refuse });
  const claim = useAction('POST /operator/transit-orders/{id}/claim', { onError: refuse });
  const release = useAction('POST /operator/transit-orders/{id}/release', { onError: refuse });
  const [mayWeigh, maySend, mayHold] = [useMay('packing.weigh'), useMay('packing.label'), useMay('packing.pack')];
  const keep = (changed: DeskTransit | undefined) => {
    if (!changed) return;
    take(changed);
    onChanged?.(changed);
  };
  const { id, status, holds, wishes } = order;
  const again = useAction('GET /operator/transit-orders/{id}');
  const { timeline, tell } = useTold(order, () => again.run({ params: { id } }));
  const isHere = UNSENT.some((one) => one === status);
  const isFree = !order.lease || order.lease.isMine;
  const isHeld = holds.includes('AWAITING_TOPUP');
  // what is typed outlives the deed of another, unless it is of parcels or rows that are others by now
  const ofParcels = `${String(round)} ${order.parcels.map((each) => each.id).join()}`;
  return (
    <>
      <RecordHead
        level={level}
        number={<bdi>{order.orderNo}</bdi>}
        state={{
          tone: order.canStart || order.canPack ? 'waiting' : 'moving',
          word: t(order.heldNote ? 'packing.onHold' : isHeld ? 'packing.held' : `packing.status.${status}`),
        }}
        facts={
          <>
            <span>
              {order.line} · {countryName(order.country)} · <bdi>{order.receiver}</bdi>
            </span>
            {order.shopperName !== order.receiver && (
              <span>
                {t('manual.shopper')}: <bdi>{order.shopperName}</bdi>
              </span>
            )}
            <Age since={order.movedAt} now={now} />
          </>
        }
        isStale={isStale}
      />
      {isHere && (
        <LeaseBar
          isAside={order.canStart}
          lease={order.lease}
          isRunning={claim.isRunning || release.isRunning}
          onTake={(takesOver) => void claim.run({ params: { id }, body: { takesOver } }).then(keep)}
          onLeave={() => void release.run({ params: { id } }).then(keep)}
        />
      )}
      {(wishes.length > 0 || order.remark || order.parcels.length > 1) && (
        <div className={classes.wishes}>
          {order.parcels.length > 1 && <p>{t('packing.wanted', { count: order.wantedBoxes })}</p>}
          {wishes.length > 0 && (
            <ul>
              {wishes.map(({ code, name }) => (
                <li key={code}>{name}</li>
              ))}
            </ul>
          )}
          {order.remark && <p>{order.remark}</p>}
        </div>
      )}
      {order.question && (
        <p className={classes.note} role="status">
          {t(`packBench.asked.${order.question.state}`, {
            told: formatMoney(order.question.told, intlTag(locale)),
            asks: formatMoney(order.question.asks, intlTag(locale)),
          })}{' '}
          {order.question.note}
        </p>
      )}
      <RefusalAlert error={start.error} />
      {order.canStart && isFree && (
        <p>
          <ActionButton
            size="sm"
            loading={start.isRunning}
            onClick={() => void start.run({ params: { id } }).then(keep)}
          >
            {t('packing.start')}
          </ActionButton>
        </p>
      )}
      {order.canPack && mayWeigh && isFree ? (
        <PackForm key={`pack ${ofParcels}`} order={order} onDone={keep} onRefused={refuse} />
      ) : (
        <PackingParcels parcels={order.parcels} />
      )}
      {order.boxes.length > 0 && <PackedBoxes order={order} />}
      {order.boxes.length > 0 && maySend && (
        <p>
          <Link href={deskPaths.papers(id)} prefetch={false}>
            {t('packing.papers')}
          </Link>
        </p>
      )}
      {order.canSend && order.batches.length > 0 && <InBatches batches={order.batches} />}
      {order.canSend && order.batches.length === 0 && maySend && isFree && (
        <HandOverForm order={order} onDone={keep} onRefused={refuse} />
      )}
      {mayHold && isHere && (
        <PackingHold key={`hold ${String(round)}`} order={order} onDone={keep} onRefused={refuse} />
      )}
      <ThreadPart about={{ kind: 'TRANSIT', id }} onSaid={tell} />
      {order.canLeaveOut && mayHold && isFree && (
        <LeaveOutForm key={`left ${ofParcels}`} order={order} onDone={keep} onRefused={refuse} />
      )}
      <PackingDeclaration
        key={`declared ${String(round)} ${JSON.stringify(order.declaration)}`}
        order={order}
        onDone={keep}
        onRefused={refuse}
      />
      <DeskHistory events={timeline} wordOf={({ code }) => t(`packing.status.${code}`)} />
    </>
  );
}
