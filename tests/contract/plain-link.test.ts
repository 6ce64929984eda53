import { describe, expect, it } from 'vitest';
import { isPlainAddress, isPlainLink } from '../../src/contract/plain-link';

describe('a link that a shop shows', () => {
  it.each([
    'https://blog.example',
    'http://blog.example/a?b=1&c=%22#d',
    'https://t.me/shop',
    '/help/fees?tab=2#x',
    '/',
    'mailto:care@shop.example?subject=Order',
    'tel:+61-2-5550-1234',
  ])('is %j', (link) => expect(isPlainLink(link)).toBe(true));

  it.each([
    'https://evil.example/"onclick=alert(1)',
    "https://evil.example/'onclick=alert(1)",
    'https://evil.example/a b',
    'https://evil.example/\u0000',
    'https://evil.example/\u202Etxt',
    'https://evil.example/`',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example/a/../b',
    'https://evil.example:443/',
    'https://',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/"onclick=alert(1)',
    'mailto:a@b.example"onclick=alert(1)',
    'tel:1 2',
    '',
  ])('is not %j', (link) => expect(isPlainLink(link)).toBe(false));

  it('of the web names a host', () => {
    expect(isPlainAddress('https://instagram.com/shop')).toBe(true);
    expect(['/help', 'mailto:a@b.example'].map(isPlainAddress)).toEqual([false, false]);
  });
});
