import { useShell } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ageText } from './age-text';

interface Props {
  /** ISO 8601. */
  since: string;
  /** When the page was drawn: server and browser count from the same moment. */
  now: string;
}

/** How long ago; the time itself on pointing at it. */
export function Age({ since, now }: Props) {
  const { tenant, locale } = useShell();
  return (
    <time dateTime={since} title={formatDateTime(since, tenant.timezoneOffset, intlTag(locale))}>
      {ageText(Date.parse(now) - Date.parse(since), intlTag(locale))}
    </time>
  );
}
