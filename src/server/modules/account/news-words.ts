import type { Money } from '../../../contract/fields';
import { intlTag, type Locale } from '../../../contract/locales';
import { formatMoney } from '../../../contract/money';
import { writeDateTime } from '../../../contract/tenant-time';
import { dateWords } from '../../kernel/date-words';
import { findMessage } from '../../kernel/messages';
import type { TenantRecord } from '../../kernel/tenant-record';

/** The sum stands behind the title: who reads no further knows it. */
export const withSum = (locale: Locale, title: string, sum?: Money | null) =>
  sum ? `${title} · ${formatMoney(sum, intlTag(locale))}` : title;

/** Of a message in the shop, and of a notice on a device. */
export const titleOfNews = (
  locale: Locale,
  code: string,
  { reference, sum }: { reference: string; sum: Money | null },
): string => withSum(locale, findMessage(locale, `notifications.${code}.title`, { reference }) ?? code, sum);

/** The sentence that says by when. */
const UNTIL = { body: 'bodyUntil', manyBody: 'manyBodyUntil' } as const;

/** The same of its sentences. What is promised by an hour is said in the shop's time, as the order's page says it. */
export function bodyOfNews(
  locale: Locale,
  { timezoneOffset }: Pick<TenantRecord, 'timezoneOffset'>,
  code: string,
  { reference, until }: { reference: string; until?: Date | null | undefined },
  key: keyof typeof UNTIL = 'body',
): string {
  const at = until ? writeDateTime(until, timezoneOffset, dateWords(locale)) : '';
  return findMessage(locale, `notifications.${code}.${until ? UNTIL[key] : key}`, { reference, at }) ?? reference;
}
