import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../src/client/api';
import { accountEndpoints } from '../../src/contract/account.endpoints';
import { cartEndpoints } from '../../src/contract/cart.endpoints';
import { tenantEndpoints } from '../../src/contract/tenant.endpoints';
import { viewDeskEndpoints } from '../../src/contract/view.desk.endpoints';
import { mockEndpoint, problem } from '../support/mock-endpoint';
import { testTenant } from '../support/test-shell';

const item = { productUrl: 'https://item.taobao.com/item.htm?id=1', productSkuId: '1', quantity: 2 };

// each test meets the module as a page that has just begun does, and leaves it so
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => void vi.resetModules());

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
    document.cookie = 'token=a-token-of-a-session; path=/';
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
    const { call } = await import('../../src/client/call');
    const asked = mockEndpoint(tenantEndpoints.get, testTenant);
    await call('GET /front/tenant', {});
    expect(asked[0]?.headers.get('x-tenant-id')).toBe('harbour');
  });

  it('that are refused before anybody listens are told to the first who does (SES-4)', async () => {
    const { call, setUnauthorizedListener } = await import('../../src/client/call');
    document.cookie = 'token=a-token-of-a-session; path=/';
    mockEndpoint(accountEndpoints.getProfile, problem('SESSION_EXPIRED'));
    await expect(call('GET /front/user/profile', {})).rejects.toMatchObject({ status: 401 });
    const [first, second] = [vi.fn(), vi.fn()];
    setUnauthorizedListener(first);
    setUnauthorizedListener(second);
    expect(first).toHaveBeenCalledExactlyOnceWith('a-token-of-a-session');
    expect(second).not.toHaveBeenCalled();
  });

  it('of a shopper stay here where there is none, and are refused as the server would', async () => {
    const { call, setUnauthorizedListener } = await import('../../src/client/call');
    const told = vi.fn(() => 'Log in, please');
    setUnauthorizedListener(told);
    const asked = mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    document.cookie = 'token=; Max-Age=0; path=/';
    await expect(call('GET /front/cart', {})).rejects.toMatchObject({
      ...{ status: 401, code: 'SESSION_EXPIRED', detail: 'Log in, please' },
    });
    expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
    // what everybody may ask is asked, and what staff ask by their cookie
    mockEndpoint(tenantEndpoints.get, testTenant);
    mockEndpoint(viewDeskEndpoints.list, []);
    await call('GET /front/tenant', {});
    await call('GET /operator/views', { query: { page: 'buying' } });
    expect(asked).toEqual([]);
  });

  it('of whoever has logged in before they leave go with their token', async () => {
    const { call } = await import('../../src/client/call');
    const asked = mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    document.cookie = 'token=; Max-Age=0; path=/';
    const begun = call('GET /front/cart', {});
    document.cookie = 'token=a-token-of-a-session; path=/';
    await begun;
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer a-token-of-a-session');
  });

  it('stay here where the session that asked has ended before they leave (SES-3)', async () => {
    const { call, setUnauthorizedListener } = await import('../../src/client/call');
    const told = vi.fn();
    setUnauthorizedListener(told);
    const asked = mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    for (const after of ['token=; Max-Age=0; path=/', 'token=of-somebody-else; path=/']) {
      document.cookie = 'token=a-token-of-a-session; path=/';
      const begun = call('GET /front/cart', {});
      document.cookie = after;
      await expect(begun).rejects.toMatchObject({ status: 0, code: 'CANCELED' });
    }
    expect(asked).toEqual([]);
    expect(told).not.toHaveBeenCalled();
  });
});
