import { useEffect } from 'react';
import { call } from '../../client/call';
import { useRequest } from '../../client/use-request';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { ThreadDetail, ThreadSubject } from '../../contract/thread';
import { LoadError } from '../../ui/load-error';
import { SkeletonBlock } from '../../ui/skeletons';
import { ThreadMessages } from '../../ui/thread-messages';
import { ThreadForm } from './thread-form';
import classes from './threads.module.css';

/** How often what the other side writes is looked for, while the page is looked at. */
const LOOK_MS = 30_000;

interface Props {
  about: ThreadSubject;
  /** As the page brought it; null where nothing was said yet. */
  first?: ThreadDetail | null;
}

/** What the shopper and the shop have said about one thing, and the place to say more. */
export function ThreadPanel({ about, first }: Props) {
  const { t } = useTranslation('common');
  const { tenant, locale } = useShell();
  const { data, error, mutate } = useRequest(
    'GET /front/thread',
    { query: about },
    { refreshInterval: LOOK_MS, ...(first !== undefined && { fallbackData: { thread: first } }) },
  );
  const thread = data?.thread;
  const unreadId = thread && thread.unread > 0 ? thread.id : undefined;
  useEffect(() => {
    // where that does not arrive it is new once more, and nothing else
    if (unreadId) call('PUT /front/threads/{id}/read', { params: { id: unreadId } }).catch(() => undefined);
  }, [unreadId]);
  if (!data && error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <SkeletonBlock height={180} />;
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  return (
    <div className={classes.panel}>
      {!thread && <p className={classes.quiet}>{t('threads.noneText')}</p>}
      {thread?.hasOlder && <p className={classes.quiet}>{t('threads.older')}</p>}
      {thread && (
        <ThreadMessages
          label={t('threads.tab')}
          nameOfPicture={(number) => t('threads.picture', { number })}
          messages={thread.messages.map(({ id, author, name, text, photos, at }) => ({
            ...{ id, text, photos, at: when(at) },
            side: author === 'SHOPPER' ? 'mine' : 'theirs',
            who: author === 'SHOPPER' ? t('threads.you') : [name, tenant.name].filter(Boolean).join(' · '),
          }))}
        />
      )}
      {thread?.isDone && <p className={classes.quiet}>{t('threads.done')}</p>}
      {thread?.answerBy && <p className={classes.quiet}>{t('threads.answerBy', { at: when(thread.answerBy) })}</p>}
      <ThreadForm
        key={thread?.messages.at(-1)?.id ?? ''}
        about={about}
        onSent={(now) => void mutate({ thread: now }, { revalidate: false })}
      />
    </div>
  );
}
