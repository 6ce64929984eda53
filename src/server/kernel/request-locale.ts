import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../contract/locales';

/** What browsers say for languages that we call otherwise: Lao, and Chinese in traditional characters. */
const OTHER_NAMES: [RegExp, string][] = [
  [/^lo(-|$)/, 'la'],
  [/^zh-(tw|mo|hant)(-|$)/, 'zh-hk'],
];

/** First language of Accept-Language (by weight) among those allowed; region falls back to base and the other way. */
export function negotiateLocale(header: string | undefined, allowed: readonly Locale[] = LOCALES): Locale | undefined {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const name = OTHER_NAMES.find(([pattern]) => pattern.test(tag))?.[1] ?? tag;
    const found =
      allowed.find((locale) => locale.toLowerCase() === name) ??
      allowed.find((locale) => locale.toLowerCase() === name.split('-')[0]) ??
      allowed.find((locale) => locale.toLowerCase().split('-')[0] === name.split('-')[0]);
    if (found) return found;
  }
  return undefined;
}

/** Language of an API answer: the page's own code in `Accept-Language` first, any browser's header else. */
export function localeOfRequest(header: string | undefined, tenantDefault: Locale = DEFAULT_LOCALE): Locale {
  return isLocale(header) ? header : (negotiateLocale(header) ?? tenantDefault);
}
