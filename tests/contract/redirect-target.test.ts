import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { externalReturn, safeRedirect, splitLocale } from '../../src/contract/redirect-target';
import { HOSTILE_REDIRECTS, HOSTILE_RETURNS } from '../support/hostile-addresses';

describe('safeRedirect (A12)', () => {
  it.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/my/purchase?tab=2&x=%2F%2Fevil.example#top', '/my/purchase?tab=2&x=%2F%2Fevil.example#top'],
    ['/vi/my/balance', '/vi/my/balance'],
    ['/product?url=https://item.jd.com/1.html', '/product?url=https://item.jd.com/1.html'],
    ['/product-search?keyword=杯', '/product-search?keyword=%E6%9D%AF'],
    ['/my/../cart', '/cart'],
    ['/a//b', '/a//b'],
    ['/@evil.example', '/@evil.example'],
    ['/;@evil.example', '/;@evil.example'],
    ['/.evil.example', '/.evil.example'],
    ['/auth/register', '/auth/register'],
    ['/auth/login-help', '/auth/login-help'],
    ['/apiary', '/apiary'],
    ['/https://evil.example', '/https://evil.example'],
    ['/?next=//evil.example', '/?next=//evil.example'],
    ['/\ufeff/cart', '/%EF%BB%BF/cart'],
  ])('%s → %s', (value, expected) => expect(safeRedirect(value)).toBe(expected));

  it('is held against a corpus of at least 44 (A12)', () =>
    expect(HOSTILE_REDIRECTS.length).toBeGreaterThanOrEqual(44));
  it.each(HOSTILE_REDIRECTS)('refuses %j', (value) => expect(safeRedirect(value)).toBeUndefined());
  it.each([[undefined], [null], [7], [['/cart']], [{ toString: () => '/cart' }], [['/cart', '//evil.example']]])(
    'refuses what is no string: %j',
    (value) => expect(safeRedirect(value)).toBeUndefined(),
  );

  it('never leaves the shop, whatever the text', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'a',
      'https',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('')}`)), (value) => {
        const path = safeRedirect(value);
        if (path === undefined) return;
        for (const origin of ['https://acme.shop.example', 'http://localhost:3000']) {
          expect(new URL(path, origin).origin).toBe(origin);
          expect(new URL(path, `${origin}/deep/er?x`).origin).toBe(origin);
        }
        expect(safeRedirect(path)).toBe(path);
      }),
      { numRuns: 3000 },
    ); // prettier-ignore
  });
});

describe('externalReturn (A13, RTE-2)', () => {
  const email = 'ann+1@mail.example';
  const added = 'email=ann%2B1%40mail.example';

  it.each([
    ['https://partner.example', 'https://partner.example', `https://partner.example/?${added}`],
    ['http://partner.example/back', 'http://partner.example', `http://partner.example/back?${added}`],
    ['https://partner.example/back?a=1', 'https://partner.example', `https://partner.example/back?a=1&${added}`],
    ['https://partner.example/back#done', 'https://partner.example', `https://partner.example/back?${added}`],
    [
      'https://partner.example/?email=x@y.example&a=1',
      'https://partner.example',
      `https://partner.example/?${added}&a=1`,
    ],
    ['https://partner.example/?email=x&email=y', 'https://partner.example', `https://partner.example/?${added}`],
    ['HTTPS://Partner.Example:443/', 'https://partner.example', `https://partner.example/?${added}`],
    ['https://partner.example:8443/', 'https://partner.example:8443', `https://partner.example:8443/?${added}`],
  ])('%s', (value, origin, url) =>
    expect(externalReturn(value, email)).toEqual({ origin, host: new URL(origin).host, url }),
  );

  it('shows look-alike letters', () =>
    expect(externalReturn('https://pаrtner.example', email)?.host).toBe('xn--prtner-3nf.example'));
  it('gives a sub-domain, a look-alike and a trailing dot other origins than the allowed one', () => {
    for (const host of ['x.partner.example', 'partner.example.evil.example', 'partner.example.', 'evilpartner.example'])
      expect(externalReturn(`https://${host}/`, email)?.origin).not.toBe('https://partner.example');
  });

  it.each(HOSTILE_RETURNS)('refuses %j', (value) => expect(externalReturn(value, email)).toBeUndefined());
  it.each([[undefined], [null], [7], [['https://partner.example']]])('refuses what is no string: %j', (value) =>
    expect(externalReturn(value, email)).toBeUndefined(),
  );
});

describe('the language of an address', () => {
  it.each([
    ['/vi/cart?x=1', 'vi', '/cart?x=1'],
    ['/zh-CN', 'zh-CN', '/'],
    ['/vi?x=1', 'vi', '/?x=1'],
    ['/en/my/purchase', 'en', '/my/purchase'],
    ['/ru2/cart', 'ru2', '/cart'],
    ['/cart', undefined, '/cart'],
    ['/video', undefined, '/video'],
    ['/', undefined, '/'],
    ['/vi//evil.example', 'vi', '/'],
    ['/vi/\\evil.example', 'vi', '/'],
  ])('%s: %s, %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual(locale ? { locale, path } : { path });
  });
});
