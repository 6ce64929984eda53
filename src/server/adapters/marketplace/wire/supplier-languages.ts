import { ownLanguages, type Locale } from '../../../../contract/locales';

/** What a supplier calls the shopper's language, the nearest that it has, or English. */
export const languageAt = (known: Partial<Record<Locale, string>>, locale: Locale): string =>
  ownLanguages(locale)
    .map((language) => known[language])
    .find(Boolean) ?? 'en';

/** Who reads Chinese gets the seller's own words. */
export const readsChinese = (locale: Locale): boolean => locale === 'zh-CN' || locale === 'zh-HK';
