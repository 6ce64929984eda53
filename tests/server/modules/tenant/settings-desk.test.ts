import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { cachedTenant } from '../../../../src/server/modules/tenant/tenant-cache';
import { forgetChanged } from '../../../../src/server/modules/tenant/watch-tenants.service';
import { runShopCommand } from '../../../../src/server/start/shop-command';
import { noServers } from '../../../support/name-servers';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

const { getBrand, setBrand, getLanguages, setLanguages } = settingsDeskEndpoints;

let shop: Shop;
let staff: { staffToken: string };
beforeAll(async () => {
  shop = await startShop();
  staff = await signInStaff(shop);
});

const brand = async () => (await shop.call(getBrand, {}, staff)).data;
const later = () => (shop.clock.now = new Date(shop.clock.now.getTime() + 1000));

describe('a section of the settings', () => {
  it('is changed of the version that was read, seen by shoppers at once, and stands in the audit', async () => {
    const { version, values } = await brand();
    const wanted = { ...values, name: { en: 'Harbour Shop' }, themeColor: '#123456' };
    const saved = await shop.call(setBrand, { body: { version, values: wanted } }, staff);
    expect(saved.data).toMatchObject({ values: wanted, last: { staffName: 'Anna Desk' } });
    expect(saved.data).toEqual(await brand());
    expect((await shop.call(tenantEndpoints.get, {})).data).toMatchObject({ name: 'Harbour Shop', themeColor: '#123456' }); // prettier-ignore
    const query = { subjectKind: 'SETTINGS', subjectId: 'brand' };
    const [line] = (await shop.call(operatorDeskEndpoints.listAudit, { query }, staff)).data;
    // what stayed as it was is not told
    expect(line).toMatchObject({ action: 'settings.edit', staffName: 'Anna Desk' });
    expect(line?.before).toEqual({ name: values.name, themeColor: '#0f8a5f' });
    expect(line?.after).toEqual({ name: { en: 'Harbour Shop' }, themeColor: '#123456' });
  });

  it('is refused to whoever has read another, who is told what stands there now', async () => {
    const before = await brand();
    const change = (slogan: string, version = before.version) =>
      shop.call(setBrand, { body: { version, values: { ...before.values, slogan: { en: slogan } } } }, staff);
    const [one, other] = await Promise.all([change('First'), change('Second')]);
    const [done, refused] = one.status === 200 ? [one, other] : [other, one];
    expect(done.status).toBe(200);
    expect(refused.problem).toMatchObject({ status: 409, code: 'STATE_CONFLICT', data: done.data });
    expect((await brand()).values.slogan).toEqual(done.data.values.slogan);
    // by a command too, which has a line of its own
    later();
    await runShopCommand(['set', shop.tenant.id, 'slogan.en', 'By command'], {
      now: shop.clock.now,
      servers: noServers,
    });
    expect((await change('Third', done.data.version)).problem).toMatchObject({
      status: 409,
      data: { values: { slogan: { en: 'By command' } }, last: { staffName: null } },
    });
  });

  it('is forgotten by the processes beside', async () => {
    const { id } = shop.tenant;
    const seen = await forgetChanged(undefined);
    const { version, values } = await brand();
    const asked = () => cachedTenant(id, async () => ({ ...shop.tenant, slogan: { en: 'read anew' } }));
    await asked();
    await shop.call(setBrand, { body: { version, values: { ...values, servicePhone: '+1 800 7' } } }, staff);
    await asked();
    // as another process would, by the version of the shop
    expect(await forgetChanged(seen)).toBeGreaterThan(seen);
    expect((await asked())?.slogan).toEqual({ en: 'read anew' });
  });

  it('holds nothing that a shop cannot be', async () => {
    const { version, values } = await brand();
    const refuse = async (wrong: Partial<typeof values>, path: string) =>
      expect((await shop.call(setBrand, { body: { version, values: { ...values, ...wrong } } }, staff)).problem).toMatchObject({ status: 422, errors: [{ path }] }); // prettier-ignore
    await refuse({ name: {} }, 'values.name');
    await refuse({ name: { en: '  ' } }, 'values.name');
    await refuse({ name: { en: 'A\r\nBcc: x@y.example' } }, 'values.name.en');
    await refuse({ name: { en: 'A shop', zz: 'A shop' } as never }, 'values.name.zz');
    await refuse({ themeColor: 'teal' }, 'values.themeColor');
    await refuse({ serviceEmail: 'nobody' }, 'values.serviceEmail');
    const languages = (await shop.call(getLanguages, {}, staff)).data;
    const speak = (supportedLanguages: never[], defaultLanguage = 'en' as const) =>
      shop.call(setLanguages, { body: { version: languages.version, values: { defaultLanguage, supportedLanguages } } }, staff); // prettier-ignore
    expect((await speak([])).status).toBe(422);
    expect((await speak(['vi'] as never[])).problem.errors).toEqual([
      { path: 'values.defaultLanguage', code: 'custom' },
    ]);
    expect((await speak(['vi', 'en'] as never[])).data.values.supportedLanguages).toEqual(['vi', 'en']);
  });

  it('is read by who may read settings, and changed by who may change them', async () => {
    const { version, values } = await brand();
    const reader = await signInStaff(shop, ['reader']);
    expect((await shop.call(getBrand, {}, reader)).status).toBe(200);
    const refused = await shop.call(setBrand, { body: { version, values } }, reader);
    expect(refused.problem).toMatchObject({ status: 403, data: { permission: 'settings.edit' } });
  });
});
