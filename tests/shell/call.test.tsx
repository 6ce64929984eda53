import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../src/client/api';
import { cartEndpoints } from '../../src/contract/cart';
import { tenantEndpoints } from '../../src/contract/tenant';
import { mockEndpoint } from '../support/mock-endpoint';
import { testTenant } from '../support/test-shell';

const item = { productUrl: 'https://item.taobao.com/item.htm?id=1', productSkuId: '1', quantity: 2 };

describe('calls of the browser (API-1)', () => {
  it('go to /api as JSON, and wait for thirty seconds', () => {
    const { defaults } = createHttp({});
    expect(defaults.baseURL).toBe('/api');
    expect(defaults.timeout).toBe(30_000);
  });

  it('name the shop and the language; a visitor sends no token, a shopper does', async () => {
    const { call } = await import('../../src/client/call');
    document.documentElement.dataset.locale = 'vi';
    const asked = mockEndpoint(tenantEndpoints.get, testTenant);
    await call('GET /front/tenant', {});
    document.cookie = 'token=a-token-of-a-session; path=/';
    await call('GET /front/tenant', {});
    delete document.documentElement.dataset.locale;
    const headers = asked.map((request) =>
      ['x-tenant-domain', 'accept-language', 'authorization', 'x-tenant-id'].map((name) => request.headers.get(name)),
    );
    expect(headers).toEqual([
      [window.location.host, 'vi', null, null],
      [window.location.host, 'vi', 'Bearer a-token-of-a-session', null],
    ]);
  });

  it('send bodies as JSON, each with a key of its own', async () => {
    const { call } = await import('../../src/client/call');
    const asked = mockEndpoint(cartEndpoints.add, { shops: [], itemCount: 1 });
    await call('POST /front/cart', { body: item });
    await call('POST /front/cart', { body: item });
    expect(asked[0]?.headers.get('content-type')).toContain('application/json');
    expect(asked[0]?.body).toEqual(item);
    const keys = asked.map((request) => request.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(2);
  });

  it('name the tenant itself where it is forced', async () => {
    vi.stubEnv('NEXT_PUBLIC_FORCED_TENANT_ID', 'harbour');
    vi.resetModules();
    const { call } = await import('../../src/client/call');
    const asked = mockEndpoint(tenantEndpoints.get, testTenant);
    await call('GET /front/tenant', {});
    vi.unstubAllEnvs();
    expect(asked[0]?.headers.get('x-tenant-id')).toBe('harbour');
  });
});
