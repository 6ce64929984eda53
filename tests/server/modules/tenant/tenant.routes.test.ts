import { describe, expect, it } from 'vitest';
import {
  ARTICLE_TYPES,
  CONTACT_TYPES,
  SOCIAL_PLATFORMS,
  WAREHOUSE_REGIONS,
} from '../../../../src/contract/tenant.enums';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { Tenant } from '../../../../src/contract/tenant.schemas';
import type { TenantExtras } from '../../../../src/contract/tenant-extras';
import { getTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { startShop } from '../../../support/shop';
import { lineOf, photosOf, warehouseOf } from '../../../support/shop-offers';

describe('GET /front/tenant', () => {
  it('gives each shop its own words, looks, people and switches (TEN-4)', async () => {
    const settings: Parameters<typeof startShop>[0] = {
      name: { en: 'Acme' },
      description: { en: 'Everything' },
      themeColor: '7c3aed',
      defaultLanguage: 'vi',
      supportedLanguages: ['vi', 'en'],
      logoImage: '/logos/hanoi.svg',
      currency: 'VND',
      cnyToLocalRate: '3512.5',
      serviceSocialAccounts: [{ type: 'ZALO', accountId: 'acme' }],
      footerLinks: [{ title: { en: 'Chat' }, link: 'https://chat.example' }],
      enabledArticles: ['FAQ'],
    };
    const shop = await startShop(settings);
    const other = await startShop();
    const { data } = await shop.call(tenantEndpoints.get, {});
    expect(data).toMatchObject({
      id: shop.tenant.id,
      name: 'Acme',
      description: 'Everything',
      themeColor: '7c3aed',
      defaultLanguage: 'vi',
      supportedLanguages: ['vi', 'en'],
      logoImage: '/logos/hanoi.svg',
      exchangeInfo: { cnyExchangeRate: '3512.5', currency: 'VND' },
      serviceSocialAccounts: [{ type: 'ZALO', accountId: 'acme' }],
      footerLinks: [{ title: 'Chat', link: 'https://chat.example' }],
      enabledArticle: ['FAQ'],
      tenantPreference: shop.tenant.preference,
    });
    const theirs = (await other.call(tenantEndpoints.get, {})).data;
    expect(theirs).toMatchObject({ name: 'Test Shop', themeColor: '#0f8a5f', enabledArticle: ['ABOUT_US', 'FAQ'] });
  });

  it('leaves out what a shop has not, since a page cannot be sent what is undefined', async () => {
    const { tenant } = await startShop();
    const told = getTenant({ tenant, locale: 'en' } as Parameters<typeof getTenant>[0]);
    expect(Object.entries(told).filter(([, value]) => value === undefined)).toEqual([]);
  });

  it('tells of a shop what is named, and nothing else that is stored of it', async () => {
    const { tenant } = await startShop({ promotionCodes: ['FRIEND'], extras: { icon: '/logos/hanoi.svg' } });
    const told = getTenant({ tenant: { ...tenant, secret: 's' }, locale: 'en' } as unknown as Parameters<
      typeof getTenant
    >[0]);
    expect(Object.keys(told).filter((name) => !(name in Tenant.shape))).toEqual([]);
    expect(told).toMatchObject({ name: 'Test Shop', extras: { icon: '/logos/hanoi.svg' } });
  });

  it('knows the article types, contacts, platforms and regions of the specification (ENT-6)', () => {
    expect(ARTICLE_TYPES.join()).toBe(
      'ABOUT_US,ABOUT_TRANSIT,ABOUT_TRANSIT_FEE,HOW_TO_USE,PROHIBITED_PURCHASE_ITEMS,USER_AGREEMENT,FAQ,PAYMENT_GUIDE,SOURCING_SERVICE,OEM',
    );
    expect(CONTACT_TYPES.join()).toBe(
      'LINE,WECHAT,KAKAOTALK,ZALO,FACEBOOK,WHATSAPP,FACEBOOK_MESSENGER,VIBER,TELEGRAM,VKONTAKTE,SIGNAL,EMAIL,PHONE,ADDRESS',
    );
    expect(SOCIAL_PLATFORMS.join()).toBe('FACEBOOK,TWITTER,LINKEDIN,YOUTUBE,INSTAGRAM,TIKTOK,TELEGRAM,VKONTAKTE');
    expect([...WAREHOUSE_REGIONS].sort()).toEqual(['CHINA', 'LOCAL']);
  });

  it('takes every contact and platform that there is, and no other (ENT-6)', async () => {
    const shop = await startShop({
      serviceSocialAccounts: CONTACT_TYPES.map((type) => ({ type, accountId: type })),
      socialMediaPlatforms: SOCIAL_PLATFORMS.map((platform) => ({ platform, link: '' })),
    });
    const { data } = await shop.call(tenantEndpoints.get, {});
    expect(data.serviceSocialAccounts.map(({ type }) => type)).toEqual([...CONTACT_TYPES]);
    expect(data.socialMediaPlatforms.map(({ platform }) => platform)).toEqual([...SOCIAL_PLATFORMS]);
    const odd = startShop({ socialMediaPlatforms: [{ platform: 'MYSPACE' as 'TWITTER', link: '' }] });
    await expect(odd).rejects.toThrow(/platform/);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ' https://a.example'])(
    'lets no link of the shop lead to %j (FRM-10, FRM-11)',
    async (link) => {
      await expect(startShop({ footerLinks: [{ title: { en: 'x' }, link }] })).rejects.toThrow(/link/);
      await expect(startShop({ socialMediaPlatforms: [{ platform: 'TIKTOK', link }] })).rejects.toThrow(/link/);
    },
  );

  it('tells the trace id by the specification’s name, of Google’s and of others (TEN-8)', async () => {
    const google = await startShop({ extras: { analytics: { vendor: 'google-analytics', id: 'G-AB12CD34EF' } } });
    expect((await google.call(tenantEndpoints.get, {})).data).toMatchObject({ googleAnalyticsTraceId: 'G-AB12CD34EF' });
    const umeng = await startShop({ extras: { analytics: { vendor: 'umeng', id: '1281234567' } } });
    const { data } = await umeng.call(tenantEndpoints.get, {});
    expect(data.analyticsCode).toBe('1281234567');
    expect(data.googleAnalyticsTraceId).toBeUndefined();
  });

  const uuid = '01234567-89ab-cdef-0123-456789abcdef';
  it.each<[string, TenantExtras]>([
    ['an id that carries code', { analytics: { vendor: 'google-analytics', id: `G-AB12CD34EF');alert(1)//` } }],
    ['another vendor’s id', { analytics: { vendor: 'baidu-tongji', id: 'G-AB12CD34EF' } }],
    ['a path', { analytics: { vendor: 'plausible', id: 'shop.example/../evil' } }],
    ['an id with a line more', { chat: { vendor: 'crisp', id: `${uuid}\nx` } }],
    ['a vendor that we do not know', { chat: { vendor: 'evil' as 'crisp', id: uuid } }],
    ['a vendor of another kind', { chat: { vendor: 'plausible', id: 'shop.example' } }],
    ['an icon that runs', { icon: 'javascript:alert(1)' }],
    ['a picture of another scheme', { shareImage: '//evil.example/x.png' }],
  ])('refuses %s (TEN-8)', async (_, extras) => {
    await expect(startShop({ extras })).rejects.toThrow();
  });

  it('takes icons and a share picture of this host or on https (TEN-8)', async () => {
    const extras = {
      icon: '/logos/hanoi.svg',
      touchIcon: 'https://cdn.example/i.png',
      shareImage: '/api/media/x.webp',
    };
    const shop = await startShop({ extras });
    expect((await shop.call(tenantEndpoints.get, {})).data.extras).toEqual(extras);
  });
});

describe('GET /front/tenant-warehouses', () => {
  it('names the warehouses in the language asked for, of one region where asked', async () => {
    const place = { address: 'a', receiver: 'r', phone: 'p', postcode: '1' };
    const warehouses = [
      warehouseOf({ code: 'gz', name: { en: 'Guangzhou', vi: 'Quảng Châu' }, ...place }),
      warehouseOf({ code: 'syd', name: { en: 'Sydney' }, region: 'LOCAL', ...place }),
      warehouseOf({ code: 'old', isOpen: false }),
    ];
    const shop = await startShop({ offers: { warehouses } });
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
    const line = lineOf('AU-AIR', { remark: { en: 'Duty paid' } });
    const shop = await startShop({ offers: { lines: [line] } });
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
    const services = [
      photosOf(200),
      photosOf(900, { code: 'crate', kind: 'PACKING' }),
      photosOf(0, { code: 'gone', isOffered: false }),
      photosOf(0, { code: 'on-request', versions: [] }),
    ];
    const shop = await startShop({ offers: { services } });
    const { data } = await shop.call(tenantEndpoints.listServiceCategories, {}, { locale: 'vi' });
    const words = { name: 'Ảnh', remark: 'Five' };
    expect(data).toEqual([
      { id: 'photos', ...words },
      { id: 'on-request', ...words },
    ]);
  });
});
