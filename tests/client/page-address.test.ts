import { describe, expect, it } from 'vitest';
import {
  alternatesOf,
  canonicalPath,
  homeOf,
  isConfidential,
  isUnlisted,
  localePath,
} from '../../src/client/page-address';

const english = { defaultLanguage: 'en', supportedLanguages: ['en', 'vi'] } as const;
const vietnamese = { defaultLanguage: 'vi', supportedLanguages: ['vi', 'en'] } as const;
const shop = (languages: typeof english | typeof vietnamese) => ({
  ...languages,
  supportedLanguages: [...languages.supportedLanguages],
});

describe('canonicalPath', () => {
  it.each([
    ['/about?utm_source=mail&fbclid=1#top', '/about'],
    ['/', '/'],
    ['/product?filters=&url=abc_-&gclid=2', '/product?url=abc_-'],
    ['/product-search?channel=JD&keyword=red%20mug&sort=sales&page=1', '/product-search?keyword=red+mug&channel=JD'],
    ['/product-search?keyword=&page=3&filters=category:tops', '/product-search?filters=category%3Atops&page=3'],
  ])('of %s is %s', (asPath, path) => expect(canonicalPath(asPath)).toBe(path));
});

describe('addresses in languages', () => {
  it('prefix every language but English, and English too where the shop speaks another first', () => {
    expect(localePath('/faq', 'en', shop(english))).toBe('/faq');
    expect(localePath('/faq', 'vi', shop(english))).toBe('/vi/faq');
    expect(localePath('/', 'en', shop(vietnamese))).toBe('/en');
    expect(localePath('/?a=1', 'vi', shop(vietnamese))).toBe('/vi?a=1');
  });

  it('name each language once, by its tag: two Russian wordings are one, la is Lao', () => {
    const languages = {
      defaultLanguage: 'ru' as const,
      supportedLanguages: ['ru' as const, 'ru2' as const, 'la' as const],
    };
    expect(alternatesOf('/faq', languages)).toEqual([
      { tag: 'ru', path: '/ru/faq' },
      { tag: 'lo', path: '/la/faq' },
    ]);
    expect(homeOf('/faq', 'ru2', languages)).toBe('/ru/faq');
  });
});

describe('isUnlisted', () => {
  it.each(['/my/purchase', '/cart', '/checkout?items=1', '/payment/return', '/auth/login', '/api/front/tenant'])(
    'keeps %s from search engines',
    (path) => expect(isUnlisted(path)).toBe(true),
  );
  it.each(['/', '/about', '/product?url=x', '/payment-guide', '/mystery'])('shows them %s', (path) =>
    expect(isUnlisted(path)).toBe(false),
  );
});

describe('isConfidential', () => {
  it.each(['/my/account?tab=1', '/auth/login', '/checkout', '/operator/orders', '/payment/return#x'])(
    'keeps scripts of others from %s, and search engines too',
    (path) => expect([isConfidential(path), isUnlisted(path)]).toEqual([true, true]),
  );
  it('lets them run where nothing is typed that is nobody else’s business', () => {
    for (const path of ['/', '/cart', '/favorites', '/payment-guide', '/mystery'])
      expect(isConfidential(path)).toBe(false);
  });
});
