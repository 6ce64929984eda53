import { useShell } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';

/** A day of the shop's calendar as the reader's language writes it. */
export function useDayText(): (day: string) => string {
  const { locale } = useShell();
  // a day is no moment: it is the same wherever it is read
  return (day) => formatDate(`${day}T12:00:00Z`, 0, intlTag(locale));
}
