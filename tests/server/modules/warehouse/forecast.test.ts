import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { parcel, parcelEvent } from '../../../../src/server/db/schema/parcel';
import { expireForecasts } from '../../../../src/server/modules/warehouse/expire-forecasts.service';
import { startShop, type Shop } from '../../../support/shop';
import { mailsTo, signUp } from '../../../support/shopper';

const SF = 'SF1234567890123';
const YT = 'YT1234567890123';
const MUG = { title: 'Mug', quantity: 2, unitFen: 900, options: 'Blue', productUrl: '', category: '' };

async function startFiling(given?: Shop) {
  const shop = given ?? (await startShop());
  const { token, shopperId, email } = await signUp(shop);
  const as = { token };
  const place = { body: { tenantWarehouseId: 'gz' } };
  const { data: address } = await shop.call(warehouseEndpoints.saveUserWarehouse, place, as);
  const call = shop.call;
  return {
    shop,
    token,
    shopperId,
    email,
    address,
    file: (trackingNos: string[], said: object = {}) =>
      call(warehouseEndpoints.fileForecasts, { body: { userWarehouseId: address.id, trackingNos, ...said } }, as),
    list: async () => (await call(warehouseEndpoints.listForecasts, {}, as)).data,
    read: (id: string) => call(warehouseEndpoints.getForecast, { params: { id } }, as),
    change: (id: string, said: object) =>
      call(warehouseEndpoints.changeForecast, { params: { id }, body: { version: 1, ...said } }, as),
    withdraw: (id: string) => call(warehouseEndpoints.withdrawForecast, { params: { id } }, as),
    later: (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000),
  };
}
const arrive = (parcelId: string) =>
  systemTx((tx) => tx.update(parcel).set({ status: 'RECEIVED' }).where(eq(parcel.id, parcelId)));

