import { describe, expect, it } from 'vitest';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { startShop } from '../../../support/shop';

/** First-level districts by law: the lists must be whole. */
const FIRST_LEVEL = { ae: 7, au: 8, kr: 17, np: 7, uz: 14, vn: 34 };

describe('GET /front/address-districts', () => {
  it('lists the districts of the shop’s own country', async () => {
    const shop = await startShop({ countryCode: 'au' });
    const { data } = await shop.call(tenantEndpoints.listDistricts, {});
    expect(data).toHaveLength(8);
    expect(data).toContainEqual({ code: 'AU-NSW', name: 'New South Wales' });
  });

  it('speaks the language asked for where the country has names in it', async () => {
    const shop = await startShop({ countryCode: 'ae' });
    const first = async (locale: string, country: string) =>
      (await shop.call(tenantEndpoints.listDistricts, { query: { country } }, { locale })).data[0]?.name;
    expect(await first('ar', 'AE')).toBe('أبوظبي');
    expect(await first('en', 'ae')).toBe('Abu Dhabi');
    expect(await first('ru', 'UZ')).toBe('город Ташкент');
    expect(await first('th', 'kr')).toBe('서울특별시');
  });

  it('is empty for a country without a list, and refuses what is no country', async () => {
    const shop = await startShop();
    expect((await shop.call(tenantEndpoints.listDistricts, { query: { country: 'nz' } })).data).toEqual([]);
    expect((await shop.call(tenantEndpoints.listDistricts, { query: { country: 'x1' } })).problem.code).toBe('INVALID');
  });
});

describe('GET /front/multiple-address-districts', () => {
  it('gives every first-level district of the served countries, each with its own', async () => {
    const shop = await startShop({ countries: [...Object.keys(FIRST_LEVEL), 'nz'] });
    const { data } = await shop.call(tenantEndpoints.listDistrictTree, {});
    expect(Object.fromEntries(data.map(({ country, districts }) => [country, districts.length]))).toEqual({
      ...FIRST_LEVEL,
      nz: 0,
    });
    for (const { country, districts } of data) {
      expect(new Set(districts.map(({ code }) => code)).size).toBe(districts.length);
      for (const { code, name, children } of districts) {
        expect(code).toMatch(new RegExp(`^${country.toUpperCase()}-[A-Z0-9]{1,3}$`));
        expect(children.length, name).toBeGreaterThan(1);
        expect(new Set(children).size, name).toBe(children.length);
        for (const child of children) expect(child).toMatch(/^[^|:,]{2,60}$/);
      }
    }
  });

  it('counts the districts of Nepal', async () => {
    const shop = await startShop({ countries: ['np'] });
    const { data } = await shop.call(tenantEndpoints.listDistrictTree, {});
    expect(data[0]?.districts.reduce((sum, { children }) => sum + children.length, 0)).toBe(77);
  });
});

describe('GET /front/two-address-districts', () => {
  it('takes the code or the name in any language', async () => {
    const shop = await startShop();
    const children = async (oneAddressDistrict: string) =>
      (await shop.call(tenantEndpoints.listSecondDistricts, { query: { country: 'AE', oneAddressDistrict } })).data;
    expect(await children('AE-DU')).toContain('Deira');
    expect(await children('دبي')).toEqual(await children('Dubai'));
    expect(await children('Atlantis')).toEqual([]);
    expect(await children('__proto__')).toEqual([]);
  });
});
