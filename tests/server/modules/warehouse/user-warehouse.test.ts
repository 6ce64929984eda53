import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readWarehouseCode } from '../../../../src/contract/warehouse-code';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { userWarehouse } from '../../../../src/server/db/schema/warehouse';
import { warehouseRepo } from '../../../../src/server/modules/tenant/warehouse.repo';
import { publishOffers, warehouseOf } from '../../../support/shop-offers';
import { storeParcel } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const YIWU = warehouseOf({ code: 'yw', name: { en: 'Yiwu', vi: 'Nghĩa Ô' }, hours: { en: '9–18' } });

async function startEnrolling() {
  const shop = await startShop({ offers: { warehouses: [warehouseOf(), YIWU] } });
  const { token, shopperId } = await signUp(shop);
  const as = { token };
  return {
    shop,
    token,
    shopperId,
    list: async (locale?: string) =>
      (await shop.call(warehouseEndpoints.listUserWarehouses, {}, { token, locale })).data,
    save: (body: object, by = as) =>
      shop.call(warehouseEndpoints.saveUserWarehouse, { body: { tenantWarehouseId: 'gz', ...body } }, by),
    remove: (id: string, by = as) => shop.call(warehouseEndpoints.removeUserWarehouse, { params: { id } }, by),
  };
}

describe('addresses in the warehouses', () => {
  it('are none until the shopper asks for one, which has a code of its own and the words of the shop', async () => {
    const at = await startEnrolling();
    expect(await at.list()).toEqual([]);
    const { data } = await at.save({ tenantWarehouseId: 'yw', note: ' for shoes ' });
    expect(data).toMatchObject({ tenantWarehouseId: 'yw', name: 'Yiwu', receiver: 'TEST', note: 'for shoes' });
    expect(data).toMatchObject({ isDefault: true, isOpen: true, freeDays: 90, openHours: '9–18' });
    expect(readWarehouseCode(data.code)).toBe(data.code);
    expect(await at.list()).toEqual([data]);
  });

  it.each([
    ['2027-02-11T15:59:00Z', '2027-02-12'],
    ['2027-02-11T16:01:00Z', '2027-02-13'],
  ])('tell of days to come by the wall of their warehouse: at %s from %s on', async (now, from) => {
    const at = await startEnrolling();
    const days = ['2027-02-11', '2027-02-12', '2027-02-13'].map((day) => ({ day, kind: 'OFF' as const, note: '' }));
    await systemTx((tx) => warehouseRepo(tx, { tenantId: at.shop.tenant.id }).setDays('gz', '2027', days));
    at.shop.clock.now = new Date(now);
    const { token } = await signUp(at.shop);
    expect((await at.save({}, { token })).data.holidays).toEqual([{ from, to: '2027-02-13' }]);
  });

  it('keep the code, whatever is changed, hidden and asked for again', async () => {
    const at = await startEnrolling();
    const { data: first } = await at.save({});
    const { data: changed } = await at.save({ note: 'mine' });
    expect(changed).toMatchObject({ id: first.id, code: first.code, note: 'mine' });
    expect((await at.remove(first.id)).status).toBe(200);
    expect(await at.list()).toEqual([]);
    expect((await at.remove(first.id)).status).toBe(404);
    expect((await at.save({})).data).toMatchObject({ id: first.id, code: first.code, note: 'mine' });
  });

  it('have one default, which goes to another with its address', async () => {
    const at = await startEnrolling();
    const { data: gz } = await at.save({});
    const { data: yw } = await at.save({ tenantWarehouseId: 'yw', isDefault: false });
    expect(yw.isDefault).toBe(false);
    const defaults = async () => (await at.list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([gz.id]);
    await at.save({ tenantWarehouseId: 'yw', isDefault: true });
    expect(await defaults()).toEqual([yw.id]);
    // the mark is replaced, never taken off
    await at.save({ tenantWarehouseId: 'yw', isDefault: false });
    expect(await defaults()).toEqual([yw.id]);
    await at.remove(yw.id);
    expect(await defaults()).toEqual([gz.id]);
  });

  it('stay while goods lie there or are waited for', async () => {
    const at = await startEnrolling();
    const { data } = await at.save({});
    await at.save({ tenantWarehouseId: 'yw' });
    await storeParcel(at.shop, at.shopperId, { status: 'FORECAST' });
    expect((await at.remove(data.id)).status).toBe(409);
    const yiwu = (await at.list()).find(({ tenantWarehouseId }) => tenantWarehouseId === 'yw');
    expect((await at.remove(yiwu?.id ?? '')).status).toBe(200);
  });

  it('are another’s: neither seen nor removed', async () => {
    const at = await startEnrolling();
    const { data } = await at.save({});
    const other = await signUp(at.shop);
    expect((await at.remove(data.id, { token: other.token })).status).toBe(404);
    const { data: theirs } = await at.save({}, { token: other.token });
    expect(theirs.code).not.toBe(data.code);
    expect(await at.list()).toEqual([data]);
  });

  it('are of warehouses that are there and open', async () => {
    const at = await startEnrolling();
    expect((await at.save({ tenantWarehouseId: 'mars' })).status).toBe(404);
    await at.save({});
    const closed = [warehouseOf({ isOpen: false }), { ...YIWU, isOpen: false }];
    await publishOffers(at.shop.tenant.id, { warehouses: closed }, at.shop.clock.now);
    expect((await at.save({ tenantWarehouseId: 'yw' })).status).toBe(409);
    // who is there already still reads where their goods lie
    expect((await at.save({ note: 'old' })).data).toMatchObject({ isOpen: false, note: 'old' });
  });

  it('are one a shopper and warehouse, however many ask at once', async () => {
    const at = await startEnrolling();
    const answers = await Promise.all([at.save({}), at.save({}), at.save({ tenantWarehouseId: 'yw' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await systemTx((tx) =>
      tx.select().from(userWarehouse).where(eq(userWarehouse.shopperId, at.shopperId)),
    );
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('are given where the shop offers them', async () => {
    const { tenant } = await startShop();
    const shop = await startShop({ preference: { ...tenant.preference, showUserWarehouse: false } });
    const { token } = await signUp(shop);
    const body = { tenantWarehouseId: 'gz' };
    expect((await shop.call(warehouseEndpoints.saveUserWarehouse, { body }, { token })).status).toBe(409);
  });
});
