import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { externalReturn, safeRedirect } from '../../src/contract/redirect-target';

describe('safeRedirect', () => {
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

  const refused = [
    '', ' ', 'cart', './cart', '../cart', '?a=1', '#a', ' /cart', '//evil.example', '///evil.example', '////evil.example',
    '/\\evil.example', '\\/evil.example', '\\\\evil.example', '/cart\\..', '/\t/evil.example', '/\n/evil.example',
    '/\r/evil.example', '\t//evil.example', '\n//evil.example', '/\0/evil.example', '/\u007f', '/\u0085/evil.example',
    '/cart\r\nSet-Cookie: a=b', '/..//evil.example', '/.//evil.example', '/a/..//evil.example', '/a/../..//evil.example',
    '/%2e%2e//evil.example', '/%2e//evil.example', '/%2f%2fevil.example', '/%2F/evil.example', '/%2fevil.example',
    '/%5cevil.example', '/%5C%5Cevil.example', '/..%2f/evil.example/..//x.example/../..//evil.example', '/cart%00', '/cart%0d%0aX: y',
    '/%zz', '/%', '/%c0%ae',
    'https://evil.example', 'https:evil.example', 'https:/evil.example', 'HTTP://evil.example', 'http:///evil.example',
    'javascript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'ftp://evil.example',
    'evil.example', '@evil.example', ';@evil.example', '\ufeff//evil.example', '\u2028//evil.example', '\u00a0//evil.example',
    '／／evil.example', '/'.repeat(5000), `/${'a'.repeat(2048)}`,
    '/auth/login', '/auth/login/', '/auth/login?redirectUrl=/cart', '/auth//login', '/auth/./login', '/AUTH/Login', '/vi/auth/login',
    '/zh-cn/auth/login', '/ru2/auth/login#x', '/x/../auth/login', '/%61uth/login', '/auth%2flogin',
    '/api', '/api/', '/api/front/tenant', '/API/x', '/vi/api/x', '/%61pi/front/cart', '/_next', '/_next/data/x.json', '/_next/image?url=//evil.example',
  ]; // prettier-ignore
  it('is a corpus of at least 44', () => expect(refused.length).toBeGreaterThanOrEqual(44));
  it.each(refused)('refuses %j', (value) => expect(safeRedirect(value)).toBeUndefined());
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

describe('externalReturn', () => {
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

  it.each([
    '', '/cart', '//partner.example', 'partner.example', 'https:partner.example', 'https:/partner.example', 'https:///partner.example',
    'https://', 'https://\\partner.example', 'https://partner.example\\@evil.example', 'https://user@partner.example',
    'https://user:pw@partner.example', 'https://:pw@partner.example', 'javascript:alert(1)', 'javascript://partner.example/%0aalert(1)',
    'data:text/html,x', 'ftp://partner.example', 'file:///etc/hosts', 'mailto:a@b.example', ' https://partner.example',
    'https://partner.example\n', 'ht\ntps://partner.example', 'https://partner.example/\r\nX: y', 'https://partner.example:99999',
    'https://[::1', 'https://a b.example', 'https://%00.example', 'blob:https://partner.example/1', `https://partner.example/${'a'.repeat(2048)}`,
  ])('refuses %j', (value) => expect(externalReturn(value, email)).toBeUndefined()); // prettier-ignore
  it.each([[undefined], [null], [7], [['https://partner.example']]])('refuses what is no string: %j', (value) =>
    expect(externalReturn(value, email)).toBeUndefined(),
  );
});
