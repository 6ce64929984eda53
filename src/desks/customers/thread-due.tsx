import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { QueuedThread } from '../../contract/thread-desk';
import { StatusChip } from '../../ui/status-chip';

interface Props {
  thread: Pick<QueuedThread, 'status' | 'dueAt' | 'until'>;
  now: string;
  /** Where no heading says what the time is. */
  isAlone?: boolean;
}

/** By when it is answered, or when it is looked at again. */
export function ThreadDue({ thread: { status, dueAt, until }, now, isAlone = false }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  if (until) return t('threads.rests', { at: when(until) });
  if (status !== 'OPEN' || !dueAt) return t(`threads.status.${status}`);
  if (dueAt > now)
    return <time dateTime={dueAt}>{isAlone ? t('threads.answerBy', { at: when(dueAt) }) : when(dueAt)}</time>;
  return <StatusChip tone="trouble">{t('threads.overdue')}</StatusChip>;
}
