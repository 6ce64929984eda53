import { expect, it } from 'vitest';
import { mailLinks } from '../../../src/demo/screens/mail-links';

const at = (origin: string, text: string) => mailLinks(text, { tenantId: 'demo', origin });

it.each([
  ['http://demo.localhost:4200', 'Pay here:\nhttp://demo.localhost/my/purchase/1\n\nDemo'],
  ['http://demo.localhost:4200', 'Pay here:\nhttp://demo.localhost:3000/my/purchase/1\n\nDemo'],
  ['http://localhost:4200', 'Pay here:\nhttp://demo.localhost:3000/my/purchase/1\n\nDemo'],
  ['https://demo.shop.example', 'Pay here:\nhttps://demo.shop.example:8443/my/purchase/1\n\nDemo'],
])('who reads a mail at %s is led there: %o', (origin, text) => {
  expect(at(origin, text)).toEqual(['Pay here:\n', `${origin}/my/purchase/1`, '\n\nDemo']);
});

it('keeps what stands behind the address, and leaves addresses of others as words', () => {
  expect(at('http://demo.localhost:4200', 'http://demo.localhost/operator/join#a-b')).toEqual(['', 'http://demo.localhost:4200/operator/join#a-b', '']); // prettier-ignore
  const others = 'See https://evil.example/demo.localhost and http://dubai.localhost:3000/x, or http://[';
  expect(at('http://demo.localhost:4200', others)).toEqual([others]);
});
