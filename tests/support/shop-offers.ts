import type { ShopService, ShopWarehouse } from '../../src/contract/shop-offers';
import type { TransitLine } from '../../src/contract/transit-line';
import { LineTerms } from '../../src/contract/transit-line.schemas';
import { shopTx } from '../../src/server/db/database';
import { publishLine, publishService, saveWarehouse } from '../../src/server/modules/tenant/publish-offers.service';
import { forgetTenant } from '../../src/server/modules/tenant/tenant.service';
import type { GivenTerms } from './transit-lines';

export interface Offers {
  warehouses: ShopWarehouse[];
  lines: TransitLine[];
  services: ShopService[];
}

export const warehouseOf = (facts: Partial<ShopWarehouse> = {}): ShopWarehouse => ({
  code: 'gz',
  name: { en: 'Guangzhou' },
  region: 'CHINA',
  address: '广州市白云区石井街道1号',
  receiver: 'TEST',
  phone: '020-555',
  postcode: '510000',
  hours: {},
  isOpen: true,
  ...facts,
});

/** By the scale or the volume, ¥50 for the first half kilogram and ¥20 for each other, to Australia; since long ago. */
export const termsOf = (terms: Partial<GivenTerms> = {}) =>
  LineTerms.parse({
    currency: 'CNY',
    zone: { countries: ['au'] },
    minDays: 7,
    maxDays: 12,
    weight: { divisor: 6000, maxCountedGrams: 20_000 },
    price: { mode: 'continued', firstGrams: 500, firstFee: 5000, nextGrams: 500, nextFee: 2000 },
    ...terms,
  });

export const LONG_AGO = '2020-01-01T00:00:00.000Z';

export const lineOf = (name = 'air', terms: Partial<GivenTerms> = {}): TransitLine => ({
  name,
  title: { en: 'Air', vi: 'Đường bay' },
  isOffered: true,
  versions: [{ validFrom: LONG_AGO, author: 'test', terms: termsOf(terms) }],
});

/** A service, with its price in fen since long ago. */
export const photosOf = (fee: number, facts: Partial<ShopService> = {}): ShopService => ({
  code: 'photos',
  kind: 'VALUE_ADDED',
  name: { en: 'Photos', vi: 'Ảnh' },
  remark: { en: 'Five' },
  isOffered: true,
  versions: [
    {
      validFrom: LONG_AGO,
      author: 'test',
      terms: { currency: 'CNY', charge: { per: 'ITEM', fee, min: 0, max: null } },
    },
  ],
  ...facts,
});

export async function publishOffers(tenantId: string, offers: Partial<Offers>, now: Date): Promise<void> {
  const { warehouses = [], lines = [], services = [] } = offers;
  await shopTx(tenantId, async (tx) => {
    for (const warehouse of warehouses) await saveWarehouse(tx, tenantId, warehouse);
    for (const line of lines) await publishLine(tx, tenantId, line, now);
    for (const service of services) await publishService(tx, tenantId, service, now);
  });
  forgetTenant(tenantId);
}
