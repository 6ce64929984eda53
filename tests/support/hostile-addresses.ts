/** What `redirectUrl` must not be: addresses outside in all their disguises, what is no address, and what is no page. */
// prettier-ignore
export const HOSTILE_REDIRECTS = [
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
];

/** What `refrom` must not be, for a shop that lists https://partner.example. */
// prettier-ignore
export const HOSTILE_RETURNS = [
  '', '/cart', '//partner.example', 'partner.example', 'https:partner.example', 'https:/partner.example', 'https:///partner.example',
  'https://', 'https://\\partner.example', 'https://partner.example\\@evil.example', 'https://user@partner.example',
  'https://user:pw@partner.example', 'https://:pw@partner.example', 'javascript:alert(1)', 'javascript://partner.example/%0aalert(1)',
  'data:text/html,x', 'ftp://partner.example', 'file:///etc/hosts', 'mailto:a@b.example', ' https://partner.example',
  'https://partner.example\n', 'ht\ntps://partner.example', 'https://partner.example/\r\nX: y', 'https://partner.example:99999',
  'https://[::1', 'https://a b.example', 'https://%00.example', 'blob:https://partner.example/1', `https://partner.example/${'a'.repeat(2048)}`,
];
