import { afterEach, describe, expect, it, vi } from 'vitest';
import { callWith, type Call } from '../../../src/client/caller';
import { createHttp } from '../../../src/client/api';
import { loadHome } from '../../../src/features/content/load-home';
import { unpackCards } from '../../../src/features/content/packed-cards.rules';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { mockEndpoint, problem } from '../../support/mock-endpoint';

const call: Call = callWith(() => createHttp({ baseURL: 'http://localhost:3000/api' }));
const card = {
  productId: '680000000001',
  productUrl: 'https://item.taobao.com/item.htm?id=680000000001',
  channel: 'TAOBAO' as const,
  title: 'Mug',
  titleOriginal: '杯',
  image: '/p.webp',
  price: { local: { amount: 1000, currency: 'VND' }, cny: { amount: 30, currency: 'CNY' } },
  soldCount: 3,
  ratingTenths: 48,
  shopName: 'Shop',
  minOrderQuantity: 1,
};

function mockAll() {
  mockEndpoint(tenantEndpoints.getKeywordSetting, { placeholder: 'Paste', defaultKeyword: 'mug' });
  mockEndpoint(tenantEndpoints.listCountries, [{ code: 'vn', name: 'Vietnam' }]);
  mockEndpoint(contentEndpoints.listBanners, []);
  mockEndpoint(contentEndpoints.listAnnouncements, []);
  mockEndpoint(catalogEndpoints.listCategories, [
    { id: 'kitchen', name: 'Kitchen', image: '/c.webp', productCount: 2 },
    { id: 'pets', name: 'Pets', image: '/c.webp', productCount: 0 },
  ]);
  mockEndpoint(catalogEndpoints.listHotKeywords, {
    items: [{ keyword: 'mug' }],
    total: 1,
    pageNo: 1,
    pageSize: 12,
  });
  mockEndpoint(catalogEndpoints.listGroups, [
    { id: 'g1', title: 'Best', products: [card] },
    { id: 'g2', title: 'Nothing', products: [] },
  ]);
}

describe('loadHome', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('brings what is there, products with their addresses', async () => {
    mockAll();
    const home = await loadHome(call);
    expect(home.categories.map(({ id }) => id)).toEqual(['kitchen']);
    expect(home.groups.map(({ id }) => id)).toEqual(['g1']);
    const [best] = home.groups.map(unpackCards);
    expect(best?.[0]?.href).toMatch(/^\/product\?url=[\w-]+&filters=$/);
    expect(home.keywords).toEqual(['mug']);
  });

  it('opens without the part that failed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    mockAll();
    mockEndpoint(catalogEndpoints.listGroups, problem('SUPPLIER_FAILED'));
    const home = await loadHome(call);
    expect(home.groups).toEqual([]);
    expect(home.placeholder).toBe('Paste');
    expect(warn).toHaveBeenCalledOnce();
  });
});
