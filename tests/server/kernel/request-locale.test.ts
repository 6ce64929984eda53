import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/contract/locales';
import { findMessage } from '../../../src/server/kernel/messages';
import { localeOfRequest, negotiateLocale } from '../../../src/server/kernel/request-locale';
import { startShop } from '../../support/shop';

describe('negotiateLocale', () => {
  it.each([
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['en;q=0.5,ko;q=0.9', 'ko'],
    ['lo-LA,lo;q=0.9', 'la'],
    ['pt-BR', 'pt'],
    ['zh-TW', 'zh-HK'],
    ['zh-Hant-MO;q=0.8,zh-SG', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['zh-HK,zh;q=0.9', 'zh-HK'],
    ['tlh', undefined],
    ['ko;q=0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s → %s', (header, locale) => expect(negotiateLocale(header)).toBe(locale));

  it('chooses among the shop’s languages only', () => {
    expect(negotiateLocale('ko,vi;q=0.5', ['en', 'vi'])).toBe('vi');
    expect(negotiateLocale('ko', ['en', 'vi'])).toBeUndefined();
  });

  it('takes our own codes as they are', () => {
    for (const locale of LOCALES) expect(localeOfRequest(locale)).toBe(locale);
  });
});

describe('the detail of a refusal', () => {
  it('is a sentence in the shopper’s language, whatever it is', async () => {
    const shop = await startShop();
    const details = new Map<string, string>();
    for (const locale of LOCALES) {
      const response = await shop.fetchRaw('/front/nothing-here', { headers: { 'accept-language': locale } });
      const problem = (await response.json()) as { code: string; detail: string };
      expect(problem.detail, locale).toBe(findMessage(locale, `errors.${problem.code}`));
      details.set(locale, problem.detail);
    }
    // the second Russian reads the first one's
    expect(new Set(details.values()).size).toBe(LOCALES.length - 1);
    expect(details.get('ru2')).toBe(details.get('ru'));
  });
});
