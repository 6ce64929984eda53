/**
 * The specification's 18 language codes, as they stand in addresses, cookies and folders. `ru2` (Russian in
 * the words of wholesale) is no language tag, and `la` would be Latin where we mean Lao: whatever reads tags gets `intlTag`.
 */
export const LOCALES = [
  'en',
  'zh-CN',
  'zh-HK',
  'vi',
  'th',
  'ja',
  'ko',
  'ru',
  'ru2',
  'ms',
  'uz',
  'pt',
  'es',
  'fr',
  'id',
  'bg',
  'ar',
  'la',
] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

interface LocaleFacts {
  /** What Intl, `<html lang>` and hreflang get. */
  intlTag: string;
  /** The language's name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Name of the dayjs locale file. */
  dayjs: string;
  /** The language whose words its readers get where it has none of its own. */
  nearest?: Locale;
}

export const LOCALE_FACTS: Record<Locale, LocaleFacts> = {
  en: { intlTag: 'en', name: 'English', direction: 'ltr', dayjs: 'en' },
  'zh-CN': { intlTag: 'zh-CN', name: '简体中文', direction: 'ltr', dayjs: 'zh-cn' },
  'zh-HK': { intlTag: 'zh-HK', name: '繁體中文', direction: 'ltr', dayjs: 'zh-hk', nearest: 'zh-CN' },
  vi: { intlTag: 'vi', name: 'Tiếng Việt', direction: 'ltr', dayjs: 'vi' },
  th: { intlTag: 'th', name: 'ไทย', direction: 'ltr', dayjs: 'th' },
  ja: { intlTag: 'ja', name: '日本語', direction: 'ltr', dayjs: 'ja' },
  ko: { intlTag: 'ko', name: '한국어', direction: 'ltr', dayjs: 'ko' },
  ru: { intlTag: 'ru', name: 'Русский', direction: 'ltr', dayjs: 'ru' },
  ru2: { intlTag: 'ru', name: 'Русский (опт)', direction: 'ltr', dayjs: 'ru', nearest: 'ru' },
  ms: { intlTag: 'ms', name: 'Bahasa Melayu', direction: 'ltr', dayjs: 'ms' },
  uz: { intlTag: 'uz', name: 'Oʻzbekcha', direction: 'ltr', dayjs: 'uz-latn' },
  pt: { intlTag: 'pt', name: 'Português', direction: 'ltr', dayjs: 'pt' },
  es: { intlTag: 'es', name: 'Español', direction: 'ltr', dayjs: 'es' },
  fr: { intlTag: 'fr', name: 'Français', direction: 'ltr', dayjs: 'fr' },
  id: { intlTag: 'id', name: 'Bahasa Indonesia', direction: 'ltr', dayjs: 'id' },
  bg: { intlTag: 'bg', name: 'Български', direction: 'ltr', dayjs: 'bg' },
  ar: { intlTag: 'ar', name: 'العربية', direction: 'rtl', dayjs: 'ar' },
  la: { intlTag: 'lo', name: 'ລາວ', direction: 'ltr', dayjs: 'lo' },
};

/** A path where Next puts no prefix before it: in a mail, at a provider. The default language has none. */
export const inLanguage = (locale: Locale, path: string) => (locale === DEFAULT_LOCALE ? path : `/${locale}${path}`);
export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);
export const intlTag = (locale: Locale) => LOCALE_FACTS[locale].intlTag;
/** The first of our languages with this tag: the way back from `intlTag`. */
export const localeOfTag = (tag: string): Locale | undefined => LOCALES.find((locale) => intlTag(locale) === tag);

/** In which languages to look for a text, the best first: its own and the nearest. English is up to the caller. */
export function ownLanguages(locale: Locale): Locale[] {
  const { nearest } = LOCALE_FACTS[locale];
  return nearest ? [locale, nearest] : [locale];
}
