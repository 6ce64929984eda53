import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { simulateDeskEndpoints } from '../../../../src/contract/simulate.desk.endpoints';
import { transitEndpoints } from '../../../../src/contract/transit.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { lineHistory } from '../../../../src/server/db/schema/line-history';
import { tenant } from '../../../../src/server/db/schema/tenant';
import { countLines } from '../../../../src/server/modules/transit/count-lines.service';
import { receiptsOf } from '../../../support/kept-receipts';
import { productOf } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';
import { lineOf, warehouseOf } from '../../../support/shop-offers';
import { signInStaff } from '../../../support/staff';
import { skuOf, startCart } from '../cart/filling';
import { packingAt } from './packing';
import { startShipping, type Shipping } from './shipping';

const DAY_MS = 86_400_000;
const SIZE = { lengthMm: 300, widthMm: 200, heightMm: 100 };
/** Of a parcel of 800 g: 40 g more and a tenth more room. */
const PACKED = { grams: 840, lengthMm: 300, widthMm: 200, heightMm: 110 };
const USUAL = 950;
const MEASURED = 840;

/** By the gram, so that each gram of packing is seen; and a line by which nothing has gone. */
const LINES = ['air', 'sea'].map((name) =>
  lineOf(name, {
    weight: { divisor: 6000, ignoreVolume: true },
    price: { mode: 'continued', firstGrams: 1, firstFee: 100, nextGrams: 1, nextFee: 10 },
  }),
);
const offers = { lines: LINES, warehouses: [warehouseOf(), warehouseOf({ code: 'yw', name: { en: 'Yiwu' } })] };

/** A shipment of one parcel that came, and so many others like it. */
async function shipped(others: number, at?: Shipping): Promise<Shipping> {
  const shipping = at ?? (await startShipping(await startShop({ offers })));
  await shipping.fund(100_000);
  const desk = packingAt(shipping);
  const id = await desk.shipped([PACKED]);
  const { clock } = shipping.shop;
  clock.now = new Date(clock.now.getTime() + 13.5 * DAY_MS);
  await desk.say(id, [['DELIVERED', 0]]);
  await repeat(shipping.shop.tenant.id, id, others);
  return shipping;
}

/** As they stand in the tables, each with the event of its coming. */
const repeat = (tenantId: string, id: string, times: number, change: object = {}) =>
  systemTx(async (tx) => {
    const copies = (table: string, own: string) =>
      sql.raw(`insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${own}) || '${JSON.stringify(change)}')).*
        from ${table} t, generate_series(1, ${String(times)}) n where t.tenant_id = '${tenantId}'`);
    await tx.execute(
      sql`${copies('transit_order', `'id', t.id || '-' || n, 'order_no', t.order_no || n`)} and t.id = ${id}`,
    );
    await tx.execute(
      sql`${copies('transit_event', `'id', t.id || '-' || n, 'transit_order_id', t.transit_order_id || '-' || n`)} and t.transit_order_id = ${id}`,
    );
  });

const count = (at: Shipping, days = 0) => countLines(() => new Date(at.shop.clock.now.getTime() + days * DAY_MS));
const rowsOf = (tenantId: string) => shopTx(tenantId, (tx) => tx.select().from(lineHistory));
const idOf = async (at: Shipping) => (await at.list()).data.items[0]?.id ?? '';

/** What a parcel of 800 g would be billed as by each line, at each of the four places. */
async function askAll(at: Shipping) {
  const { shop } = at;
  const product = productOf({ weightGrams: 800, size: SIZE });
  await startCart([product], shop);
  const goods = [{ productUrl: canonicalUrl(product), productSkuId: skuOf(product, 0), quantity: 1 }];
  const staff = await signInStaff(shop);
  const parcels = [{ grams: 800, ...SIZE, valueFen: 100 }];
  const calculated = await shop.call(catalogEndpoints.estimateFreight, { query: { weight: 800, country: 'au' } });
  const onPage = await shop.call(cartEndpoints.estimateShipment, { body: { goods, country: 'au' } });
  const stored = await at.estimate([await at.store({ grams: 800, ...SIZE })]);
  const simulated = await shop.call(simulateDeskEndpoints.simulate, { body: { country: 'au', parcels } }, staff);
  const grams = (lines: { transitOptionName: string; chargeableGrams: number }[]) =>
    Object.fromEntries(lines.map(({ transitOptionName, chargeableGrams }) => [transitOptionName, chargeableGrams]));
  return {
    places: [
      grams(calculated.data),
      grams(onPage.data.lines),
      grams(stored.data.quotes.map(({ receipt }) => receipt)),
      grams(simulated.data.lines),
    ],
    packed: onPage.data.grams,
    history: [calculated.data, onPage.data.lines, stored.data.quotes, simulated.data.lines].map(
      (lines) => lines.find(({ transitOptionName }) => transitOptionName === 'air')?.history,
    ),
  };
}

