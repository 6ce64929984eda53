import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// what only a shop on https has
beforeEach(() => {
  vi.stubEnv('PUBLIC_ORIGIN_SCHEME', 'https');
  vi.stubEnv('BASE_DOMAINS', 'shop.example');
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('Strict-Transport-Security', () => {
  it.each([
    ['shop.example', true],
    ['hanoi.shop.example:443', true],
    ['Hanoi.Shop.Example', true],
    // a tenant's own domain: its mail or its old site may not speak https
    ['boutique.example', false],
    ['notshop.example', false],
    ['shop.example.evil.example', false],
    ['', false],
  ])('of %s speaks for what is below it: %s', async (host, isBelow) => {
    const { policyHeaders } = await import('../../../src/server/kernel/security-policy');
    expect(policyHeaders('n', { host })['Strict-Transport-Security']).toBe(
      isBelow ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000',
    );
  });
});

describe('a cookie', () => {
  it('has the prefix that browsers take from this very host alone', async () => {
    const { cookieHeader } = await import('../../../src/server/kernel/cookies');
    expect(cookieHeader('device', 'a b', { maxAgeSeconds: 60, httpOnly: true })).toBe(
      '__Host-device=a%20b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
  });

  it('without it may be a neighbour’s, and is nobody’s', async () => {
    const { ownCookies } = await import('../../../src/server/kernel/cookies');
    const { token, loggedIn } = ownCookies({ token: 'planted', '__Host-loggedIn': '1', '__Host-other': 'x' });
    expect([token, loggedIn]).toEqual([undefined, '1']);
  });

  it('has its plain name on http, where there is no prefix', async () => {
    vi.stubEnv('PUBLIC_ORIGIN_SCHEME', 'http');
    vi.resetModules();
    const { cookieHeader, cookieOf } = await import('../../../src/server/kernel/cookies');
    expect(cookieHeader('token', '', { maxAgeSeconds: 0 })).toBe('token=; Path=/; Max-Age=0; SameSite=Lax');
    expect(cookieOf({ token: 'plain', '__Host-token': 'prefixed' }, 'token')).toBe('plain');
  });
});
