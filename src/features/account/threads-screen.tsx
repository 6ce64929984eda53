import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import type { ThreadsData } from './load-threads';
import { MessageTabs } from './message-tabs';
import { ThreadList } from './thread-list';
import { ThreadPanel } from './thread-panel';
import classes from './threads.module.css';

/** What the shopper and the shop write to each other: all of it, or one conversation. */
export function ThreadsScreen({ page, open }: ThreadsData) {
  const { t } = useTranslation(['my', 'common']);
  const { items, total, pageNo, pageSize } = page;
  const title = <MessageTabs current="threads" unread={items.filter(({ unread }) => unread > 0).length} />;
  if (open) {
    const { about, thread } = open;
    const reference = thread?.reference ?? '';
    return (
      <>
        {title}
        <section className={classes.open} aria-labelledby="thread">
          <Link className={classes.back} href={paths.threads()} prefetch={false}>
            {t('common:threads.tab')}
          </Link>
          <h2 id="thread">{t(`common:threads.about.${about.kind}`, { reference }).trim()}</h2>
          <ThreadPanel key={`${about.kind}.${about.id ?? ''}`} about={about} first={thread} />
        </section>
      </>
    );
  }
  const write = (
    <Button component={Link} href={paths.threads({ about: 'NONE' })} variant="default">
      {t('common:threads.write')}
    </Button>
  );
  return (
    <>
      {title}
      {total === 0 ? (
        <EmptyState
          picture="bell"
          title={t('common:threads.listNone')}
          text={t('common:threads.listNoneText')}
          action={write}
        />
      ) : (
        <div className={classes.panel}>
          <div>{write}</div>
          <ThreadList threads={items} />
        </div>
      )}
      <PageLinks
        label={t('common:threads.pages')}
        pageNo={pageNo}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => paths.threads({ page })}
      />
    </>
  );
}
