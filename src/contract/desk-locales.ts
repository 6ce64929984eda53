import { DEFAULT_LOCALE, ownLanguages, type Locale } from './locales';

/** The languages that the desks speak: each has an `operator.json` of its own. */
export const DESK_LOCALES: readonly Locale[] = ['en', 'zh-CN'];

/** What somebody who wants this language reads at the desks: a page in two languages, or mirrored English, is none. */
export const deskLocale = (wanted: Locale): Locale =>
  ownLanguages(wanted).find((locale) => DESK_LOCALES.includes(locale)) ?? DEFAULT_LOCALE;
