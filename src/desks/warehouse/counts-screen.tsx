import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { CountQueue, QueuedCount } from '../../contract/shelf-count';
import { COUNT_VIEWS } from '../../contract/shelf-count.enums';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import { indexHref, type Asked } from '../bench/index-query';
import { CountRecord } from './count-record';
import { COUNTS_INDEX } from './load-counts';

interface Props {
  list: CountQueue | null;
  asked: Asked<(typeof COUNT_VIEWS)[number]>;
  /** When it was asked. */
  now: string;
}

/** What was counted of shelves, and where it is not what is written. */
export function CountsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const columns: IndexColumn<QueuedCount>[] = [
    {
      id: 'shelf',
      header: t('scan.fact.shelf'),
      cell: ({ id, location }) => (
        <Link href={indexHref(COUNTS_INDEX, asked, { open: id })} prefetch={false}>
          <bdi dir="ltr">{location}</bdi>
        </Link>
      ),
    },
    { id: 'by', header: t('counts.by'), cell: ({ countedName }) => <NameText name={countedName} /> },
    { id: 'seen', header: t('counts.line.SEEN'), isFigure: true, cell: ({ seen }) => seen },
    { id: 'missing', header: t('counts.line.MISSING'), isFigure: true, cell: ({ missing }) => missing },
    { id: 'unexpected', header: t('counts.line.UNEXPECTED'), isFigure: true, cell: ({ unexpected }) => unexpected },
    {
      id: 'since',
      header: t('buying.since'),
      isFigure: true,
      cell: ({ startedAt }) => <Age since={startedAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={COUNTS_INDEX}
      title={t('counts.title')}
      {...{ asked, list, columns }}
      views={COUNT_VIEWS.map((id) => ({
        id,
        label: t(`counts.state.${id}`),
        count: id === 'DIFFERS' ? list?.waiting : undefined,
      }))}
      nameOf={({ location }) => location}
      sheet={(id) => <CountRecord key={id} id={id} />}
      action={
        <Button component={Link} href={deskPaths.bench({ mode: 'count' })} prefetch={false} size="xs">
          {t('counts.start')}
        </Button>
      }
      empty={{ title: t('counts.none'), queue: 'counts' }}
    />
  );
}
