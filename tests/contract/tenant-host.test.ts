import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenantOfHost } from '../../src/contract/tenant-host';

const options = { defaultTenant: 'demo' };

describe('tenantOfHost', () => {
  it.each([
    ['acme.shop.example', 'acme'],
    ['ACME.Shop.Example', 'acme'],
    ['acme.shop.example:3000', 'acme'],
    ['acme.shop.example.', 'acme'],
    ['acme.shop.example.:8080', 'acme'],
    ['acme.shop.example...', 'acme'],
    [' acme.shop.example ', 'acme'],
    ['acme.localhost', 'acme'],
    ['acme.localhost:3000', 'acme'],
    ['a.b.localhost', 'a'],
    ['shop.example', 'shop'],
    ['acme.my-mac.local', 'acme'],
    ['my-shop.example.com', 'my-shop'],
    ['xn--fiq228c.example', 'xn--fiq228c'],
    ['1688.shop.example', '1688'],
    ['shopwww.example.com', 'shopwww'],
    ['localhost.shop.example', 'localhost'],
    ['local.shop.example', 'local'],
    [`${'a'.repeat(63)}.example`, 'a'.repeat(63)],
    ['acme.0x7f.example', 'acme'],
  ])('%s → tenant %s (TEN-1)', (host, tenant) => expect(tenantOfHost(host, options)).toBe(tenant));

  it.each([
    undefined, '', ' ', '.', ':3000', 'localhost', 'LOCALHOST', 'localhost:3000', 'localhost.', 'my-mac.local',
    'my-mac.local:3000', 'local', 'intranet', 'intranet:80', '127.0.0.1', '127.0.0.1:3000', '10.1.2.3.', '127.1',
    '2130706433', '0x7f.0.0.1', '10.0.0.0x1', '999.999.999.999', '::1', '[::1]', '[::1]:3000', '[2001:DB8::7]:443',
    '2001:db8::7', '[::ffff:127.0.0.1]', '::ffff:127.0.0.1', '[fe80::1%eth0]:80', 'www.shop.example', 'WWW.shop.example',
    'www.acme.shop.example', 'www2.shop.example', 'www-eu.shop.example', 'www.localhost', 'www',
  ])('%j → the default tenant (TEN-2)', (host) => expect(tenantOfHost(host, options)).toBe('demo')); // prettier-ignore

  it.each([
    'ac_me.shop.example', 'acme..example', '.shop.example', 'acme.shop.example:80@evil.example', 'a.example, b.example',
    'acme.shop.example:port', 'acme.shop.example:123456', 'acme shop.example', 'acme.shop.example/path', 'ácme.example',
    'acme。example', 'acme.shop.example\u0000', '<script>.example', `${'a'.repeat(64)}.example`, '[::1', '[x]:80',
    `${'a.'.repeat(130)}example`, '../etc.example', "acme'--.example", 'acme\\.example',
  ])('%j → no tenant (TEN-7)', (host) => expect(tenantOfHost(host, options)).toBe('')); // prettier-ignore

  it('lets a forced tenant override every host (TEN-3)', () => {
    for (const host of [undefined, 'acme.shop.example', 'localhost', '[::1]', '<bad>'])
      expect(tenantOfHost(host, { ...options, forcedTenant: 'hanoi' })).toBe('hanoi');
    expect(tenantOfHost('acme.shop.example', { ...options, forcedTenant: '' })).toBe('acme');
  });

  describe('with base domains', () => {
    const based = { ...options, baseDomains: ['shop.example', 'Store.Example', 'localhost'] };
    it.each([
      ['acme.shop.example', 'acme'],
      ['acme.store.example:443', 'acme'],
      ['acme.localhost:3000', 'acme'],
      ['shop.example', 'demo'],
      ['SHOP.example.', 'demo'],
      ['localhost', 'demo'],
      ['127.0.0.1:3000', 'demo'],
      ['www.shop.example', 'demo'],
      ['a.acme.shop.example', ''],
      ['acme.other.example', ''],
      ['other.example', ''],
      ['acme.evilshop.example', ''],
      ['acme.shop.example.evil.example', ''],
    ])('%s → %j', (host, tenant) => expect(tenantOfHost(host, based)).toBe(tenant));
  });

  it('answers any text with a valid label, the default or nothing, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.ipV4(), fc.ipV6(), fc.string({ unit: 'binary' })), (host) => {
        expect(tenantOfHost(host, options)).toMatch(/^[a-z0-9-]{0,63}$/);
      }),
    );
    fc.assert(
      fc.property(fc.ipV6(), (host) => {
        expect(tenantOfHost(`[${host}]:80`, options)).toBe('demo');
        expect(tenantOfHost(host, options)).toBe('demo');
      }),
    );
  });
});