describe('announced parcels', () => {
  it('are one for each number that was pasted, in one form, with all that was said', async () => {
    const at = await startFiling();
    const said = { items: [MUG], goodsKinds: ['FRAGILE', 'FRAGILE'], remark: ' careful ' };
    const { data } = await at.file(['sf 1234567890123', YT, ` ${SF} `], said);
    expect(data.map(({ trackingNo }) => trackingNo).toSorted()).toEqual([SF, YT]);
    const sf = data.find(({ trackingNo }) => trackingNo === SF);
    expect(sf).toMatchObject({
      ...{ version: 1, status: 'FORECAST', isDisputed: false, canEdit: true, remark: 'careful', arrivedAt: null },
      numbers: [{ number: SF, kind: 'MASTER', carrier: 'SF' }],
      warehouse: { id: 'gz', name: 'Guangzhou' },
      items: [{ title: 'Mug', quantity: 2, unitPrice: { amount: 900, currency: 'CNY' }, options: 'Blue' }],
      goodsKinds: ['FRAGILE'],
      expiresAt: at.later(60).toISOString(),
    });
    expect((await at.list()).total).toBe(2);
    expect((await at.read(sf?.id ?? '')).data).toEqual(sf);
  });

  it('say of nothing that it is worth nothing: customs are told what was said', async () => {
    const at = await startFiling();
    const { problem } = await at.file([SF], { items: [{ ...MUG, unitFen: 0 }] });
    expect(problem.errors).toEqual([{ path: 'items.0.unitFen', code: 'too_small' }]);
    expect((await at.list()).total).toBe(0);
  });

  it('lead nowhere but into the web with a link of what is in them', async () => {
    const at = await startFiling();
    const { problem } = await at.file([SF], { items: [{ ...MUG, productUrl: 'javascript:alert(1)' }] });
    expect(problem.errors).toMatchObject([{ path: 'items.0.productUrl' }]);
    expect((await at.file([SF], { items: [{ ...MUG, productUrl: 'https://shop.example/杯子?id=1' }] })).status).toBe(
      200,
    );
  });

  it('are twenty in one form, and no more', async () => {
    const at = await startFiling();
    const numbers = Array.from({ length: 21 }, (_, n) => `SF12345678901${String(n + 10)}`);
    const { problem } = await at.file(numbers);
    expect(problem).toMatchObject({ status: 422, errors: [{ path: 'trackingNos' }] });
    expect((await at.list()).total).toBe(0);
    expect((await at.file([])).problem).toMatchObject({ status: 422, errors: [{ path: 'trackingNos' }] });
    expect((await at.file(numbers.slice(1))).data).toHaveLength(20);
    expect((await at.list()).total).toBe(20);
  });

  it('are changed where a number is filed again, until they have arrived', async () => {
    const at = await startFiling();
    const [first] = (await at.file([SF], { remark: 'one' })).data;
    const [again] = (await at.file([SF], { remark: 'two', items: [MUG] })).data;
    expect(again).toMatchObject({ id: first?.id, version: 2, remark: 'two', items: [{ title: 'Mug' }] });
    expect((await at.list()).total).toBe(1);
    await arrive(first?.parcelId ?? '');
    expect((await at.file([YT, SF])).problem).toMatchObject({
      status: 422,
      errors: [{ path: 'trackingNos.1', code: 'arrived' }],
    });
    expect(await at.list()).toMatchObject({ total: 1, items: [{ status: 'RECEIVED', canEdit: false }] });
  });

  it('are changed by who read them as they are, with the numbers of their pieces', async () => {
    const at = await startFiling();
    const [one] = (await at.file([SF], { items: [MUG, MUG] })).data;
    const id = one?.id ?? '';
    const { data } = await at.change(id, { childNos: [YT, SF], remark: 'three boxes' });
    expect(data).toMatchObject({ version: 2, remark: 'three boxes', items: [] });
    expect(data.numbers.map(({ number, kind }) => [number, kind])).toEqual([
      [SF, 'MASTER'],
      [YT, 'CHILD'],
    ]);
    expect((await at.change(id, { remark: 'stale' })).status).toBe(409);
    await arrive(one?.parcelId ?? '');
    expect((await at.change(id, { version: 2 })).status).toBe(409);
    expect((await at.withdraw(id)).status).toBe(409);
  });

  it('are taken back, and filed anew', async () => {
    const at = await startFiling();
    const [one] = (await at.file([SF])).data;
    expect((await at.withdraw(one?.id ?? '')).status).toBe(200);
    expect((await at.withdraw(one?.id ?? '')).status).toBe(404);
    expect((await at.list()).total).toBe(0);
    const [next] = (await at.file([SF])).data;
    expect(next?.parcelId).not.toBe(one?.parcelId);
  });

  it.each([
    [['SF1'], 'trackingNos.0'],
    [[SF, 'hello there'], 'trackingNos.1'],
  ])('need numbers: %s', async (numbers, path) => {
    const at = await startFiling();
    expect((await at.file(numbers)).problem).toMatchObject({
      status: 422,
      errors: [{ path, code: 'tracking_number' }],
    });
    expect((await at.list()).total).toBe(0);
  });

  it('of which somebody else waits too go to a person, and name nobody', async () => {
    const at = await startFiling();
    const rival = await startFiling(at.shop);
    await at.file([SF]);
    const { data } = await rival.file([SF, YT]);
    expect(data.map(({ trackingNo, isDisputed }) => [trackingNo, isDisputed])).toEqual(
      expect.arrayContaining([
        [SF, true],
        [YT, false],
      ]),
    );
    expect(JSON.stringify(data)).not.toContain(at.shopperId);
    expect((await at.list()).items).toMatchObject([{ isDisputed: true }]);
  });

  it('go to an address of the shopper’s own', async () => {
    const at = await startFiling();
    const other = await startFiling(at.shop);
    expect((await at.file([SF], { userWarehouseId: other.address.id })).status).toBe(404);
    const [one] = (await other.file([SF])).data;
    expect((await at.read(one?.id ?? '')).status).toBe(404);
  });

  it('are waited for sixty days, then end with one notice and one mail', async () => {
    const at = await startFiling();
    const [one] = (await at.file([SF])).data;
    const almost = new Date(at.later(60).getTime() - 1);
    await expireForecasts(almost);
    expect((await at.read(one?.id ?? '')).status).toBe(200);
    await expireForecasts(at.later(60));
    await expireForecasts(at.later(61));
    expect((await at.list()).total).toBe(0);
    const notes = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    expect(notes).toMatchObject([{ title: 'Parcel has not come', link: '/my/warehouses' }]);
    const mails = await mailsTo(at.shop, at.email);
    expect(mails.filter(({ body }) => body.includes(SF))).toHaveLength(1);
    const events = await systemTx((tx) =>
      tx
        .select()
        .from(parcelEvent)
        .where(eq(parcelEvent.parcelId, one?.parcelId ?? '')),
    );
    expect(events.map(({ status, actorKind }) => [status, actorKind]).toSorted()).toEqual([
      ['EXPIRED', 'CLOCK'],
      ['FORECAST', 'SHOPPER'],
    ]);
  });
});
