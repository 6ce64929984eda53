import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../client/paths';
import type { Notification } from '../../contract/account';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import type * as z from 'zod/mini';
import { MessageCard } from './message-card';
import classes from './message-screen.module.css';
import { useMarkRead } from './use-mark-read';

export interface MessagePage {
  items: z.infer<typeof Notification>[];
  total: number;
  pageNo: number;
  pageSize: number;
}

/** What the shop told the shopper, newest first. Those new at this visit stay marked until the next. */
export function MessageScreen({ page: { items, total, pageNo, pageSize } }: { page: MessagePage }) {
  const { t } = useTranslation('my');
  const unread = items.filter(({ isRead }) => !isRead).length;
  useMarkRead(unread > 0);
  return (
    <>
      <h1 className={classes.title}>{t('messages.title')}</h1>
      {total === 0 ? (
        <EmptyState picture="bell" title={t('messages.none')} text={t('messages.noneText')} />
      ) : (
        <>
          <p className={classes.count}>{unread > 0 ? t('messages.new', { count: unread }) : t('messages.allRead')}</p>
          <ul className={classes.list}>
            {items.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} />
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
