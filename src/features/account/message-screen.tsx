import type { MessagePage } from './message-card';
import { paths } from '../../contract/paths';
import { useProfile } from '../../client/use-profile';
import { useTranslation } from '../../client/use-translation';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import { MessageCard } from './message-card';
import { MessageTabs } from './message-tabs';
import classes from './message-screen.module.css';
import { useMarkRead } from './use-mark-read';

interface Props {
  page: MessagePage;
  /** Conversations with something new in them. */
  unreadThreads?: number;
}

/** What the shop told the shopper, newest first. */
export function MessageScreen({ page: { items, total, pageNo, pageSize }, unreadThreads = 0 }: Props) {
  const { t } = useTranslation('my');
  const { isRead, isBusy, readOne, readAll } = useMarkRead();
  const here = items.filter((message) => !isRead(message)).length;
  // more of them may stand on other pages
  const unread = Math.max(here, useProfile()?.unreadNotificationCount ?? 0);
  return (
    <>
      <MessageTabs current="news" unread={unreadThreads} />
      {total === 0 ? (
        <EmptyState picture="bell" title={t('messages.none')} text={t('messages.noneText')} />
      ) : (
        <>
          <div className={classes.head}>
            <p className={classes.count} role="status">
              {unread > 0 ? t('messages.new', { count: unread }) : t('messages.allRead')}
            </p>
            {unread > 0 && (
              <button type="button" className={classes.read} disabled={isBusy} onClick={readAll}>
                {t('messages.readAll')}
              </button>
            )}
          </div>
          <ul className={classes.list}>
            {items.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} isRead={isRead(message)} onRead={() => readOne(message)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <PageLinks
        label={t('messages.pages')}
        pageNo={pageNo}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => paths.messages({ page })}
      />
    </>
  );
}
