import type { Money } from '../../../contract/fields';
import { intlTag, type Locale } from '../../../contract/locales';
import { formatMoney } from '../../../contract/money';
import { findMessage } from '../../kernel/messages';

/** The sum stands behind the title: who reads no further knows it. */
export const withSum = (locale: Locale, title: string, sum?: Money | null) =>
  sum ? `${title} · ${formatMoney(sum, intlTag(locale))}` : title;

/** Of a message in the shop, and of a notice on a device. */
export const titleOfNews = (
  locale: Locale,
  code: string,
  { reference, sum }: { reference: string; sum: Money | null },
): string => withSum(locale, findMessage(locale, `notifications.${code}.title`, { reference }) ?? code, sum);
