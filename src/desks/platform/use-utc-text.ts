import { useLocale } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';
import { formatDate, formatDateTime } from '../../contract/tenant-time';

/** Moments as the reader's language writes them, by no shop's clock: those who run the platform look at many. */
export function useUtcText() {
  const tag = intlTag(useLocale());
  return {
    day: (at: string) => formatDate(at, 0, tag),
    time: (at: string) => `${formatDateTime(at, 0, tag)} UTC`,
  };
}
