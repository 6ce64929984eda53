import { describe, expect, it } from 'vitest';
import { tenantEndpoints } from '../../../../src/contract/tenant';
import { startShop } from '../../../support/shop';

const line = {
  name: 'AU-AIR',
  title: { en: 'Air', vi: 'Đường bay' },
  countryCode: 'au',
  minDays: 7,
  maxDays: 12,
  remark: { en: 'Duty paid' },
  firstGrams: 500,
  firstFen: 6800,
  nextGrams: 500,
  nextFen: 3200,
  volumeDivisor: 6000,
  maxGrams: 30_000,
};

describe('GET /front/tenant-warehouses', () => {
  it('names the warehouses in the language asked for, of one region where asked', async () => {
    const place = { address: 'a', receiver: 'r', phone: 'p', postcode: '1' };
    const shop = await startShop({
      warehouses: [
        { id: 'gz', name: { en: 'Guangzhou', vi: 'Quảng Châu' }, region: 'CHINA', ...place },
        { id: 'syd', name: { en: 'Sydney' }, region: 'LOCAL', ...place },
      ],
    });
    const all = await shop.call(tenantEndpoints.listWarehouses, {}, { locale: 'vi' });
    expect(all.data.map(({ name }) => name)).toEqual(['Quảng Châu', 'Sydney']);
    const local = await shop.call(tenantEndpoints.listWarehouses, { query: { warehouseRegion: 'LOCAL' } });
    expect(local.data).toEqual([{ id: 'syd', name: 'Sydney', region: 'LOCAL', ...place }]);
    const wrong = await shop.call(tenantEndpoints.listWarehouses, { query: { warehouseRegion: 'MOON' as 'LOCAL' } });
    expect(wrong.problem.code).toBe('INVALID');
  });
});

describe('GET /front/supported-countries', () => {
  it('names the countries in the language asked for, in the shop’s order', async () => {
    const shop = await startShop({ countries: ['vn', 'au'] });
    const names = async (locale: string) =>
      (await shop.call(tenantEndpoints.listCountries, {}, { locale })).data.map(({ name }) => name);
    expect((await shop.call(tenantEndpoints.listCountries, {})).data).toEqual([
      { code: 'vn', name: 'Vietnam' },
      { code: 'au', name: 'Australia' },
    ]);
    expect(await names('vi')).toEqual(['Việt Nam', 'Úc']);
    expect(await names('zh-CN')).toEqual(['越南', '澳大利亚']);
    // codes that are ours, not of Intl
    expect(await names('ru2')).toEqual(['Вьетнам', 'Австралия']);
    expect(await names('la')).toEqual(['ຫວຽດນາມ', 'ອອສເຕຣເລຍ']);
  });
});

describe('GET /front/transit-options', () => {
  it('tells name, days and remark, and keeps the price rule to itself', async () => {
    const shop = await startShop({ transitLines: [line] });
    const { data } = await shop.call(tenantEndpoints.listTransitOptions, {}, { locale: 'vi' });
    expect(data).toEqual([
      { name: 'AU-AIR', title: 'Đường bay', countryCode: 'au', minDays: 7, maxDays: 12, remark: 'Duty paid' },
    ]);
  });
});

describe('GET /front/tenant-keyword-setting', () => {
  it('takes the first hot keyword of the language, or of the shop’s own', async () => {
    const shop = await startShop({
      hotKeywords: { en: ['mug', 'shoes'], vi: ['cốc'], ko: [] },
      searchPlaceholder: { en: 'Search', vi: 'Tìm' },
    });
    const settingIn = async (locale: string) =>
      (await shop.call(tenantEndpoints.getKeywordSetting, {}, { locale })).data;
    expect(await settingIn('vi')).toEqual({ placeholder: 'Tìm', defaultKeyword: 'cốc' });
    expect(await settingIn('ko')).toEqual({ placeholder: 'Search', defaultKeyword: 'mug' });
  });

  it('works for a shop without keywords', async () => {
    const shop = await startShop({ hotKeywords: {}, searchPlaceholder: {} });
    const { data } = await shop.call(tenantEndpoints.getKeywordSetting, {});
    expect(data).toEqual({ placeholder: '', defaultKeyword: '' });
  });
});

describe('GET /front/tenant/service/category', () => {
  it('names the services in the language asked for', async () => {
    const shop = await startShop({
      serviceCategories: [{ id: 'photos', name: { en: 'Photos', vi: 'Ảnh' }, remark: { en: 'Five' } }],
    });
    const { data } = await shop.call(tenantEndpoints.listServiceCategories, {}, { locale: 'vi' });
    expect(data).toEqual([{ id: 'photos', name: 'Ảnh', remark: 'Five' }]);
  });
});
