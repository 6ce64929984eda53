import { describe, expect, it } from 'vitest';
import { tenantEndpoints } from '../../../src/contract/tenant';
import { startShop } from '../../support/shop';

describe('dispatch', () => {
  it('answers a call of the contract for the tenant of the Host header', async () => {
    const shop = await startShop();
    const answer = await shop.call(tenantEndpoints.get, {});
    expect(answer.data).toMatchObject({ id: shop.tenant.id, name: 'Test Shop' });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('says in the visitor’s language that a shop does not exist', async () => {
    const shop = await startShop();
    const response = await shop.fetchRaw('/front/tenant', { headers: { host: 'nobody.shop.test' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'TENANT_NOT_FOUND' });
  });
});