describe('what a line was measured to add', () => {
  it('is no part of an estimate after 199 parcels, and of every one after 200', async () => {
    const at = await shipped(198);
    await count(at);
    expect(await rowsOf(at.owner.tenantId)).toMatchObject([
      {
        ...{ lineName: 'air', warehouseId: 'gz', parcels: 199, gramsBasisPoints: 500, boxGrams: 40 },
        ...{ sizedParcels: 199, roomBasisPoints: 1000, arrived: 199, p50Days: 14, p90Days: 14, compared: 199 },
      },
    ]);
    const usual = { air: USUAL, sea: USUAL };
    const before = await askAll(at);
    expect(before).toMatchObject({ places: [usual, usual, usual, usual], packed: USUAL });

    await repeat(at.owner.tenantId, await idOf(at), 1, { remark: 'one more' });
    await count(at);
    // not before a day is over
    expect((await askAll(at)).places[0]).toEqual(usual);
    await count(at, 1);
    const measured = { air: MEASURED, sea: USUAL };
    expect(await askAll(at)).toMatchObject({ places: [measured, measured, measured, measured], packed: MEASURED });
  });

  it('is kept with the price that it made, and computes again to the same sum', async () => {
    const at = await shipped(199);
    await count(at);
    const { id, total } = await at.order();
    const [receipt] = (await receiptsOf(at.owner.tenantId)).filter(({ orderId }) => orderId === id);
    const allowance = { minGrams: 40, gramsBasisPoints: 500, roomBasisPoints: 1000 };
    expect(receipt?.kept.request.boxes).toEqual({ count: 1, allowance });
    expect(receipt?.again).toEqual(receipt?.kept);
    expect(receipt?.kept.total.local.amount).toBe(total.amount);
  });

  it('is of the warehouse that it goes from', async () => {
    const at = await shipped(199);
    await count(at);
    const billedFrom = async (warehouseId: string) =>
      (await at.estimate([await at.store({ grams: 800, ...SIZE, warehouseId })])).data.quotes.find(
        ({ transitOptionName }) => transitOptionName === 'air',
      )?.receipt.chargeableGrams;
    expect([await billedFrom('gz'), await billedFrom('yw')]).toEqual([MEASURED, USUAL]);
  });
});

describe('the count of lines', () => {
  let at: Shipping;
  let other: Shipping;
  beforeAll(async () => {
    [at, other] = [await shipped(24), await shipped(5)];
    await count(at);
  });

  it('finds the same when it runs again, and writes nothing then', async () => {
    const { id: tenantId } = at.shop.tenant;
    const before = await rowsOf(tenantId);
    const writtenBy = () =>
      systemTx((tx) => tx.select({ version: tenant.version }).from(tenant).where(eq(tenant.id, tenantId)));
    const version = await writtenBy();
    await count(at, 2);
    expect(await rowsOf(tenantId)).toEqual(before);
    expect(await writtenBy()).toEqual(version);
  });

  it('counts no shipment of another shop', async () => {
    expect((await rowsOf(at.owner.tenantId)).map(({ parcels }) => parcels)).toEqual([25]);
    expect((await rowsOf(other.owner.tenantId)).map(({ parcels }) => parcels)).toEqual([6]);
  });

  it('counts nothing of half a year ago, and forgets what it knew of it', async () => {
    const late = await shipped(3);
    await count(late);
    expect(await rowsOf(late.owner.tenantId)).toHaveLength(1);
    await count(late, 181);
    expect(await rowsOf(late.owner.tenantId)).toEqual([]);
  });
});

describe('GET /front/transit-lines/{name}/history', () => {
  let at: Shipping;
  const ask = (name: string, query = {}) => at.shop.call(transitEndpoints.history, { params: { name }, query });
  const told = {
    lastDays: 180,
    way: { shipments: 25, p50Days: 14, p90Days: 14 },
    // of 950 g ¥1 and 949 times a tenth were told, of 840 g 839 times
    estimate: { shipments: 25, offBasisPoints: 1296 },
  };
  beforeAll(async () => {
    at = await shipped(24);
    await count(at);
  });

  it('tells anybody in how many days it came and how far estimates were off', async () =>
    expect((await ask('air')).data).toEqual({ transitOptionName: 'air', ...told }));

  it('says the same with each estimate, and nothing of a line by which nothing went', async () => {
    expect((await askAll(at)).history).toEqual([told, told, told, told]);
    const { data } = await at.shop.call(catalogEndpoints.estimateFreight, { query: { weight: 800 } });
    expect(data.find(({ transitOptionName }) => transitOptionName === 'sea')).not.toHaveProperty('history');
  });

  it('tells nothing of fewer than twenty shipments, nor of another warehouse', async () => {
    const nothing = { lastDays: 180, way: null, estimate: null };
    expect((await ask('sea')).data).toEqual({ transitOptionName: 'sea', ...nothing });
    expect((await ask('air', { tenantWarehouseId: 'yw' })).data).toMatchObject(nothing);
    expect((await ask('air', { tenantWarehouseId: 'gz' })).data).toMatchObject(told);
  });

  it('knows no line and no warehouse that the shop has not', async () => {
    expect((await ask('rail')).status).toBe(404);
    expect((await ask('air', { tenantWarehouseId: 'hk' })).status).toBe(404);
  });
});
