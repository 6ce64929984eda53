import { describe, expect, it } from 'vitest';
import { addressBehindProxies, parseTrust } from '../../../src/server/kernel/trusted-proxies';

const told = (trust: string, connected: string, forwarded?: string) =>
  addressBehindProxies(parseTrust(trust), connected, forwarded);

describe('the address of the caller', () => {
  it.each([
    ['0', '203.0.113.9', '6.6.6.6', '203.0.113.9'],
    // one hop, as before
    ['1', '10.0.0.1', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    // two proxies: one hop would have counted every caller as the outer one
    ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
    // nobody may speak for others from elsewhere
    ['10.0.0.0/8', '203.0.113.9', '6.6.6.6', '203.0.113.9'],
    ['loopback', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['loopback', '::1', '2001:db8::1', '2001:db8::1'],
    ['private', '192.168.1.2', '198.51.100.7, fd00::2', '198.51.100.7'],
    ['loopback, private, 203.0.113.0/24', '127.0.0.1', '198.51.100.7, 203.0.113.4', '198.51.100.7'],
    ['2001:db8:1::/48', '2001:db8:1::9', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '10.0.0.2', '198.51.100.7', '10.0.0.2'],
    // all of ours, nonsense, and ports
    ['private', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['private', '10.0.0.1', '198.51.100.7, unknown, 10.0.0.2', '10.0.0.2'],
    ['private', '10.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
    ['private', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ])('TRUST_PROXY=%s, from %s, told %s: %s', (trust, connected, forwarded, caller) => {
    expect(told(trust, connected, forwarded)).toBe(caller);
  });

  it('refuses networks that are none, by name', () => {
    expect(() => parseTrust('10.0.0.0/8, proxy.example')).toThrow(/TRUST_PROXY: proxy\.example is no network/);
  });
});
