import type { ApiError } from '../../client/caller';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { DeskThread, DeskThreadSubject } from '../../contract/thread-desk';
import { ThreadMessages } from '../../ui/thread-messages';
import { MessageTranslation } from './message-translation';
import classes from './thread.module.css';
import { ThreadComposer } from './thread-composer';

interface Props {
  about: DeskThreadSubject;
  /** Null where nobody has written yet. */
  thread: DeskThread | null;
  onSaid: (now: DeskThread) => void;
  onRefused: (error: ApiError) => void;
}

/** What was said about a thing, with the staff's notes among it, and the place to answer. */
export function ThreadTalk({ about, thread, onSaid, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const may = useMay('customer.message');
  // whoever may answer may have it said; what the shopper reads is no wonder to who reads the same
  const isForeign = may && thread !== null && thread.language !== locale && thread.translatesTo.includes(locale);
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  return (
    <div className={classes.talk}>
      {!thread && <p className={classes.quiet}>{t('threads.nothing')}</p>}
      {thread?.hasOlder && <p className={classes.quiet}>{t('threads.older')}</p>}
      {thread && (
        <ThreadMessages
          label={t('threads.talk')}
          nameOfPicture={(number) => t('threads.picture', { number })}
          messages={thread.messages.map(({ id, author, name, text, photos, at }) => ({
            ...{ id, text, photos, at: when(at) },
            more: author === 'SHOPPER' && isForeign && <MessageTranslation text={text} to={locale} />,
            side: author === 'SHOPPER' ? 'theirs' : author === 'NOTE' ? 'note' : 'mine',
            who: author === 'SHOPPER' ? thread.shopper.name : author === 'NOTE' ? t('threads.noteOf', { name }) : name,
          }))}
        />
      )}
      {thread && thread.unread > 0 && <p className={classes.quiet}>{t('threads.unseen', { count: thread.unread })}</p>}
      {may && <ThreadComposer about={about} thread={thread} onSaid={onSaid} onRefused={onRefused} />}
    </div>
  );
}
