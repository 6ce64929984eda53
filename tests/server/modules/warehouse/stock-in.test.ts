import { describe, expect, it } from 'vitest';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { lockParcels, releaseParcels } from '../../../../src/server/modules/warehouse/parcel.repo';
import { CLERK, storeParcel } from '../../../support/parcels';
import { lineOf, termsOf, warehouseOf } from '../../../support/shop-offers';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const YIWU = warehouseOf({ code: 'yw', name: { en: 'Yiwu', vi: 'Nghĩa Ô' } });
const SEA = { weight: { ...termsOf().weight, divisor: 8000 } };

/** Goods came into store on 21 November; asked for on a day that may be later. */
async function startStore(today = '2026-11-21T08:00:00Z') {
  const lines = [lineOf(), lineOf('sea', SEA), lineOf('slow', SEA)];
  const shop = await startShop({ offers: { warehouses: [warehouseOf(), YIWU], lines } });
  const stockedInAt = shop.clock.now;
  shop.clock.now = new Date(today);
  const { token, shopperId } = await signUp(shop);
  const list = (query: object = {}, by = token) => shop.call(warehouseEndpoints.listStockIn, { query }, { token: by });
  return {
    shop,
    tenantId: shop.tenant.id,
    shopperId,
    list,
    only: async () => (await list()).data.items[0],
    store: (facts = {}, seen = {}) => storeParcel(shop, shopperId, { stockedInAt, ...facts }, seen),
    on: (day: string) => (shop.clock.now = new Date(day)),
  };
}

describe('the shopper’s store', () => {
  it('shows a parcel with what is in it, its measures and what its stay costs', async () => {
    const at = await startStore();
    const seen = { number: 'SF1234567890123', photo: '/scale.webp' };
    const id = await at.store({ goodsKinds: ['BATTERY_BUILT_IN'], note: 'for Ada' }, seen);
    const parcel = await at.only();
    expect(parcel).toMatchObject({
      id,
      status: 'STOCKED_IN',
      source: 'PURCHASE',
      warehouse: { id: 'gz', name: 'Guangzhou', region: 'CHINA' },
      ...{ grams: 800, lengthMm: 300, widthMm: 200, heightMm: 100 },
      // two of three lines divide by 8000
      volume: { grams: 750, divisor: 8000 },
      goodsKinds: ['BATTERY_BUILT_IN'],
      note: 'for Ada',
      numbers: [{ number: 'SF1234567890123', kind: 'MASTER', carrier: 'SF' }],
      photos: [{ kind: 'SCALE', image: '/scale.webp', takenAt: '2026-11-21T08:00:00.000Z' }],
      items: [{ title: 'Kettle', quantity: 1, unitPrice: { amount: 5600, currency: 'CNY' }, order: null }],
      value: { cny: { amount: 5600 } },
      stockedInAt: '2026-11-21T08:00:00.000Z',
      refusal: null,
      transitOrderId: null,
    });
    expect(parcel?.storage).toMatchObject({
      ...{ since: '2026-11-21', freeUntil: '2027-02-19', daysLeft: 90, days: 0, isPaused: false },
      dayFee: { cny: { amount: 200 } },
      fee: { cny: { amount: 0 } },
    });
  });

  it.each([
    ['2027-02-19T15:59:59Z', 0, 0],
    // midnight in Guangzhou
    ['2027-02-19T16:00:00Z', -1, 200],
    ['2027-03-05T08:00:00Z', -14, 2800],
    ['2027-03-06T08:00:00Z', -15, 3000],
    ['2027-03-21T08:00:00Z', -30, 3000],
  ])(
    'counts days by the warehouse’s calendar and asks for those that are not free, to a maximum (V69): %s',
    async (day, daysLeft, fee) => {
      const at = await startStore(day);
      await at.store();
      expect((await at.only())?.storage).toMatchObject({ daysLeft, fee: { cny: { amount: fee } } });
    },
  );

  it('lets storage stand still while a transit order has it (V71)', async () => {
    const at = await startStore('2027-02-14T08:00:00Z');
    const id = await at.store();
    const hold = () => ({ transitOrderId: 't1', actor: CLERK, at: at.shop.clock.now });
    await shopTx(at.tenantId, (tx) => lockParcels(tx, at, [id], hold()));
    at.on('2027-02-26T08:00:00Z');
    expect(await at.only()).toMatchObject({
      refusal: 'TAKEN',
      transitOrderId: 't1',
      storage: { isPaused: true, days: 85, daysLeft: 5, freeUntil: '2027-03-03', fee: { cny: { amount: 0 } } },
    });
    await shopTx(at.tenantId, (tx) => releaseParcels(tx, at.tenantId, hold()));
    expect((await at.only())?.storage).toMatchObject({
      isPaused: false,
      days: 85,
      daysLeft: 5,
      freeUntil: '2027-03-03',
    });
    at.on('2027-03-11T08:00:00Z');
    expect(await at.only()).toMatchObject({
      refusal: null,
      storage: { days: 98, daysLeft: -8, fee: { cny: { amount: 1600 } } },
    });
  });

  it('shows what ends being free soonest first, what is on the bench last, and nothing that has gone', async () => {
    const at = await startStore();
    const bench = await at.store({
      status: 'RECEIVED',
      grams: null,
      lengthMm: null,
      stockedInAt: null,
      freeUntil: null,
    });
    const late = await at.store({ freeUntil: '2027-03-01' });
    const soon = await at.store({ freeUntil: '2026-12-01' });
    await at.store({ status: 'FORECAST' });
    await at.store({ status: 'DISPOSED' });
    const { items, total } = (await at.list()).data;
    expect(items.map(({ id }) => id)).toEqual([soon, late, bench]);
    expect(total).toBe(3);
    expect(items[2]).toMatchObject({ grams: null, volume: null, storage: null, refusal: 'NOT_INSPECTED' });
  });

  it('is asked by warehouse, by where it came from and by what ends soon', async () => {
    const at = await startStore();
    const [gz, yw] = [
      await at.store({ freeUntil: '2026-11-25' }),
      await at.store({ warehouseId: 'yw', source: 'FORECAST' }),
    ];
    const found = async (query: object) => (await at.list(query)).data.items.map(({ id }) => id);
    expect(await found({ warehouseId: 'yw' })).toEqual([yw]);
    expect(await found({ source: 'PURCHASE' })).toEqual([gz]);
    expect(await found({ expiringDays: 4 })).toEqual([gz]);
    expect(await found({ expiringDays: 3 })).toEqual([]);
  });

  it('tells the count with a page of one, then all of up to a thousand at once (API-3)', async () => {
    const at = await startStore();
    for (let count = 0; count < 3; count += 1) await at.store();
    const { total, items } = (await at.list({ pageSize: 1 })).data;
    expect([total, items.length]).toEqual([3, 1]);
    expect((await at.list({ pageSize: 1000 })).data.items).toHaveLength(3);
    expect((await at.list({ pageNo: 3, pageSize: 1 })).data.items).toHaveLength(1);
    expect((await at.list({ pageSize: 1001 })).status).toBe(422);
  });

  it('is nobody else’s', async () => {
    const at = await startStore();
    await at.store();
    const other = await signUp(at.shop);
    expect((await at.list({}, other.token)).data).toMatchObject({ items: [], total: 0 });
  });
});
