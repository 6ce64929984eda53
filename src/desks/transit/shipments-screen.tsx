import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { QueuedShipment, WayQueue, WayView } from '../../contract/way-desk';
import { WAY_VIEWS } from '../../contract/way-desk.enums';
import { StatusChip } from '../../ui/status-chip';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { useCountryName } from '../bench/use-country-name';
import { SHIPMENTS_INDEX } from './load-shipments';
import { ShipmentRecord } from './shipment-record';
import { toneOf } from './shipment-tone';
import classes from './transit.module.css';

interface Props {
  list: WayQueue | null;
  asked: Asked<WayView>;
  /** When it was asked. */
  now: string;
}

/** Shipments that have left and want somebody, longest waiting first. */
export function ShipmentsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const countryName = useCountryName();
  const columns: IndexColumn<QueuedShipment>[] = [
    {
      id: 'number',
      header: t('packing.number'),
      cell: ({ id, orderNo }) => (
        <Link href={deskPaths.shipment(id)} prefetch={false}>
          <bdi>{orderNo}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      header: t('shipments.state'),
      cell: ({ status, holds, isLate }) => (
        <span className={classes.states}>
          <StatusChip tone={toneOf(status)}>{t(`packing.status.${status}`)}</StatusChip>
          {holds.map((hold) => (
            <StatusChip key={hold} tone="trouble">
              {t(`shipments.hold.${hold}`)}
            </StatusChip>
          ))}
          {isLate && status !== 'LOST' && <StatusChip tone="trouble">{t('shipments.late')}</StatusChip>}
        </span>
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
      id: 'tracking',
      header: t('batches.trackingNo'),
      shows: 'wide',
      cell: ({ trackingNo }) => <bdi dir="ltr">{trackingNo}</bdi>,
    },
    { id: 'boxes', header: t('packing.boxes'), isFigure: true, shows: 'wide', cell: ({ boxes }) => boxes },
    {
      id: 'heard',
      header: t('shipments.heard'),
      isFigure: true,
      shows: 'wide',
      cell: ({ heardAt }) => (heardAt ? <Age since={heardAt} now={now} /> : '–'),
    },
    {
      id: 'since',
      header: t('buying.since'),
      isFigure: true,
      cell: ({ movedAt }) => <Age since={movedAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={SHIPMENTS_INDEX}
      title={t('nav.transit')}
      {...{ asked, list, columns }}
      views={WAY_VIEWS.map((id) => ({ id, label: t(`shipments.view.${id}`), count: list?.waiting[id] }))}
      searchesAll={asked.view !== 'claims'}
      searchLabel={t('shipments.search')}
      nameOf={({ orderNo }) => orderNo}
      sheet={(id) => <ShipmentRecord key={id} id={id} now={now} />}
      hrefOfRecord={deskPaths.shipment}
      empty={{ title: t('packing.none'), queue: 'transit' }}
    />
  );
}
