import { useShell } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';

/** Date and time as this shop and shopper write them. */
export function useWhen() {
  const { tenant, locale } = useShell();
  return (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
}
