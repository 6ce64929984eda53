import Link from 'next/link';
import { useRouter } from 'next/router';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { PackingQueue, PackingView, QueuedTransit } from '../../contract/packing-desk';
import { PACKING_VIEWS } from '../../contract/packing-desk.enums';
import { ActionButton } from '../../ui/action-button';
import { StatusChip } from '../../ui/status-chip';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { BulkAction } from '../bench/bulk';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { useCountryName } from '../bench/use-country-name';
import { PACKING_INDEX } from './load-packing';
import { PackingRecord } from './packing-record';

/** So many shipments one walk brings. */
const MOST_PICKED = 40;

interface Props {
  list: PackingQueue | null;
  asked: Asked<PackingView>;
  /** When it was asked. */
  now: string;
}

/** Shipments that wait for those who pack, longest first. */
export function PackingQueueScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const countryName = useCountryName();
  const router = useRouter();
  const next = useAction('POST /operator/transit-orders/next');
  const takeNext = async () => {
    const taken = await next.run({ body: {} });
    if (taken?.order) void router.push(deskPaths.packingOf(taken.order.id));
  };
  const items = list?.items ?? [];
  const toFetch = new Set(items.flatMap(({ id, toFetch: count }) => (count > 0 ? [id] : [])));
  const pickList: BulkAction = {
    ...{ id: 'pickList', label: t('packing.pickList') },
    isFor: (ids) => ids.some((id) => toFetch.has(id)),
    async run(targets) {
      const ids = 'ids' in targets ? targets.ids : items.map(({ id }) => id);
      await router.push(deskPaths.pickList(ids.slice(0, MOST_PICKED)));
      return undefined;
    },
  };
  const columns: IndexColumn<QueuedTransit>[] = [
    {
      id: 'number',
      header: t('packing.number'),
      cell: ({ id, orderNo }) => (
        <Link href={deskPaths.packingOf(id)} prefetch={false}>
          <bdi>{orderNo}</bdi>
        </Link>
      ),
    },
    { id: 'line', header: t('packing.line'), cell: ({ line, country }) => `${line} · ${countryName(country)}` },
    {
      id: 'shopper',
      header: t('manual.shopper'),
      shows: 'wide',
      cell: ({ shopperName }) => <NameText name={shopperName} />,
    },
    {
      id: 'places',
      header: t('packing.places'),
      shows: 'wide',
      cell: ({ places }) => <bdi dir="ltr">{places.join(', ')}</bdi>,
    },
    {
      id: 'on',
      header: t('manual.on'),
      cell: ({ lease, heldNote }) => (
        <>
          {heldNote && <StatusChip tone="trouble">{t('packing.onHold')}</StatusChip>}
          {lease && <bdi>{lease.isMine ? t('manual.me') : lease.name}</bdi>}
        </>
      ),
    },
    { id: 'state', header: t('packing.state'), shows: 'wide', cell: ({ status }) => t(`packing.status.${status}`) },
    { id: 'parcels', header: t('packing.parcels'), isFigure: true, cell: ({ parcels }) => parcels },
    { id: 'grams', header: t('packing.grams'), isFigure: true, cell: ({ grams }) => grams },
    {
      id: 'since',
      header: t('buying.since'),
      isFigure: true,
      cell: ({ movedAt }) => <Age since={movedAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={PACKING_INDEX}
      title={t('nav.packing')}
      {...{ asked, list, columns }}
      views={PACKING_VIEWS.map((id) => ({ id, label: t(`packing.view.${id}`), count: list?.waiting[id] }))}
      searchesAll
      searchLabel={t('packing.search')}
      nameOf={({ orderNo }) => orderNo}
      sheet={(id) => <PackingRecord key={id} id={id} now={now} />}
      hrefOfRecord={deskPaths.packingOf}
      action={
        <ActionButton size="xs" loading={next.isRunning} onClick={() => void takeNext()}>
          {t('packing.takeNext')}
        </ActionButton>
      }
      bulk={[pickList]}
      empty={{ title: t('packing.none'), queue: 'packing' }}
    />
  );
}
