import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import { refundEndpoints } from '../../../src/contract/refund.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { playStaff } from '../../../src/demo/played-staff/played-staff';
import type { PlayedDesk } from '../../../src/demo/played-staff/played-work.repo';
import { systemTx } from '../../../src/server/db/database';
import { parcel, parcelEvent } from '../../../src/server/db/schema/parcel';
import { purchaseOrder } from '../../../src/server/db/schema/shopping';
import { audit } from '../../../src/server/db/schema/staff';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { startOrdering } from '../../server/modules/purchase/ordering';
import { PAY_PASSWORD } from '../../support/money';
import type { Shop } from '../../support/shop';
import { mailsTo, signUp } from '../../support/shopper';

const STEP_MS = 60_000;

const shopperCall = (shop: Shop, token: string) => ({
  ask: (body: { orderItemId: string; reason: string; qty: number }) =>
    shop.call(refundEndpoints.ask, { body }, { token }),
  refunds: async () => (await shop.call(refundEndpoints.list, {}, { token })).data.items,
});

async function startPlaying() {
  const at = await startOrdering();
  const { shop, token, owner } = at;
  await at.fund(90_000);
  const stored = (by = token) =>
    shop.call(warehouseEndpoints.listStockIn, { query: { pageSize: 1000 } }, { token: by });
  return {
    ...at,
    stored,
    /** A step's time goes by, and what is due is done. */
    step: (chances: { dearerOneIn?: number; byHand?: PlayedDesk[] } = {}) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + STEP_MS);
      return playStaff([{ tenantId: owner.tenantId, stepMs: STEP_MS, ...chances }], shop.clock.now);
    },
    paid: async () => {
      const order = await at.order();
      expect((await at.pay(order.id)).status).toBe(200);
      return order.id;
    },
    status: async (id: string) => (await at.get(id)).data.status,
    notices: async () =>
      (await shop.call(accountEndpoints.listNotifications, {}, { token })).data.items.map(({ title }) => title),
  };
}

describe('the courier of a demo’s seller', () => {
  it('says minutes after a parcel is announced that it is signed for, before it is opened', async () => {
    const at = await startPlaying();
    const { shop, token, owner } = at;
    const own = (await shop.call(warehouseEndpoints.saveUserWarehouse, { body: { tenantWarehouseId: 'gz' } }, { token })).data; // prettier-ignore
    const body = { userWarehouseId: own.id, trackingNos: ['SF7712345678901'] };
    await shop.call(warehouseEndpoints.fileForecasts, { body }, { token });
    const begin = shop.clock.now.getTime();
    const seen = [];
    for (const part of [0.2, 0.25, 0.5, 0.75, 0.9]) {
      shop.clock.now = new Date(begin + part * STEP_MS);
      const done = await playStaff([{ tenantId: owner.tenantId, stepMs: STEP_MS }], shop.clock.now);
      const [forecast] = (await shop.call(warehouseEndpoints.listForecasts, { query: {} }, { token })).data.items;
      seen.push([done, forecast?.courier?.state, forecast?.status]);
    }
    expect(seen).toEqual([
      [0, undefined, 'FORECAST'],
      [1, 'PICKED_UP', 'FORECAST'],
      [0, 'PICKED_UP', 'FORECAST'],
      [1, 'DELIVERED', 'FORECAST'],
      [0, 'DELIVERED', 'FORECAST'],
    ]);
  });
});

