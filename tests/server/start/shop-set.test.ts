import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { systemTx } from '../../../src/server/db/database';
import { tenant } from '../../../src/server/db/schema/tenant';
import { forgetTenant } from '../../../src/server/modules/tenant/tenant.service';
import { runShopCommand } from '../../../src/server/start/shop-command';
import { fundBalance } from '../../support/money';
import { noServers } from '../../support/name-servers';
import { startShop, type Shop } from '../../support/shop';
import { signUp } from '../../support/shopper';
import { withEnv } from '../../support/with-env';

const now = new Date('2026-11-21T08:00:00Z');
const set = (shop: string, ...words: string[]) => runShopCommand(['set', shop, ...words], { now, servers: noServers });
const shown = async (shop: Shop) => (await shop.call(tenantEndpoints.get, {})).data;
const storedOf = async ({ tenant: { id } }: Shop) => {
  const [row] = await systemTx((tx) => tx.select().from(tenant).where(eq(tenant.id, id)));
  return row?.settings as Record<string, unknown>;
};
const store = async ({ tenant: { id } }: Shop, settings: unknown) => {
  await systemTx((tx) => tx.update(tenant).set({ settings }).where(eq(tenant.id, id)));
  forgetTenant(id);
};

describe('shop set', () => {
  it('changes a setting, says what it was and is, and visitors see it', async () => {
    const shop = await startShop();
    const { id } = shop.tenant;
    expect(await set(id, 'themeColor', '#123456')).toBe(`themeColor of ${id}\n  was "#0f8a5f"\n  is  "#123456"`);
    expect(await shown(shop)).toMatchObject({ themeColor: '#123456', name: 'Test Shop' });
  });

  it('sets a fee as a version of its own: what held until now stays written', async () => {
    const shop = await startShop();
    const said = await set(shop.tenant.id, 'serviceFee.basisPoints', '600');
    expect(said).toBe(`serviceFee.basisPoints of ${shop.tenant.id}\n  was 500\n  is  600`);
    expect((await shown(shop)).serviceFee.basisPoints).toBe(600);
    expect((await storedOf(shop)).serviceFee).toMatchObject({ basisPoints: 500 });
  });

  it.each([
    ['depositLimits.minimum', '600', 600],
    ['preference.showClock', 'false', false],
    ['cnyToLocalRate', '0.21', '0.21'],
    ['servicePhone', '1800', '1800'],
    ['name.vi', 'Cửa hàng mới', 'Cửa hàng mới'],
    ['name.en', '"Two Words"', 'Two Words'],
    ['countries', '["au", "nz"]', ['au', 'nz']],
    ['supportedLanguages.1', 'ko', 'ko'],
    ['promotionCodes', '["FRIEND"]', ['FRIEND']],
  ])('reads %s %s', async (path, text, value) => {
    const shop = await startShop();
    expect(await set(shop.tenant.id, path, text)).toMatch(new RegExp(`\n {2}is  ${JSON.stringify(value).replace(/[[\]]/g, '\\$&')}$`)); // prettier-ignore
    const [name = '', ...parts] = path.split('.');
    const stored = parts.reduce<unknown>((whole, part) => (whole as Record<string, unknown>)[part], (await storedOf(shop))[name]); // prettier-ignore
    expect(stored).toEqual(value);
  });

  it('leaves all else as it is stored, what cannot be read too', async () => {
    const shop = await startShop();
    const odd = { ...(await storedOf(shop)), slogan: 7, ofANewerRelease: { a: 1 } };
    await store(shop, odd);
    await set(shop.tenant.id, 'timezoneOffset', '7');
    expect(await storedOf(shop)).toEqual({ ...odd, timezoneOffset: 7 });
  });

  it('mends what keeps a shop shut', async () => {
    const shop = await startShop();
    const { serviceFee: _, ...without } = await storedOf(shop);
    await store(shop, without);
    expect((await shop.call(tenantEndpoints.get, {})).status).toBe(503);
    expect(await set(shop.tenant.id, 'serviceFee', '{"basisPoints": 300, "minimumFen": 0}')).toContain('was not set');
    expect(await shown(shop)).toMatchObject({ serviceFee: { basisPoints: 300, minimumFen: 0 } });
  });

  it('takes an optional setting away', async () => {
    const shop = await startShop({ promotionCodes: ['FRIEND'] });
    expect(await set(shop.tenant.id, 'promotionCodes', 'null')).toMatch(/was \["FRIEND"\]\n {2}is {2}not set$/);
    expect(await storedOf(shop)).not.toHaveProperty('promotionCodes');
  });

  it.each([
    [['nothing', '1'], 'There is no setting nothing. There are name, '],
    [['id', 'other'], 'There is no setting id.'],
    [['isLive', 'true'], 'There is no setting isLive.'],
    [['warehouses', '[]'], 'There is no setting warehouses.'],
    [['preference.showClok', 'true'], 'preference.showClok: is not known'],
    [['preference.showClock', 'often'], 'preference.showClock: Invalid input'],
    [['cnyToLocalRate', '0'], 'cnyToLocalRate: Invalid input'],
    [['currency', 'null'], 'currency: Invalid input'],
    [['footerLinks', '[{"title": {}, "link": "javascript:alert(1)"}]'], 'footerLinks.0.link: Invalid input'],
    [['supportedLanguages.9', 'ko'], 'There is no row 9: say the whole list.'],
    [['defaultLanguage', 'ko'], 'defaultLanguage ko is none of supportedLanguages ['],
    [
      ['supportedLanguages', '["ko"]'],
      'defaultLanguage en is none of supportedLanguages ["ko"]: set the other one first.',
    ],
    [['themeColor'], 'Say: set <shop or host> <setting> <value>.'],
  ])('refuses %j', async (words, reason) => {
    const shop = await startShop();
    const before = await storedOf(shop);
    await expect(set(shop.tenant.id, ...words)).rejects.toThrow(reason);
    expect(await storedOf(shop)).toEqual(before);
  });

  it('keeps the currency that money was told of in', async () => {
    const shop = await startShop();
    expect(await set(shop.tenant.id, 'currency', 'EUR')).toContain('is  "EUR"');
    await fundBalance(shop, await signUp(shop), 100);
    await expect(set(shop.tenant.id, 'currency', 'USD')).rejects.toThrow('are kept in');
  });

  it('knows a shop by its host', () =>
    withEnv({ BASE_DOMAINS: 'shop.example' }, async () => {
      const { id } = (await startShop()).tenant;
      const domain = `${randomUUID().slice(0, 8)}.example`;
      await runShopCommand(['domain', 'add', id, domain], { now, servers: noServers });
      expect(await set(`${id}.shop.example`, 'timezoneOffset', '7')).toContain(`timezoneOffset of ${id}`);
      expect(await set(domain, 'timezoneOffset', '8')).toContain(`timezoneOffset of ${id}`);
      await expect(set('nobody.shop.example', 'timezoneOffset', '8')).rejects.toThrow('There is no shop nobody.shop.example.'); // prettier-ignore
    }));
});
