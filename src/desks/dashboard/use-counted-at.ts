import { useLocale, useTenant } from '../../client/use-shell';
import type { Dashboard } from '../../contract/dashboard';
import { intlTag } from '../../contract/locales';
import { formatDateTime, tenantClock, tenantDate } from '../../contract/tenant-time';

/** When the days were last counted, on the clock of the shop: `14:05`, with its day where that is not today. */
export function useCountedAt({ countedAt, today }: Pick<Dashboard, 'countedAt' | 'today'>): string | undefined {
  const locale = useLocale();
  const { timezoneOffset } = useTenant();
  if (countedAt === null) return undefined;
  const at = new Date(countedAt);
  return tenantDate(at, timezoneOffset) === today
    ? tenantClock(at, timezoneOffset).slice(0, 5)
    : formatDateTime(countedAt, timezoneOffset, intlTag(locale));
}
