import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { ManualQueue, QueuedManualOrder } from '../../contract/manual-desk';
import { MANUAL_ORDER_STATUSES } from '../../contract/purchase.enums';
import { MoneyText } from '../../ui/price';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { MANUAL_INDEX } from './load-manual-queue';
import classes from './manual-queue-screen.module.css';

interface Props {
  list: ManualQueue | null;
  asked: Asked;
  /** When it was asked. */
  now: string;
}

/** Price requests that wait, or are over. */
export function ManualQueueScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  // of a search nobody has counted what it finds elsewhere
  const isNarrowed = asked.q !== undefined || asked.filters.lease !== undefined;
  const counts: Partial<Record<string, number>> = list && !isNarrowed ? list.waiting : {};
  const columns: IndexColumn<QueuedManualOrder>[] = [
    {
      id: 'what',
      header: t('manual.what'),
      cell: ({ id, title, productUrl }) => (
        <span className={classes.what}>
          <Link href={deskPaths.manualOrder(id)} prefetch={false}>
            <bdi>{title}</bdi>
          </Link>{' '}
          <bdi dir="ltr" className={classes.host}>
            {new URL(productUrl).hostname}
          </bdi>
        </span>
      ),
    },
    { id: 'shopper', header: t('manual.shopper'), cell: ({ shopperName }) => <NameText name={shopperName} /> },
    {
      id: 'price',
      header: t('manual.price'),
      isFigure: true,
      cell: ({ total, unitPriceFen, quantity }) => (
        <>
          <MoneyText money={total?.cny ?? { amount: unitPriceFen, currency: 'CNY' }} />
          {!total && ` × ${quantity}`}
        </>
      ),
    },
    {
      id: 'on',
      header: t('manual.on'),
      cell: ({ lease }) => lease && <NameText name={lease.isMine ? t('manual.me') : lease.name} />,
    },
    {
      id: 'since',
      header: t('manual.since'),
      isFigure: true,
      cell: ({ createdAt }) => <Age since={createdAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={MANUAL_INDEX}
      title={t('nav.manualOrders')}
      {...{ asked, list, columns }}
      views={MANUAL_ORDER_STATUSES.map((id) => ({ id, label: t(`manual.status.${id}`), count: counts[id] }))}
      filters={[{ name: 'lease', label: t('manual.on'), options: [{ value: 'mine', label: t('manual.me') }] }]}
      searchLabel={t('manual.search')}
      nameOf={({ title }) => title}
      empty={{ title: t('manual.none'), queue: 'manual' }}
    />
  );
}
