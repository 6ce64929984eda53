import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { logInto } from '../../../../src/server/kernel/log';
import { linesOf, servicesOf } from '../../../../src/server/modules/tenant/offers.service';
import { publishLine, publishService } from '../../../../src/server/modules/tenant/publish-offers.service';
import { findTenant, forgetTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { transitLineRepo } from '../../../../src/server/modules/tenant/transit-line.repo';
import { warehouseRepo } from '../../../../src/server/modules/tenant/warehouse.repo';
import { startShop, type Shop } from '../../../support/shop';
import { lineOf, LONG_AGO, photosOf, publishOffers, termsOf, warehouseOf } from '../../../support/shop-offers';

const logged: string[] = [];
beforeAll(() => logInto(new Writable({ write: (line, _, done) => void (logged.push(String(line)), done()) }), 'warn'));
afterAll(() => logInto(process.stdout, 'silent'));

const DECEMBER = '2026-12-01T00:00:00.000Z';
const first = (firstFee: number) =>
  termsOf({ price: { mode: 'continued', firstGrams: 500, firstFee, nextGrams: 500, nextFee: 2000 } });
const from = (validFrom: string, firstFee: number) => ({ validFrom, author: 'ops', terms: first(firstFee) });
const withVersions = (...versions: ReturnType<typeof from>[]) => ({ ...lineOf(), versions });
const publish = ({ tenant: { id }, clock }: Shop, line: ReturnType<typeof lineOf>) =>
  shopTx(id, (tx) => publishLine(tx, id, line, clock.now));
const priceNow = async (shop: Shop) =>
  (await shop.call(catalogEndpoints.estimateFreight, { query: { weight: 250 } })).data.map(
    ({ total }) => total?.amount,
  );
const shopRecord = async ({ tenant: { id }, clock }: Shop) => {
  const tenant = await findTenant(id);
  if (!tenant) throw new Error('there is no such shop');
  return { tenant, now: () => clock.now };
};

describe('a version of a line', () => {
  it('holds from its day on, though nothing is read anew', async () => {
    const shop = await startShop({ offers: { lines: [withVersions(from(LONG_AGO, 5000), from(DECEMBER, 10_000))] } });
    expect(await priceNow(shop)).toEqual([714]);
    shop.clock.now = new Date(DECEMBER);
    expect(await priceNow(shop)).toEqual([1428]);
  });

  it('that is published reaches who has the shop in memory', async () => {
    const shop = await startShop({ offers: { lines: [withVersions(from(LONG_AGO, 5000))] } });
    expect(await priceNow(shop)).toEqual([714]);
    await publish(shop, withVersions(from(shop.clock.now.toISOString(), 10_000)));
    forgetTenant(shop.tenant.id);
    expect(await priceNow(shop)).toEqual([1428]);
  });

  it('is added once, however often it is brought in', async () => {
    const shop = await startShop();
    const line = withVersions(from(LONG_AGO, 5000), from(DECEMBER, 6000));
    expect([await publish(shop, line), await publish(shop, line)]).toEqual([2, 0]);
  });

  it.each([
    ['has held', from(LONG_AGO, 1)],
    ['is to come', from(DECEMBER, 1)],
    ['would hold in the past', from('2026-01-01T00:00:00.000Z', 1)],
  ])('is refused where it %s', async (_, version) => {
    const shop = await startShop({ offers: { lines: [withVersions(from(LONG_AGO, 5000), from(DECEMBER, 6000))] } });
    const refusal = `Terms from ${version.validFrom} on are written already or over: give them a later day.`;
    await expect(publish(shop, withVersions(version))).rejects.toThrow(refusal);
    expect(await priceNow(shop)).toEqual([714]);
  });

  it('is refused twice for one day', async () => {
    const twice = withVersions(from(DECEMBER, 1), from(DECEMBER, 2));
    await expect(publish(await startShop(), twice)).rejects.toThrow('give them a later day');
  });

  it.each(['transit_line_version', 'service_price'])('is never changed nor removed: %s', async (table) => {
    const { tenant } = await startShop({ offers: { lines: [lineOf()], services: [photosOf(200)] } });
    const change = sql.raw(`update ${table} set terms = '{}' where tenant_id = '${tenant.id}'`);
    const removal = sql.raw(`delete from ${table} where tenant_id = '${tenant.id}'`);
    for (const statement of [change, removal]) {
      await expect(shopTx(tenant.id, (tx) => tx.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
      await expect(systemTx((tx) => tx.execute(statement))).rejects.toMatchObject({ cause: { code: 'P0001' } });
    }
  });

  it('that cannot be read is not offered, and the log says so', async () => {
    const shop = await startShop({ offers: { lines: [lineOf('good'), lineOf('odd')] } });
    const id = shop.tenant.id;
    await systemTx((tx) =>
      tx.execute(sql`insert into transit_line_version (tenant_id, id, line_id, valid_from, author, terms)
        select tenant_id, 'odd', id, '2021-01-01', 'nobody', '{"currency": "CNY"}' from transit_line
        where tenant_id = ${id} and name = 'odd'`),
    );
    forgetTenant(id);
    logged.splice(0);
    const { data } = await shop.call(tenantEndpoints.listTransitOptions, {});
    expect(data.map(({ name }) => name)).toEqual(['good']);
    expect(logged.map((line) => (JSON.parse(line) as { version?: string }).version)).toEqual(['odd']);
  });
});

describe('a price of a service', () => {
  it('holds from its day on', async () => {
    const shop = await startShop({ offers: { services: [photosOf(200)] } });
    const { id } = shop.tenant;
    const later = photosOf(300);
    const versions = later.versions.map((version) => ({ ...version, validFrom: DECEMBER }));
    await shopTx(id, (tx) => publishService(tx, id, { ...later, versions }, shop.clock.now));
    forgetTenant(id);
    const fees = async () => (await servicesOf(await shopRecord(shop))).map(({ price }) => price?.terms.charge);
    expect(await fees()).toMatchObject([{ fee: 200 }]);
    shop.clock.now = new Date(DECEMBER);
    expect(await fees()).toMatchObject([{ fee: 300 }]);
  });
});

describe('what a shop offers', () => {
  it('is read once for all who ask, until it changes', async () => {
    const shop = await startShop({ offers: { lines: [lineOf()] } });
    const record = await shopRecord(shop);
    const [one, other] = await Promise.all([linesOf(record), linesOf(record)]);
    expect(one[0]?.version).toBe(other[0]?.version);
    await publishOffers(shop.tenant.id, { lines: [{ ...lineOf(), isOffered: false }] }, shop.clock.now);
    expect(await linesOf(await shopRecord(shop))).toEqual([]);
  });

  it('is its own: no other shop sees, changes or takes its place', async () => {
    const [mine, theirs] = [
      await startShop({ offers: { lines: [lineOf('mine')], services: [photosOf(1)] } }),
      await startShop({ offers: { warehouses: [], lines: [lineOf('theirs')] } }),
    ];
    const names = async (endpoint: 'listTransitOptions' | 'listWarehouses' | 'listServiceCategories') =>
      (await theirs.call(tenantEndpoints[endpoint], {})).data.map(({ name }) => name);
    expect(await names('listTransitOptions')).toEqual(['theirs']);
    expect(await names('listWarehouses')).toEqual([]);
    expect(await names('listServiceCategories')).toEqual([]);
    // a repo that is given another's id still sees nothing: row-level security says so again
    const seen = await shopTx(theirs.tenant.id, async (tx) => [
      await warehouseRepo(tx, { tenantId: mine.tenant.id }).list(),
      await transitLineRepo(tx, { tenantId: mine.tenant.id }).listNames(),
    ]);
    expect(seen).toEqual([[], []]);
    const intruding = shopTx(theirs.tenant.id, (tx) =>
      warehouseRepo(tx, { tenantId: mine.tenant.id }).save(warehouseOf()),
    );
    await expect(intruding).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
