import { Button } from '@mantine/core';
import Link from 'next/link';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { CompensationQueue, QueuedCompensation } from '../../contract/compensation-desk';
import { COMPENSATION_VIEWS } from '../../contract/compensation-desk.enums';
import { deskPaths } from '../../contract/desk-paths';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { CompensationBudget } from './compensation-budget';
import { CompensationRecord } from './compensation-record';
import { COMPENSATION_TONES } from './compensation-tones';
import { COMPENSATIONS_INDEX } from './load-compensations';
import classes from './money.module.css';

interface Props {
  list: CompensationQueue | null;
  asked: Asked<(typeof COMPENSATION_VIEWS)[number]>;
  /** When it was asked. */
  now: string;
}

/** What the shop gives shoppers of its own, by what is to be done about it next. */
export function CompensationsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const mayAsk = useMay('money.refund');
  const columns: IndexColumn<QueuedCompensation>[] = [
    {
      id: 'number',
      header: t('money.number'),
      cell: ({ id, compensationNo }) => (
        <Link href={deskPaths.compensation(id)} prefetch={false} className={classes.link}>
          <bdi>{compensationNo}</bdi>
        </Link>
      ),
    },
    { id: 'about', header: t('compensations.about'), cell: ({ about }) => <bdi>{about.no}</bdi> },
    {
      id: 'shopper',
      header: t('manual.shopper'),
      shows: 'wide',
      cell: ({ shopperName }) => <NameText name={shopperName} />,
    },
    {
      id: 'reason',
      header: t('compensations.reasonHead'),
      shows: 'wide',
      cell: ({ reason }) => t(`compensations.reason.${reason}`),
    },
    {
      id: 'state',
      header: t('money.state'),
      cell: ({ status }) => (
        <StatusChip tone={COMPENSATION_TONES[status]}>{t(`compensations.status.${status}`)}</StatusChip>
      ),
    },
    {
      id: 'asked',
      header: t('money.askedBy'),
      shows: 'wide',
      cell: ({ askedBy, isMine }) =>
        isMine ? t('manual.me') : askedBy === null ? t('money.byRule') : <bdi>{askedBy}</bdi>,
    },
    { id: 'sum', header: t('money.sum'), isFigure: true, cell: ({ amount }) => <MoneyText money={amount} /> },
    {
      id: 'since',
      header: t(asked.view === 'over' ? 'money.ago' : 'money.since'),
      isFigure: true,
      cell: ({ createdAt }) => <Age since={createdAt} now={now} />,
    },
  ];
  const waiting: Partial<Record<string, number>> = list?.waiting ?? {};
  return (
    <>
      <IndexPage
        spec={COMPENSATIONS_INDEX}
        title={t('nav.compensations')}
        {...{ asked, list, columns }}
        views={COMPENSATION_VIEWS.map((id) => ({ id, label: t(`compensations.view.${id}`), count: waiting[id] }))}
        searchLabel={t('compensations.search')}
        nameOf={({ compensationNo }) => compensationNo}
        sheet={(id) => <CompensationRecord key={id} id={id} now={now} />}
        hrefOfRecord={deskPaths.compensation}
        action={
          mayAsk && (
            <Button component={Link} size="xs" href={deskPaths.newCompensation()} prefetch={false}>
              {t('compensations.new')}
            </Button>
          )
        }
        empty={{ title: t('compensations.none'), queue: 'compensations' }}
      />
      {list && <CompensationBudget budget={list.budget} />}
    </>
  );
}
