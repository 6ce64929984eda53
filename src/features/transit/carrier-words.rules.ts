import type { Locale } from '../../contract/locales';

const HAN = /\p{Script=Han}/u;

/** Whether who reads the page reads a carrier's own words, too: they are English, or Chinese on the way to the border. */
export const isReadIn = (locale: Locale, original: string): boolean =>
  HAN.test(original) ? locale.startsWith('zh') : locale === 'en';
