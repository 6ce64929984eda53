import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { paths } from '../../contract/paths';
import { formatDateTime } from '../../contract/tenant-time';
import type { Thread } from '../../contract/thread';
import classes from './message-screen.module.css';

/** Each conversation with its last word; the whole card leads into it. */
export function ThreadList({ threads }: { threads: readonly Thread[] }) {
  const { t } = useTranslation(['my', 'common']);
  const { tenant, locale } = useShell();
  return (
    <ul className={classes.list}>
      {threads.map(({ id, subjectKind, reference, unread, lastAt, lastText }) => (
        <li key={id}>
          <article className={classes.card} data-unread={unread > 0 || undefined}>
            <h2 className={classes.name}>
              <Link className={classes.link} href={paths.threads({ id })} prefetch={false}>
                {t(`common:threads.about.${subjectKind}`, { reference })}
              </Link>{' '}
              {unread > 0 && <span className={classes.fresh}>{t('messages.unread')}</span>}
            </h2>
            <time className={classes.time} dateTime={lastAt}>
              {formatDateTime(lastAt, tenant.timezoneOffset, intlTag(locale))}
            </time>
            <p className={classes.body} dir="auto">
              {lastText}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
