import useSWR from 'swr';
import { call } from '../../client/call';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { ClockedQueue } from '../../contract/next-due.enums';
import { formatDateTime } from '../../contract/tenant-time';

/** When the clock brings the next one into an empty queue; nothing where none is on its way, or nobody could say. */
export function NextDue({ queue }: { queue: ClockedQueue }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { data } = useSWR(['next-due', queue], () => call('GET /operator/next-due', { query: { queue } }), {
    shouldRetryOnError: false,
  });
  if (!data?.at) return null;
  const when = formatDateTime(data.at, tenant.timezoneOffset, intlTag(locale));
  return <time dateTime={data.at}>{t(`next.${queue}`, { when })}</time>;
}
