import { useLocale } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';
import { formatDate, formatDateTime } from '../../contract/tenant-time';

/** Moments as the reader's language writes them, by no shop's clock: those who run the platform look at many. */
export function useUtcText() {
  const tag = intlTag(useLocale());
  return {
    day: (at: string) => formatDate(at, 0, tag),
    /** Of `2026-11`. */
    month: (month: string) =>
      new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
    time: (at: string) => `${formatDateTime(at, 0, tag)} UTC`,
  };
}
