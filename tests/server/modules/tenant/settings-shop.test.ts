import { beforeAll, describe, expect, it } from 'vitest';
import { shopSettingsDeskEndpoints as desk } from '../../../../src/contract/shop-settings.desk.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

let shop: Shop;
let staff: { staffToken: string };
beforeAll(async () => {
  shop = await startShop();
  staff = await signInStaff(shop);
});
const shown = async () => (await shop.call(tenantEndpoints.get, {})).data;

describe('contacts and footer', () => {
  const values = {
    description: { en: 'From China to your door' },
    serviceSocialAccounts: [{ type: 'WHATSAPP' as const, accountId: '+61 400 000 000' }],
    socialMediaPlatforms: [{ platform: 'INSTAGRAM' as const, link: 'https://instagram.com/shop' }],
    footerLinks: [{ title: { en: 'Blog' }, link: 'https://blog.example' }],
    registrationEntity: { name: 'Harbour Pty Ltd', businessLicenseNo: 'ABN 1', websiteApprove: { en: 'ICP 5' } },
  };

  it('stand on the pages from then on, and who was slower is shown them', async () => {
    const { version } = (await shop.call(desk.getContact, {}, staff)).data;
    const saved = (await shop.call(desk.setContact, { body: { version, values } }, staff)).data;
    expect(saved).toMatchObject({ values, last: { staffName: 'Anna Desk' } });
    expect(await shown()).toMatchObject({
      ...{ description: 'From China to your door', footerLinks: [{ title: 'Blog', link: 'https://blog.example' }] },
      ...{ registrationEntity: { name: 'Harbour Pty Ltd', websiteApprove: 'ICP 5' } },
    });
    const late = await shop.call(desk.setContact, { body: { version, values } }, staff);
    expect(late.problem).toMatchObject({ code: 'STATE_CONFLICT', data: { version: saved.version } });
  });

  it.each([
    ['a script', { footerLinks: [{ title: { en: 'x' }, link: 'javascript:alert(1)' }] }],
    [
      'a link to another host that looks like a page',
      { footerLinks: [{ title: { en: 'x' }, link: '//evil.example' }] },
    ],
    [
      'a link that ends its attribute',
      { footerLinks: [{ title: { en: 'x' }, link: 'https://evil.example/"onclick=alert(1)' }] },
    ],
    [
      'a network at an address that ends its attribute',
      { socialMediaPlatforms: [{ platform: 'INSTAGRAM' as const, link: 'https://evil.example/"onclick=alert(1)' }] },
    ],
    ['a link without words', { footerLinks: [{ title: {}, link: '/a' }] }],
    ['a network twice', { socialMediaPlatforms: [...values.socialMediaPlatforms, ...values.socialMediaPlatforms] }],
  ])('take no %s', async (_, wrong) => {
    const { version } = (await shop.call(desk.getContact, {}, staff)).data;
    const body = { version, values: { ...values, ...wrong } };
    expect((await shop.call(desk.setContact, { body }, staff)).status).toBe(422);
  });
});

describe('what is offered', () => {
  it('is turned on and off, and countries are offered in their order', async () => {
    const { version, values } = (await shop.call(desk.getOffer, {}, staff)).data;
    const wanted = {
      ...values,
      preference: { ...values.preference, showClock: !values.preference.showClock },
      ...{ countries: ['nz', 'au'], timezoneOffset: 5.75, promotionCodes: ['ANNA-1'] },
    };
    const saved = (await shop.call(desk.setOffer, { body: { version, values: wanted } }, staff)).data;
    expect(saved.values).toMatchObject({ timezoneOffset: 5.75, promotionCodes: ['ANNA-1'] });
    expect((await shown()).tenantPreference.showClock).toBe(wanted.preference.showClock);
    const countries = (await shop.call(tenantEndpoints.listCountries, {})).data;
    expect(countries.map(({ code }) => code)).toEqual(['nz', 'au']);
  });

  it.each([
    ['a country twice', { countries: ['au', 'AU'] }],
    ['an hour that no clock has', { timezoneOffset: 5.1 }],
    ['an origin with a path', { returnOrigins: ['https://a.example/path'] }],
  ])('takes no %s', async (_, wrong) => {
    const { version, values } = (await shop.call(desk.getOffer, {}, staff)).data;
    expect((await shop.call(desk.setOffer, { body: { version, values: { ...values, ...wrong } } }, staff)).status).toBe(
      422,
    );
  });
});

describe('pictures and scripts', () => {
  it('are a vendor that is known and its id, never code', async () => {
    const { version } = (await shop.call(desk.getExtras, {}, staff)).data;
    const values = {
      logoImage: '/logo.png',
      extras: { analytics: { vendor: 'google-analytics' as const, id: 'G-ABC1234' } },
    };
    const saved = (await shop.call(desk.setExtras, { body: { version, values } }, staff)).data;
    expect(await shown()).toMatchObject({ logoImage: '/logo.png', googleAnalyticsTraceId: 'G-ABC1234' });
    const wrong = { ...values, extras: { analytics: { vendor: 'google-analytics' as const, id: '<script>' } } };
    const refused = await shop.call(desk.setExtras, { body: { version: saved.version, values: wrong } }, staff);
    expect(refused.status).toBe(422);
  });
});

describe('duty', () => {
  const rule = {
    ...{ currency: 'USD', per: 'MONTH' as const, freeUpTo: 20_000, freeUpToGrams: null, dutyBasisPoints: 800 },
    ...{ dutyKilogramFee: 0, taxBasisPoints: 1000, taxesAll: false },
  };

  it('is a rule for each border, with all that it counts by', async () => {
    const { version } = (await shop.call(desk.getDuty, {}, staff)).data;
    const values = { allowances: { kr: rule } };
    const saved = (await shop.call(desk.setDuty, { body: { version, values } }, staff)).data;
    expect(saved.values).toEqual(values);
    const gone = await shop.call(desk.setDuty, { body: { version: saved.version, values: {} } }, staff);
    expect(gone.data.values).toEqual({});
  });

  it.each([
    ['a country that is none', { korea: rule }],
    ['a sum below nothing', { kr: { ...rule, freeUpTo: -1 } }],
    ['money that is none', { kr: { ...rule, currency: 'won' } }],
  ])('takes no %s', async (_, allowances) => {
    const { version } = (await shop.call(desk.getDuty, {}, staff)).data;
    expect((await shop.call(desk.setDuty, { body: { version, values: { allowances } } }, staff)).status).toBe(422);
  });
});
