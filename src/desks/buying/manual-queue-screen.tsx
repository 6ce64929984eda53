import { Button, TextInput } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { ManualQueue } from '../../contract/manual-desk';
import { MANUAL_ORDER_STATUSES } from '../../contract/purchase.enums';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { TabLinks } from '../../ui/tab-links';
import { countText } from '../bench/count-text';
import type { AskedQueue } from './load-manual-queue';
import { ManualQueueTable } from './manual-queue-table';
import classes from './manual-queue-screen.module.css';

interface Props {
  queue: ManualQueue;
  asked: AskedQueue;
  /** When it was asked. */
  now: string;
}

/** Price requests that wait, or are over: tabs, search and page are the address. */
export function ManualQueueScreen({ queue, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const [words, setWords] = useState(asked.keyword ?? '');
  const { status, keyword: q, lease } = asked;
  // of a search nobody has counted what it finds elsewhere
  const counts: Partial<Record<string, number>> = q || lease ? {} : queue.waiting;
  const search = (event: FormEvent) => {
    event.preventDefault();
    void router.push(deskPaths.manualOrders({ status, q: words.trim(), lease }));
  };
  return (
    <>
      <PageTitle title={t('nav.manualOrders')} />
      <h1 className={classes.title}>{t('nav.manualOrders')}</h1>
      <TabLinks
        label={t('manual.states')}
        tabs={MANUAL_ORDER_STATUSES.map((one) => ({
          id: one,
          href: deskPaths.manualOrders({ status: one, q, lease }),
          label: t(`manual.status.${one}`),
          count: countText(counts[one]),
          isCurrent: one === status,
        }))}
      />
      <form className={classes.tools} onSubmit={search} role="search">
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t('manual.search')}
          placeholder={t('manual.search')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          maxLength={100}
        />
        <Button type="submit" variant="default">
          {t('manual.find')}
        </Button>
        <Button
          component={Link}
          href={deskPaths.manualOrders({ status, q, lease: lease ? undefined : 'mine' })}
          variant={lease ? 'filled' : 'default'}
          aria-current={lease === 'mine' || undefined}
        >
          {t('manual.mine')}
        </Button>
      </form>
      {queue.items.length > 0 ? (
        <ManualQueueTable items={queue.items} now={now} />
      ) : (
        <EmptyState picture="receipt" title={t(queue.next ? 'manual.noneHere' : 'manual.none')} />
      )}
      {queue.next && (
        <Button
          component={Link}
          mt="md"
          variant="default"
          href={deskPaths.manualOrders({ status, q, lease, after: queue.next })}
        >
          {t('manual.more')}
        </Button>
      )}
    </>
  );
}
