import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { BatchQueue, BatchView, QueuedBatch } from '../../contract/batch';
import { BATCH_VIEWS } from '../../contract/batch.enums';
import { deskPaths } from '../../contract/desk-paths';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { BATCHES_INDEX } from './load-batches';
import { OpenBatchForm } from './open-batch-form';
import { kilograms } from './batch-figures';

interface Props {
  list: BatchQueue | null;
  asked: Asked<BatchView>;
  /** When it was asked. */
  now: string;
}

/** Boxes that leave together: those that are filled, those that wait for their carrier, those that have left. */
export function BatchesScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const [isOpening, setOpening] = useState(false);
  const columns: IndexColumn<QueuedBatch>[] = [
    {
      id: 'number',
      header: t('batches.number'),
      cell: ({ id, batchNo }) => (
        <Link href={deskPaths.batch(id)} prefetch={false}>
          <bdi>{batchNo}</bdi>
        </Link>
      ),
    },
    { id: 'carrier', header: t('packing.carrier'), cell: ({ carrier }) => <bdi>{carrier}</bdi> },
    {
      id: 'master',
      header: t('batches.masterNo'),
      shows: 'wide',
      cell: ({ masterNo }) => <bdi dir="ltr">{masterNo || '–'}</bdi>,
    },
    { id: 'warehouse', header: t('batches.warehouse'), shows: 'wide', cell: ({ warehouse }) => warehouse },
    { id: 'boxes', header: t('packing.boxes'), isFigure: true, cell: ({ boxes }) => boxes },
    { id: 'kg', header: t('batches.kg'), isFigure: true, cell: ({ grams }) => kilograms(grams) },
    {
      id: 'since',
      header: t('buying.since'),
      isFigure: true,
      cell: ({ movedAt }) => <Age since={movedAt} now={now} />,
    },
  ];
  return (
    <>
      <IndexPage
        spec={BATCHES_INDEX}
        title={t('nav.batches')}
        {...{ asked, list, columns }}
        views={BATCH_VIEWS.map((id) => ({ id, label: t(`batches.view.${id}`), count: list?.waiting[id] }))}
        searchesAll
        searchLabel={t('batches.search')}
        nameOf={({ batchNo }) => batchNo}
        hrefOfRecord={deskPaths.batch}
        action={
          <ActionButton size="xs" onClick={() => setOpening(true)}>
            {t('batches.open')}
          </ActionButton>
        }
        empty={{ title: t('batches.none'), queue: 'batches' }}
      />
      <Dialog opened={isOpening} onClose={() => setOpening(false)} title={t('batches.open')}>
        <OpenBatchForm
          warehouses={list?.warehouses ?? []}
          onOpened={({ id }) => void router.push(deskPaths.batch(id))}
        />
      </Dialog>
    </>
  );
}