describe('the staff of a demo shop', () => {
  it('take a paid order step by step into store, with weight, size, pictures and a place', async () => {
    const at = await startPlaying();
    const id = await at.paid();
    const seen = [await at.status(id)];
    for (let count = 0; count < 6; count += 1) {
      await at.step();
      seen.push(await at.status(id));
    }
    expect(seen).toEqual([
      ...['PAID', 'PURCHASING', 'PURCHASED', 'SELLER_SHIPPED', 'PARTIALLY_ARRIVED', 'PARTIALLY_ARRIVED', 'STOCKED_IN'],
    ]);
    const { items } = (await at.stored()).data;
    const { data: order } = await at.get(id);
    expect(items).toMatchObject([
      {
        status: 'STOCKED_IN',
        source: 'PURCHASE',
        refusal: null,
        storage: { daysLeft: 90 },
        numbers: [{ kind: 'MASTER', carrier: 'SF' }],
        items: [{ title: order.items[0]?.title, order: { orderId: id, orderNo: order.orderNo, status: 'QC_PASSED' } }],
      },
    ]);
    expect(order.courierEvents.map(({ status }) => status)).toEqual(['PICKED_UP', 'DELIVERED']);
    const [received] = order.parcelEvents;
    expect(order.courierEvents.every(({ at: when }) => when < (received?.at ?? ''))).toBe(true);
    expect(items[0]?.grams).toBeGreaterThan(200);
    expect(Math.min(items[0]?.lengthMm ?? 0, items[0]?.widthMm ?? 0, items[0]?.heightMm ?? 0)).toBeGreaterThan(50);
    expect(items[0]?.photos.length).toBeGreaterThan(0);
    expect(await at.step()).toBe(0);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('leave a desk to whoever works it by hand, and go on with the rest', async () => {
    const at = await startPlaying();
    const id = await at.paid();
    for (let count = 0; count < 5; count += 1) await at.step({ byHand: ['bench'] });
    expect(await at.status(id)).toBe('SELLER_SHIPPED');
    expect(await at.step({ byHand: ['bench'] })).toBe(0);
    for (let count = 0; count < 3; count += 1) await at.step({ byHand: ['buying'] });
    expect(await at.status(id)).toBe('STOCKED_IN');
    const other = await at.paid();
    await at.step({ byHand: ['buying'] });
    expect(await at.status(other)).toBe('PAID');
  });

  it('leave alone what somebody is about to buy, until their time on it is over', async () => {
    const at = await startPlaying();
    const id = await at.paid();
    await at.step();
    expect(await at.status(id)).toBe('PURCHASING');
    const { now } = at.shop.clock;
    const claim = { claimedBy: 'mei', claimedAt: now, claimedUntil: new Date(now.getTime() + 2.5 * STEP_MS) };
    await systemTx((tx) => tx.update(purchaseOrder).set(claim).where(eq(purchaseOrder.id, id)));
    expect([await at.step(), await at.step()]).toEqual([0, 0]);
    expect(await at.status(id)).toBe('PURCHASING');
    await at.step();
    expect(await at.status(id)).toBe('PURCHASED');
  });

  it('give back what is asked for of what nobody has bought, and refuse it of what somebody has', async () => {
    const at = await startPlaying();
    const ask = async (id: string) => {
      const orderItemId = (await at.get(id)).data.items[0]?.id ?? '';
      const body = { orderItemId, reason: 'I do not want it', qty: 1 };
      return shopperCall(at.shop, at.token).ask(body);
    };
    const { refunds } = shopperCall(at.shop, at.token);
    const bought = await at.paid();
    await at.step();
    await at.step();
    const wanted = await at.paid();
    await ask(bought);
    await ask(wanted);
    expect((await refunds()).map(({ status }) => status)).toEqual(['REQUESTED', 'REQUESTED']);
    await at.step();
    const answered = Object.fromEntries((await refunds()).map((refund) => [refund.orderId, refund]));
    expect(answered[bought]).toMatchObject({ status: 'REJECTED', note: expect.stringContaining('not refunded') });
    expect(answered[wanted]).toMatchObject({ status: 'REFUNDED', destination: 'BALANCE', note: '' });
    expect(await at.status(wanted)).toBe('CLOSED');
    await at.step();
    expect((await refunds()).map(({ status }) => status).toSorted()).toEqual(['REFUNDED', 'REJECTED']);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('ask about what became dearer, buy it once the rest is paid, and ask no more', async () => {
    const at = await startPlaying();
    const id = await at.paid();
    for (let count = 0; count < 3; count += 1) await at.step({ dearerOneIn: 1 });
    const { status, items, topUp } = (await at.get(id)).data;
    expect({ status, item: items[0]?.status }).toEqual({ status: 'PURCHASING', item: 'DEARER' });
    const rise = (items[0]?.dearer?.unitPrice.cny.amount ?? 0) / (items[0]?.unitPrice.cny.amount ?? 1);
    expect(rise).toBeGreaterThanOrEqual(1.1);
    expect(rise).toBeLessThan(1.4);
    const paying = { params: { id: topUp?.id ?? '' }, body: { payPassword: PAY_PASSWORD } };
    expect((await at.shop.call(paymentEndpoints.pay, paying, { token: at.token })).status).toBe(200);
    await at.step({ dearerOneIn: 1 });
    expect(await at.status(id)).toBe('PURCHASED');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('tell the shopper of each move once, and write each down under their own name', async () => {
    const at = await startPlaying();
    const id = await at.paid();
    for (let count = 0; count < 8; count += 1) await at.step();
    expect((await at.notices()).toSorted()).toEqual(
      ['Order paid', 'Order bought', 'Seller has shipped', 'In our warehouse'].toSorted(),
    );
    const mails = (await mailsTo(at.shop, at.email)).filter(({ body }) => body.includes(`/my/purchase/${id}`));
    expect(mails).toHaveLength(5);
    const deeds = await systemTx((tx) => tx.select().from(audit).where(eq(audit.tenantId, at.owner.tenantId)));
    expect(deeds.map(({ action, after }) => [action, (after as { by: string }).by]).toSorted()).toEqual(
      [
        'purchase.claim',
        'purchase.place',
        'purchase.place',
        'warehouse.inspect',
        'warehouse.receive',
        'warehouse.shelve',
      ].map((action) => [action, 'played staff']),
    );
    const events = await systemTx((tx) =>
      tx.select().from(parcelEvent).where(eq(parcelEvent.tenantId, at.owner.tenantId)),
    );
    expect(events.map(({ status, actorKind }) => [status, actorKind]).toSorted()).toEqual(
      ['FORECAST', 'INSPECTED', 'RECEIVED', 'STOCKED_IN'].map((status) => [status, 'PLAYED']),
    );
  });

  it('take their time, and leave other shops and closed orders alone', async () => {
    const at = await startPlaying();
    const [open, closed] = [await at.paid(), await at.paid()];
    await at.close(closed);
    const [shop] = [{ tenantId: at.owner.tenantId, stepMs: STEP_MS }];
    expect(await playStaff([shop], new Date(at.shop.clock.now.getTime() + STEP_MS - 1))).toBe(0);
    expect(await playStaff([], new Date(at.shop.clock.now.getTime() + STEP_MS))).toBe(0);
    expect(await playStaff([{ ...shop, tenantId: 'other' }], new Date(at.shop.clock.now.getTime() + STEP_MS))).toBe(0);
    expect(await at.step()).toBe(1);
    expect(await at.status(open)).toBe('PURCHASING');
    expect((await at.get(open)).data.canClose).toBe(true);
    await at.step();
    expect((await at.close(open)).status).toBe(409);
    expect(await at.status(closed)).toBe('CLOSED');
  });

  it('receive what shoppers have announced, but not what two of them wait for', async () => {
    const at = await startPlaying();
    const rival = await signUp(at.shop);
    const file = async (token: string, trackingNos: string[]) => {
      const place = { body: { tenantWarehouseId: 'gz' } };
      const { data } = await at.shop.call(warehouseEndpoints.saveUserWarehouse, place, { token });
      const body = { userWarehouseId: data.id, trackingNos };
      await at.shop.call(warehouseEndpoints.fileForecasts, { body }, { token });
    };
    await file(at.token, ['SF1234567890123', 'YT1234567890123']);
    await file(rival.token, ['YT1234567890123']);
    for (let count = 0; count < 5; count += 1) await at.step();
    expect((await at.stored()).data.items).toMatchObject([
      { status: 'STOCKED_IN', source: 'FORECAST', numbers: [{ number: 'SF1234567890123' }] },
    ]);
    expect(await at.notices()).toEqual(['Parcel in store']);
    expect((await at.stored(rival.token)).data.total).toBe(0);
    const unclaimed = await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.status, 'UNCLAIMED')));
    expect(unclaimed.filter(({ tenantId }) => tenantId === at.owner.tenantId)).toMatchObject([{ shopperId: null }]);
  });
});
