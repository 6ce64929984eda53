import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useShell } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { MessagePage } from './message-screen';
import classes from './message-screen.module.css';

/** A path of this shop; nothing else becomes a link. */
const isShopPath = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link);

/** The whole card leads where the message is about. */
export function MessageCard({ message }: { message: MessagePage['items'][number] }) {
  const { t } = useTranslation('my');
  const { tenant, locale } = useShell();
  const { title, body, link, isRead, createdAt } = message;
  return (
    <article className={classes.card} data-unread={!isRead || undefined}>
      <h2 className={classes.name}>
        {isShopPath(link) ? (
          <Link className={classes.link} href={link} prefetch={false}>
            {title}
          </Link>
        ) : (
          title
        )}
        {!isRead && <span className={classes.fresh}>{t('messages.unread')}</span>}
      </h2>
      <time className={classes.time} dateTime={createdAt}>
        {formatDateTime(createdAt, tenant.timezoneOffset, intlTag(locale))}
      </time>
      <p className={classes.body}>{body}</p>
    </article>
  );
}
