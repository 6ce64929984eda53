import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, intlTag, LOCALE_FACTS, localeOfTag, LOCALES, ownLanguages } from '../../src/contract/locales';

describe('ENT-6: the 18 languages', () => {
  it('are those of the specification, in its order', () => {
    expect(LOCALES.join(', ')).toBe('en, zh-CN, zh-HK, vi, th, ja, ko, ru, ru2, ms, uz, pt, es, fr, id, bg, ar, la');
    expect(DEFAULT_LOCALE).toBe('en');
  });

  it('are the languages that Next routes by (SES-10)', () => {
    const { i18n, defaultNS } = createRequire(import.meta.url)('../../next-i18next.config.js') as {
      i18n: { locales: string[]; defaultLocale: string };
      defaultNS: string;
    };
    expect(i18n.locales).toEqual(LOCALES);
    expect(i18n.defaultLocale).toBe(DEFAULT_LOCALE);
    expect(defaultNS).toBe('common');
  });

  it('have a tag each that Intl has rules for, so that nothing falls back to the machine’s own language', () => {
    for (const locale of LOCALES) {
      expect(Intl.PluralRules.supportedLocalesOf(intlTag(locale)), locale).toHaveLength(1);
      expect(new Intl.Locale(intlTag(locale)).toString()).toBe(intlTag(locale));
    }
    expect(intlTag('ru2')).toBe('ru');
    expect(intlTag('la')).toBe('lo');
  });

  it('come back from their tags; the two Russians are one', () => {
    expect(LOCALES.filter((locale) => localeOfTag(intlTag(locale)) !== locale)).toEqual(['ru2']);
    expect(localeOfTag('ru')).toBe('ru');
    expect(localeOfTag('la')).toBeUndefined();
  });

  it('are mirrored in Arabic only', () => {
    expect(LOCALES.filter((locale) => LOCALE_FACTS[locale].direction === 'rtl')).toEqual(['ar']);
  });
});

describe('ownLanguages', () => {
  it('lends the second Russian its words from the first, Hong Kong from the mainland', () => {
    expect(ownLanguages('ru2')).toEqual(['ru2', 'ru']);
    expect(ownLanguages('zh-HK')).toEqual(['zh-HK', 'zh-CN']);
    expect(ownLanguages('vi')).toEqual(['vi']);
  });
});
