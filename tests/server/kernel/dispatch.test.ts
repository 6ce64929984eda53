import { describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { startShop } from '../../support/shop';
import { SERVED } from '../../support/served-calls';

describe('dispatch', () => {
  it('answers a call of the contract for the tenant of the Host header', async () => {
    const shop = await startShop();
    const answer = await shop.call(tenantEndpoints.get, {});
    expect(answer.data).toMatchObject({ id: shop.tenant.id, name: 'Test Shop' });
  });

  it('has answers kept by nobody, unless they are the same for everybody', async () => {
    const shop = await startShop();
    const categories = await shop.call(catalogEndpoints.listCategories, {});
    const groups = await shop.call(catalogEndpoints.listGroups, {});
    expect(groups.headers.get('cache-control')).toBe('private, no-store');
    expect(categories.headers.get('cache-control')).toBe('private, max-age=60');
    expect(categories.headers.get('vary')).toContain('Accept-Language');
    const kept = SERVED.filter(({ maxAgeSeconds }) => maxAgeSeconds > 0);
    expect(kept.filter(({ access, method }) => access !== 'public' || method !== 'GET')).toEqual([]);
  });

  it('answers 304 to who has the answer as it is, and anew when it changed', async () => {
    const shop = await startShop();
    const first = await shop.fetchRaw('/front/tenant', {});
    const tag = first.headers.get('etag') ?? '';
    const ask = (headers: Record<string, string>) => shop.fetchRaw('/front/tenant', { headers });
    const again = await ask({ 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask({ 'if-none-match': 'W/"stale"' })).status).toBe(200);
    expect((await ask({ 'if-none-match': tag, host: 'nobody.shop.test' })).status).toBe(404);
  });

  it('compresses what is worth it, where it is understood', async () => {
    const shop = await startShop();
    const ask = (path: string, headers: Record<string, string> = {}) => shop.fetchRaw(path, { headers });
    const zipped = await ask('/openapi.json', { 'accept-encoding': 'br, gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    const plain = await ask('/openapi.json');
    expect(plain.headers.has('content-encoding')).toBe(false);
    const unzipped = new Response(zipped.body?.pipeThrough(new DecompressionStream('gzip')));
    expect(await unzipped.json()).toEqual(await plain.json());
    const short = await ask('/front/exchange-rate', { 'accept-encoding': 'gzip' });
    expect(short.headers.has('content-encoding')).toBe(false);
  });

  it('says in the visitor’s language that a shop does not exist', async () => {
    const shop = await startShop();
    const response = await shop.fetchRaw('/front/tenant', { headers: { host: 'nobody.shop.test' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'TENANT_NOT_FOUND' });
  });

  it('says what can be asked of a path: to who asks that, and to who asks for something else', async () => {
    const shop = await startShop();
    const ask = (method: string, path = '/front/tenant') => shop.fetchRaw(path, { method });
    const refused = await ask('DELETE');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await refused.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    const asked = await ask('OPTIONS');
    expect([asked.status, asked.headers.get('allow'), await asked.text()]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
    expect(asked.headers.get('cache-control')).toBe('private, no-store');
    expect(asked.headers.has('access-control-allow-origin')).toBe(false);
    expect((await ask('HEAD')).status).toBe(200);
    expect((await ask('OPTIONS', '/front/user/login')).headers.get('allow')).toBe('POST, OPTIONS');
    expect((await ask('OPTIONS', '/front/no-such-thing')).status).toBe(404);
    expect((await ask('OPTIONS', '/platform/shops')).status, 'at the host of a shop').toBe(404);
    for (const method of ['OPTIONS', 'DELETE']) {
      const elsewhere = await shop.fetchRaw('/front/tenant', { method, headers: { host: 'nobody.shop.test' } });
      expect([elsewhere.status, elsewhere.headers.get('allow')], 'where no shop is').toEqual([404, null]);
    }
  });
});
