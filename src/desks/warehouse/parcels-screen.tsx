import { Button, Group } from '@mantine/core';
import Link from 'next/link';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { ParcelQueue, ParcelView, QueuedParcel } from '../../contract/parcel-desk';
import { PARCEL_VIEWS } from '../../contract/parcel-desk.enums';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { parcelsIndex } from './load-parcels';
import { ParcelRecord } from './parcel-record';
import classes from './parcels.module.css';

interface Props {
  list: ParcelQueue | null;
  asked: Asked<ParcelView>;
  warehouses: { id: string; name: string }[];
  /** When it was asked. */
  now: string;
}

/** Parcels that are waited for, lie on a bench or a shelf, or are nobody's; longest first. */
export function ParcelsScreen({ list, asked, warehouses, now }: Props) {
  const { t } = useTranslation('operator');
  const mayCount = useMay('warehouse.count');
  const isFound = asked.q !== undefined;
  const columns: IndexColumn<QueuedParcel>[] = [
    {
      id: 'number',
      header: t('parcels.number'),
      cell: ({ id, parcelNo, number }) => (
        <span className={classes.what}>
          <Link href={deskPaths.parcel(id)} prefetch={false}>
            <bdi dir="ltr">{number || parcelNo}</bdi>
          </Link>
          {number && (
            <bdi dir="ltr" className={classes.quiet}>
              {parcelNo}
            </bdi>
          )}
        </span>
      ),
    },
    ...(isFound
      ? [
          {
            id: 'state',
            header: t('scan.fact.state'),
            cell: ({ status, shopperName }: QueuedParcel) =>
              status === 'EXPIRED' && !shopperName ? t('parcels.slip') : t(`scan.status.${status}`),
          },
        ]
      : []),
    {
      id: 'owner',
      header: t('scan.fact.owner'),
      cell: ({ shopperName, code }) => (
        <span className={classes.what}>
          <NameText name={shopperName || t('scan.nobody')} />
          {code && (
            <bdi dir="ltr" className={classes.quiet}>
              {code}
            </bdi>
          )}
        </span>
      ),
    },
    {
      id: 'goods',
      header: t('buying.what'),
      shows: 'wide',
      cell: ({ title, pieces }) => (
        <span className={classes.what}>
          {title ? (
            <bdi className={classes.title}>{title}</bdi>
          ) : (
            <span className={classes.quiet}>{t('parcels.noItems')}</span>
          )}
          {pieces > 0 && <span className={classes.quiet}>{t('buying.pieces', { count: pieces })}</span>}
        </span>
      ),
    },
    {
      id: 'shelf',
      header: t('scan.fact.shelf'),
      shows: 'wide',
      cell: ({ location }) => <bdi dir="ltr">{location}</bdi>,
    },
    { id: 'grams', header: t('packing.grams'), isFigure: true, shows: 'wide', cell: ({ grams }) => grams },
    {
      id: 'since',
      header: t('buying.since'),
      isFigure: true,
      cell: ({ movedAt }) => <Age since={movedAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={parcelsIndex(warehouses.map(({ id }) => id))}
      title={t('nav.parcels')}
      {...{ asked, list, columns }}
      views={PARCEL_VIEWS.map((id) => ({ id, label: t(`parcels.view.${id}`), count: list?.waiting[id] }))}
      filters={
        warehouses.length > 1
          ? [
              {
                name: 'warehouse',
                label: t('scan.warehouse'),
                options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
              },
            ]
          : []
      }
      searchesAll
      searchLabel={t('parcels.search')}
      nameOf={({ parcelNo, number }) => number || parcelNo}
      sheet={(id) => <ParcelRecord key={id} id={id} now={now} />}
      hrefOfRecord={deskPaths.parcel}
      action={
        <Group gap={8}>
          {mayCount && (
            <Button component={Link} href={deskPaths.counts()} prefetch={false} size="xs" variant="default">
              {t('counts.title')}
            </Button>
          )}
          <Button component={Link} href={deskPaths.bench()} prefetch={false} size="xs" variant="default">
            {t('nav.bench')}
          </Button>
        </Group>
      }
      empty={{ title: t('parcels.none'), queue: 'parcels' }}
    />
  );
}
