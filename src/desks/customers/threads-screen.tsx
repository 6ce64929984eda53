import { Button } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { THREAD_VIEWS } from '../../contract/thread.enums';
import type { QueuedThread, ThreadQueue, ThreadView } from '../../contract/thread-desk';
import { ActionButton } from '../../ui/action-button';
import { StatusChip } from '../../ui/status-chip';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import classes from './customers.module.css';
import { THREADS_INDEX } from './load-threads';
import { ThreadDue } from './thread-due';
import { ThreadRecord } from './thread-record';

interface Props {
  list: ThreadQueue | null;
  asked: Asked<ThreadView>;
  /** When it was asked. */
  now: string;
}

/** Conversations with shoppers, what is owed the longest first. */
export function ThreadsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const may = useMay('customer.message');
  const next = useAction('POST /operator/threads/next');
  const takeNext = async () => {
    const taken = await next.run({ body: {} });
    if (taken?.thread) void router.push(deskPaths.thread(taken.thread.id));
  };
  const columns: IndexColumn<QueuedThread>[] = [
    {
      id: 'shopper',
      header: t('threads.shopper'),
      cell: ({ id, shopper }) => (
        <Link href={deskPaths.thread(id)} prefetch={false} className={classes.link}>
          <NameText name={shopper.name} />
        </Link>
      ),
    },
    {
      id: 'about',
      header: t('threads.aboutWhat'),
      cell: ({ subjectKind, reference }) => (
        <>
          {t(`threads.about.${subjectKind}`)} <bdi dir="ltr">{reference}</bdi>
        </>
      ),
    },
    {
      id: 'last',
      header: t('threads.last'),
      shows: 'wide',
      cell: ({ lastText }) => <bdi className={classes.excerpt}>{lastText}</bdi>,
    },
    {
      id: 'on',
      header: t('manual.on'),
      cell: ({ lease, assigned }) => {
        const on = lease ?? assigned;
        return on && <bdi>{on.isMine ? t('manual.me') : on.name}</bdi>;
      },
    },
    {
      id: 'due',
      header: t('threads.due'),
      cell: (row) => <ThreadDue thread={row} now={now} />,
    },
    {
      id: 'since',
      header: t('threads.lastAt'),
      isFigure: true,
      cell: ({ lastAt }) => <Age since={lastAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={THREADS_INDEX}
      title={t('nav.threads')}
      {...{ asked, list, columns }}
      views={THREAD_VIEWS.map((id) => ({
        id,
        label: t(`threads.view.${id}`),
        count: id === 'open' || id === 'mine' ? list?.waiting[id] : undefined,
      }))}
      searchesAll
      searchLabel={t('threads.search')}
      nameOf={({ shopper, reference }) => `${shopper.name} ${reference}`}
      sheet={(id) => <ThreadRecord key={id} id={id} now={now} />}
      hrefOfRecord={deskPaths.thread}
      action={
        may && (
          <>
            {list && list.waiting.late > 0 && (
              <StatusChip tone="trouble">{t('threads.late', { count: list.waiting.late })}</StatusChip>
            )}
            <Button component={Link} href={deskPaths.cannedAnswers()} prefetch={false} size="xs" variant="default">
              {t('threads.canned')}
            </Button>
            <ActionButton size="xs" loading={next.isRunning} onClick={() => void takeNext()}>
              {t('threads.takeNext')}
            </ActionButton>
          </>
        )
      }
      empty={{ title: t('threads.none'), queue: 'threads' }}
    />
  );
}
