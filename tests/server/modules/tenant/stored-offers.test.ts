import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { tenant } from '../../../../src/server/db/schema/tenant';
import { forgetTenant, saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { OFFERS_IN_SETTINGS } from '../../../support/settings-before';
import { startShop, type Shop } from '../../../support/shop';
import { publishOffers, warehouseOf } from '../../../support/shop-offers';

/** As a release before stores a shop: it knows these as settings, of version 2. */
async function storeAsBefore({ tenant: { id } }: Shop, offers: Record<string, unknown>) {
  const added = JSON.stringify({ ...offers, version: 2 });
  await systemTx((tx) => tx.execute(sql`update tenant set settings = settings || ${added}::jsonb where id = ${id}`));
  forgetTenant(id);
}
/** It made the shop this morning: what it stores holds since then. */
async function shopOfBefore(offers: Record<string, unknown>): Promise<Shop> {
  const shop = await startShop({ offers: { warehouses: [] } });
  await systemTx((tx) => tx.update(tenant).set({ createdAt: new Date('2026-11-21T06:00:00Z') }).where(eq(tenant.id, shop.tenant.id))); // prettier-ignore
  await storeAsBefore(shop, offers);
  return shop;
}
const settingsOf = async ({ tenant: { id } }: Shop) => {
  const [row] = await systemTx((tx) => tx.select().from(tenant).where(eq(tenant.id, id)));
  return row?.settings as Record<string, unknown>;
};
const shownBy = async (shop: Shop) => ({
  warehouses: (await shop.call(tenantEndpoints.listWarehouses, {})).data,
  lines: (await shop.call(tenantEndpoints.listTransitOptions, {})).data,
  services: (await shop.call(tenantEndpoints.listServiceCategories, {})).data,
});

describe('a shop whose settings hold what it offers', () => {
  it('offers the same', async () => {
    const shop = await shopOfBefore(OFFERS_IN_SETTINGS);
    expect(await shownBy(shop)).toEqual({
      warehouses: [
        { id: 'guangzhou', name: 'Guangzhou', region: 'CHINA', address: 'a', receiver: 'r', phone: 'p', postcode: '1' },
        { id: 'sydney', name: 'Sydney', region: 'LOCAL', address: 'b', receiver: 's', phone: 'q', postcode: '' },
      ],
      lines: [
        { name: 'AU-SEA', title: 'Sea', countryCode: 'au', minDays: 25, maxDays: 38, remark: 'Slow' },
        { name: 'AU-BULK', title: 'Bulk', countryCode: 'au', minDays: 8, maxDays: 14, remark: '' },
        { name: 'AU-SEA-2', title: 'Sea to Auckland', countryCode: 'nz', minDays: 29, maxDays: 29, remark: '' },
      ],
      services: [{ id: 'photos', name: 'Photos', remark: 'Five' }],
    });
  });

  it('asks the same', async () => {
    const shop = await shopOfBefore(OFFERS_IN_SETTINGS);
    const asked = async (query: Record<string, number>) =>
      (await shop.call(catalogEndpoints.estimateFreight, { query: { weight: 250, ...query } })).data.map(
        ({ transitOptionName, chargeableGrams, total }) => [transitOptionName, chargeableGrams, total?.amount],
      );
    const fen = (sum: number) => Math.round(sum * 0.14 * 1.02);
    expect(await asked({})).toEqual([
      ['AU-BULK', 400, fen(7000)],
      ['AU-SEA-2', 400, fen(9000)],
      ['AU-SEA', 400, fen(16_500)],
    ]);
    // 48,000 cm³ and 15 % for packing: 6.9 kg at /8000, beyond what the second takes at /6000, and nothing to the one that looks at the scale
    expect(await asked({ sizeLength: 600, sizeWidth: 400, sizeHeight: 200 })).toEqual([
      ['AU-BULK', 400, fen(7000)],
      ['AU-SEA', 6900, fen(16_500) + fen(3800)],
      ['AU-SEA-2', 9200, undefined],
    ]);
  });

  it('keeps what its staff made of it, whatever the release before stores again', async () => {
    const shop = await shopOfBefore(OFFERS_IN_SETTINGS);
    const closed = warehouseOf({ code: 'sydney', name: { en: 'Sydney, closed' }, region: 'LOCAL', isOpen: false });
    await publishOffers(shop.tenant.id, { warehouses: [closed] }, shop.clock.now);
    const before = await shownBy(shop);
    expect(before.warehouses.map(({ id }) => id)).toEqual(['guangzhou']);
    await storeAsBefore(shop, OFFERS_IN_SETTINGS);
    expect(await shownBy(shop)).toEqual(before);
  });

  it('holds them no more once this release has stored it', async () => {
    const shop = await shopOfBefore(OFFERS_IN_SETTINGS);
    const before = await shownBy(shop);
    await saveTenant({ ...shop.tenant, themeColor: '#abcdef' });
    const settings = await settingsOf(shop);
    for (const name of Object.keys(OFFERS_IN_SETTINGS)) expect(settings).not.toHaveProperty(name);
    expect(await shownBy(shop)).toEqual(before);
  });

  it.each([
    ['no lists', { warehouses: 'none', transitLines: null, serviceCategories: { id: 'a' } }, 0],
    ['rows that are none', { warehouses: [7, null, {}, { id: 'x', region: 'MOON' }], transitLines: ['air', { name: 'a' }], serviceCategories: [[]] }, 0],
    ['a line that cannot be read among others', { transitLines: [{ ...OFFERS_IN_SETTINGS.transitLines[0], name: 'odd', firstFen: 'dear' }, OFFERS_IN_SETTINGS.transitLines[1]] }, 1],
  ])('is served where it holds %s', async (_, offers, lines) => {
    const shown = await shownBy(await shopOfBefore(offers));
    expect([shown.warehouses, shown.lines.length, shown.services]).toEqual([[], lines, []]);
  }); // prettier-ignore
});
