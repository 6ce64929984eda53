import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { parcelItem } from '../../../../src/server/db/schema/parcel';
import { parcelRepo } from '../../../../src/server/modules/warehouse/parcel.repo';
import { startShop } from '../../../support/shop';
import { lineOf, publishOffers, termsOf } from '../../../support/shop-offers';
import { startShipping, type Shipping } from './shipping';

const parcelAt = ({ owner }: Shipping, id: string) => shopTx(owner.tenantId, (tx) => parcelRepo(tx, owner).find(id));

describe('a transit order', () => {
  it('takes its parcels at the price that was shown, and declares what they have cost', async () => {
    const at = await startShipping();
    const ids = [await at.store(), await at.store()];
    const { data: told } = await at.estimate(ids);
    const { data: order } = await at.create(ids, { quoteId: told.quoteId, remark: 'With care' });
    const sum = told.quotes[0]?.receipt.total;
    expect(order).toMatchObject({ status: 'SUBMITTED', mode: 'PACK_FIRST', isEstimated: true, payment: null, total: sum });
    expect(order.parcels.map(({ title, pieces }) => [title, pieces])).toEqual([['Kettle', 1], ['Kettle', 1]]);
    expect(order.actions).toEqual([{ name: 'CLOSE', effect: 'PARCELS_FREE', fee: null, until: null }]);
    expect(await parcelAt(at, ids[0] ?? '')).toMatchObject({ status: 'LOCKED', transitOrderId: order.id });
    const { data: detail } = await at.get(order.id);
    expect(detail.estimate).toEqual(told.quotes[0]?.receipt);
    expect(detail).toMatchObject({ remark: 'With care', warehouseName: 'Guangzhou', address: { street: '1 Pier' }, invoice: null });
    // 5600 fen at 0.14, without the shop's margin
    expect(detail.declaration[0]).toMatchObject({ title: 'Kettle', nameEn: 'Kettle', quantity: 1, unitValue: { amount: 784 } });
    expect(detail.timeline).toEqual([{ status: 'SUBMITTED', at: at.shop.clock.now.toISOString(), by: 'SHOPPER', note: null }]);
  });

  it('is made once of one key, and a parcel is in one order', async () => {
    const at = await startShipping();
    const ids = [await at.store()];
    const key = { 'idempotency-key': randomUUID() };
    const answers = [await at.create(ids, {}, key), await at.create(ids, {}, key)];
    expect(answers[0]?.data.id).toBe(answers[1]?.data.id);
    const free = await at.store();
    const { problem } = await at.create([...ids, free]);
    expect(problem).toMatchObject({ status: 409, code: 'PARCEL_NOT_FREE', data: { parcelIds: ids } });
    expect(await parcelAt(at, free)).toMatchObject({ status: 'STOCKED_IN' });
  });

  it('is refused by a line that does not take it, with what would help', async () => {
    const heavy = lineOf('air', { weight: { divisor: 6000, maxCountedGrams: 1000 } });
    const at = await startShipping(await startShop({ offers: { lines: [heavy] } }));
    const id = await at.store({ grams: 5000 });
    const { problem } = await at.create([id]);
    expect(problem).toMatchObject({ status: 409, code: 'LINE_REFUSED' });
    expect(problem.data).toMatchObject({ refusals: [{ code: 'counted-too-heavy', limit: 1000 }] });
    expect(await parcelAt(at, id)).toMatchObject({ status: 'STOCKED_IN', transitOrderId: null });
  });

  it('waits for what the border asks of the receiver', async () => {
    const at = await startShipping(await startShop({ offers: { lines: [lineOf('air', { customsFields: ['PCCC'] })] } }));
    const { problem } = await at.create([await at.store()]);
    expect(problem).toMatchObject({ status: 409, code: 'CUSTOMS_DATA_MISSING', data: { fields: ['PCCC'] } });
  });

  it('is refused with the new estimate when the price has moved, and made at that', async () => {
    const at = await startShipping();
    const ids = [await at.store()];
    const { data: told } = await at.estimate(ids);
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000);
    const dearer = { ...lineOf(), versions: [{ validFrom: at.shop.clock.now.toISOString(), author: 'test', terms: termsOf({ minFee: 12_000 }) }] };
    await publishOffers(at.owner.tenantId, { lines: [dearer] }, at.shop.clock.now);
    const { problem } = await at.create(ids, { quoteId: told.quoteId });
    expect(problem).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    const fresh = problem.data as typeof told;
    expect(fresh.quotes[0]?.receipt.total).toEqual({ amount: 714 + 571 + 428, currency: 'USD' });
    expect((await at.create(ids, { quoteId: fresh.quoteId })).data.total.amount).toBe(1713);
  });

  it('holds an estimate for half an hour', async () => {
    const at = await startShipping();
    const ids = [await at.store()];
    const { quoteId } = (await at.estimate(ids)).data;
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 30 * 60_000);
    expect((await at.create(ids, { quoteId })).problem).toMatchObject({ status: 409, code: 'QUOTE_EXPIRED' });
    expect((await at.create(ids, { quoteId: 'of-nobody' })).status).toBe(404);
  });

  it.each([
    ['a line that is not offered', { transitOptionName: 'moon' }, 'transitOptionName'],
    ['a courier that the line has not', { localExpressCompanyName: 'Nobody' }, 'localExpressCompanyName'],
    ['a station that the line has not', { selfPickup: true, stationId: 'here' }, 'stationId'],
    ['a thing that is not in it', { declaration: [{ parcelItemId: 'other', nameEn: 'Mug' }] }, 'declaration.0.parcelItemId'],
    ['words that name nothing', { declaration: [{ parcelItemId: 'other', nameEn: 'Gift' }] }, 'declaration.0.nameEn'],
  ])('is refused with %s', async (_, change, path) => {
    const at = await startShipping();
    const { problem } = await at.create([await at.store()], change);
    expect(problem).toMatchObject({ status: 422, code: 'INVALID' });
    expect(problem.errors?.map((error) => error.path)).toContain(path);
  });

  it('goes on by the courier of its country that was chosen', async () => {
    const at = await startShipping(await startShop({ offers: { lines: [lineOf('air', { localExpressCompanies: ['Toll', 'Post'] })] } }));
    const ids = [await at.store()];
    expect((await at.estimate(ids)).data.quotes[0]?.localExpressCompanies).toEqual(['Toll', 'Post']);
    const { data: order } = await at.create(ids, { localExpressCompanyName: 'Toll' });
    expect((await at.get(order.id)).data).toMatchObject({ status: 'SUBMITTED', localExpressCompanyName: 'Toll' });
  });

  it('waits for words of what nobody can name by its title', async () => {
    const at = await startShipping();
    const id = await at.store();
    await shopTx(at.owner.tenantId, (tx) => tx.update(parcelItem).set({ title: '新款爆款' }).where(eq(parcelItem.parcelId, id)));
    const { problem } = await at.create([id]);
    expect(problem).toMatchObject({ code: 'INVALID', errors: [{ path: 'declaration', code: 'words_missing' }] });
    expect(await parcelAt(at, id)).toMatchObject({ status: 'STOCKED_IN', transitOrderId: null });
  });

  it('does not take a parcel of which nothing is said, and declares what its shopper says then', async () => {
    const at = await startShipping();
    const [own, bought] = [await at.store({ source: 'FORECAST' }), await at.store()];
    await shopTx(at.owner.tenantId, (tx) => tx.delete(parcelItem).where(eq(parcelItem.parcelId, own)));
    const errors = [{ path: `declaration.${own}`, code: 'contents_missing' }];
    expect((await at.create([own, bought])).problem).toMatchObject({ code: 'INVALID', errors });
    expect(await parcelAt(at, own)).toMatchObject({ status: 'STOCKED_IN', transitOrderId: null });
    const say = (id: string, items = [{ title: 'Steel kettle', quantity: 2, unitFen: 1500 }]) =>
      at.shop.call(warehouseEndpoints.sayContents, { params: { id }, body: { items } }, { token: at.token });
    expect((await say(own, [{ title: 'Gift', quantity: 1, unitFen: 1 }])).problem.errors).toEqual([{ path: 'items.0.title', code: 'too_vague' }]);
    expect((await say(own)).data).toMatchObject({ items: [{ title: 'Steel kettle', quantity: 2 }], value: { cny: { amount: 3000 } } });
    // what is known stays as it is known
    expect((await say(own)).problem.code).toBe('STATE_CONFLICT');
    expect((await say(bought)).problem.code).toBe('STATE_CONFLICT');
    const { data: order } = await at.create([own, bought]);
    const { declaration } = (await at.get(order.id)).data;
    expect(declaration.map(({ title, quantity }) => [title, quantity])).toEqual(expect.arrayContaining([['Steel kettle', 2], ['Kettle', 1]]));
  });

  it('is listed with counts, and found by its number and its receiver', async () => {
    const at = await startShipping();
    const [first, second] = [await at.order(), await at.order({ mode: 'PAY_FIRST' })];
    const { data } = await at.list();
    expect(data).toMatchObject({ total: 2, counts: { SUBMITTED: 1, PENDING_PAYMENT: 1 } });
    expect((await at.list({ status: 'PENDING_PAYMENT' })).data.items.map(({ id }) => id)).toEqual([second.id]);
    const prepared = (await at.list({ group: 'preparing' })).data;
    expect(prepared.items.map(({ id }) => id)).toEqual([first.id]);
    expect(prepared.total).toBe(1);
    expect((await at.list({ keyword: first.orderNo })).data.items.map(({ id }) => id)).toEqual([first.id]);
    expect((await at.list({ keyword: 'ada' })).data.total).toBe(2);
  });

  it('frees its parcels when it is closed, once', async () => {
    const at = await startShipping();
    const ids = [await at.store()];
    const { id } = (await at.create(ids)).data;
    expect((await at.close(id, { reason: 'Too slow' })).data).toMatchObject({ status: 'CLOSED', closeReason: 'BY_SHOPPER', actions: [] });
    expect(await parcelAt(at, ids[0] ?? '')).toMatchObject({ status: 'STOCKED_IN', transitOrderId: null });
    expect((await at.close(id)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.create(ids)).status).toBe(200);
  });
}); // prettier-ignore
