import type { Notification } from '../../contract/account';
import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import classes from './message-screen.module.css';

export interface MessagePage {
  items: Notification[];
  total: number;
  pageNo: number;
  pageSize: number;
}

/** A path of this shop; nothing else becomes a link. */
const isShopPath = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link);

interface Props {
  message: MessagePage['items'][number];
  isRead: boolean;
  onRead: () => void;
}

/** The whole card leads where the message is about; who follows it has read it. */
export function MessageCard({ message, isRead, onRead }: Props) {
  const { t } = useTranslation('my');
  const { tenant, locale } = useShell();
  const { id, title, body, link, createdAt } = message;
  return (
    <article className={classes.card} data-unread={!isRead || undefined}>
      <h2 id={`title-${id}`} className={classes.name}>
        {isShopPath(link) ? (
          <Link className={classes.link} href={link} prefetch={false} onClick={onRead}>
            {title}
          </Link>
        ) : (
          title
        )}{' '}
        {!isRead && <span className={classes.fresh}>{t('messages.unread')}</span>}
      </h2>
      <time className={classes.time} dateTime={createdAt}>
        {formatDateTime(createdAt, tenant.timezoneOffset, intlTag(locale))}
      </time>
      <p className={classes.body}>{body}</p>
      {!isRead && (
        <button
          type="button"
          id={`read-${id}`}
          className={classes.read}
          aria-labelledby={`read-${id} title-${id}`}
          onClick={onRead}
        >
          {t('messages.readOne')}
        </button>
      )}
    </article>
  );
}
