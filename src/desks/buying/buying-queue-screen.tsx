import { Button } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { BuyingBulkInput, BuyingQueue, QueuedPurchase } from '../../contract/buying-desk';
import { BUYING_GROUPS, BUYING_VIEWS } from '../../contract/buying-desk.enums';
import { CHANNELS } from '../../contract/channels';
import { deskPaths } from '../../contract/desk-paths';
import { ORDER_AGES } from '../../contract/order-age';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { BulkAction, Targets } from '../bench/bulk';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import { indexHref, type Asked } from '../bench/index-query';
import { DueBy } from './due-by';
import { BUYING_INDEX } from './load-buying-queue';
import classes from './buying.module.css';
import { PurchaseRecord } from './purchase-record';
import { shopKey, ShopHeading } from './shop-heading';

interface Props {
  list: BuyingQueue | null;
  asked: Asked<(typeof BUYING_VIEWS)[number]>;
  /** When it was asked. */
  now: string;
}

/** What is paid and not bought yet, and what sellers have still to send, or couriers to bring. */
export function BuyingQueueScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const mayClaim = useMay('purchase.claim');
  const many = useAction('POST /operator/purchase-orders/bulk');
  const next = useAction('POST /operator/purchase-orders/next');
  const takeNext = async () => {
    const taken = await next.run({ body: {} });
    if (taken?.order)
      void router.push(indexHref(BUYING_INDEX, { view: 'mine', filters: {} }, { open: taken.order.id }));
  };
  const bulk = (action: BuyingBulkInput['action']): BulkAction => ({
    id: action,
    label: t(`buying.bulk.${action}`),
    run: async (targets) => {
      const answer = await many.run({ body: { action, ...namedBy(targets) } });
      return answer?.rows.map(({ id, result, reason }) => ({
        ...{ id, result },
        reason: reason ? t(`buying.reason.${reason}`) : '',
      }));
    },
  });
  const stateColumn: IndexColumn<QueuedPurchase> = {
    id: 'state',
    header: t('buying.state'),
    cell: ({ status }) => <StatusChip tone="neutral">{t(`buying.status.${status}`)}</StatusChip>,
  };
  const columns: IndexColumn<QueuedPurchase>[] = [
    {
      id: 'what',
      header: t('buying.what'),
      cell: ({ id, image, title, kinds, pieces, hasMessage, isAsked, isRefundAsked, stock }) => (
        <span className={classes.what}>
          <img src={image} alt="" width={32} height={32} className={classes.picture} loading="lazy" />
          <span className={classes.words}>
            <Link href={deskPaths.purchase(id)} prefetch={false} className={classes.title} title={title}>
              <bdi>{title}</bdi>
            </Link>
            <span className={classes.quiet}>
              {t('buying.pieces', { count: pieces })}
              {kinds > 1 && ` · ${t('buying.kinds', { count: kinds })}`}
              {hasMessage && ` · ${t('buying.message')}`}
            </span>
            {(isAsked || isRefundAsked || stock) && (
              <span className={classes.chips}>
                {stock && <StatusChip tone="trouble">{t(`buying.lastHeard.${stock}`)}</StatusChip>}
                {isAsked && <StatusChip tone="waiting">{t('buying.asked')}</StatusChip>}
                {isRefundAsked && <StatusChip tone="trouble">{t('buying.refundAsked')}</StatusChip>}
              </span>
            )}
          </span>
        </span>
      ),
    },
    { id: 'number', header: t('buying.number'), shows: 'wide', cell: ({ orderNo }) => <bdi>{orderNo}</bdi> },
    {
      id: 'seller',
      header: t('buying.seller'),
      cell: ({ channel, shopName }) => (
        <span className={`${classes.words ?? ''} ${classes.name ?? ''}`}>
          {channel ? t(`buying.channel.${channel}`) : t('buying.quoted')}
          <bdi className={classes.quiet}>{shopName}</bdi>
        </span>
      ),
    },
    { id: 'goods', header: t('buying.goods'), isFigure: true, cell: ({ goods }) => <MoneyText money={goods} /> },
    {
      id: 'shopper',
      header: t('manual.shopper'),
      shows: 'wide',
      cell: ({ shopperName }) => <NameText name={shopperName} />,
    },
    {
      id: 'on',
      header: t('manual.on'),
      cell: ({ lease }) => lease && <NameText name={lease.isMine ? t('manual.me') : lease.name} />,
    },
    { id: 'due', header: t('buying.dueBy'), shows: 'card', cell: (order) => <DueBy {...order} now={now} /> },
    // the other views are of one state each, or nearly
    ...(asked.view === 'open' ? [stateColumn] : []),
    {
      id: 'since',
      header: t('buying.since'),
      isFigure: true,
      cell: ({ movedAt, isLate }) => (
        <span className={isLate ? classes.late : undefined}>
          <Age since={movedAt} now={now} />
        </span>
      ),
    },
  ];
  const isByShop = asked.filters.group?.includes('shop') ?? false;
  return (
    <IndexPage
      spec={BUYING_INDEX}
      title={t('nav.buying')}
      {...{ asked, list, columns }}
      views={BUYING_VIEWS.map((id) => ({ id, label: t(`buying.view.${id}`), count: list?.waiting[id] }))}
      filters={[
        {
          name: 'channel',
          label: t('buying.marketplace'),
          options: CHANNELS.map((value) => ({ value, label: t(`buying.channel.${value}`) })),
        },
        {
          name: 'age',
          label: t('buying.age'),
          options: ORDER_AGES.map((value) => ({ value, label: t('buying.ageDays', { days: value }) })),
        },
        {
          name: 'group',
          label: t('buying.group'),
          options: BUYING_GROUPS.map((value) => ({ value, label: t(`buying.groupBy.${value}`) })),
        },
      ]}
      searchLabel={t('buying.search')}
      groups={isByShop ? { keyOf: shopKey, heading: (its) => <ShopHeading orders={its} /> } : undefined}
      nameOf={({ title, orderNo }) => `${orderNo} ${title}`}
      bulk={mayClaim ? [bulk('CLAIM'), bulk('RELEASE')] : []}
      sheet={(id) => <PurchaseRecord key={id} id={id} now={now} />}
      hrefOfRecord={deskPaths.purchase}
      action={
        <div className={classes.actions}>
          <Button component={Link} href={deskPaths.manualOrders()} prefetch={false} size="xs" variant="default">
            {t('nav.manualOrders')}
          </Button>
          {mayClaim && (
            <ActionButton size="xs" loading={next.isRunning} onClick={() => void takeNext()}>
              {t('buying.takeNext')}
            </ActionButton>
          )}
        </div>
      }
      empty={{ title: t('buying.none'), queue: 'buying' }}
    />
  );
}

const namedBy = (targets: Targets): Omit<BuyingBulkInput, 'action'> => {
  if ('ids' in targets) return targets;
  const { asked, matches } = targets;
  const view = BUYING_VIEWS.find((known) => known === asked.view) ?? 'toBuy';
  const [channel, age] = [asked.filters.channel?.join(','), asked.filters.age?.join(',')];
  return { all: { view, matches, keyword: asked.q, channel, age } };
};
