import { describe, expect, it } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { overviewEndpoints } from '../../../../src/contract/overview.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { manualOrder } from '../../../../src/server/db/schema/manual-order';
import { parcelItem } from '../../../../src/server/db/schema/parcel';
import { orderItem, purchaseOrder } from '../../../../src/server/db/schema/shopping';
import { transitOrder } from '../../../../src/server/db/schema/transit';
import { signUp } from '../../../support/shopper';
import { startOrdering } from '../purchase/ordering';
import { shippingOf, startShipping } from '../transit/shipping';

const DAY_MS = 86_400_000;
const soon = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

describe('the first page of an account', () => {
  it('has nothing for who is new, and nothing of anybody else', async () => {
    const { shop, order } = await startShipping();
    await order();
    const { token } = await signUp(shop);
    const { data } = await shop.call(overviewEndpoints.get, {}, { token });
    expect(data).toEqual({
      balance: { amount: 0, currency: 'USD' },
      ...{ totals: { waiting: 0, arriving: 0 } },
      ...{ waiting: [], shipping: [], coming: [], orders: {}, parcels: {}, shipments: {} },
      dueBesides: { orders: 0, shipments: 0 },
    });
  });

  it('says what is to be paid and decided, what is over first first', async () => {
    const { shop, token, owner, order } = await startOrdering();
    const shipping = await shippingOf(shop, { token, shopperId: owner.shopperId, email: '' });
    const { id, orderNo, total, payBefore } = await order();
    const ending = await shipping.store({ freeUntil: soon(shop.clock.now, 3) });
    await shipping.store({ freeUntil: soon(shop.clock.now, 30) });
    const inspected = await shipping.store({ status: 'INSPECTED' });
    const bad = await systemTx(async (tx) => {
      const [item] = await tx
        .update(orderItem)
        .set({ status: 'QC_FAILED', decideBefore: new Date(shop.clock.now.getTime() + 2 * DAY_MS) })
        .where(eq(orderItem.orderId, id))
        .returning();
      await tx.update(parcelItem).set({ orderItemId: item?.id }).where(eq(parcelItem.parcelId, inspected));
      const wished = {
        productUrl: 'https://shop.example/rug',
        title: 'Rug',
        options: '',
        unitPriceFen: 1,
        quantity: 1,
        remark: '',
      };
      const validUntil = new Date(shop.clock.now.getTime() + DAY_MS);
      await tx.insert(manualOrder).values({ ...wished, ...owner, id: 'rug', status: 'QUOTED', validUntil });
      return item?.id;
    });
    const { data } = await shop.call(overviewEndpoints.get, {}, { token });
    expect(data.waiting.map(({ kind, id: about, amount, until }) => ({ kind, about, amount, until }))).toEqual([
      {
        kind: 'PRICE_TO_ACCEPT',
        about: 'rug',
        amount: null,
        until: new Date(shop.clock.now.getTime() + DAY_MS).toISOString(),
      },
      {
        kind: 'DECISION_DUE',
        about: bad,
        amount: null,
        until: new Date(shop.clock.now.getTime() + 2 * DAY_MS).toISOString(),
      },
      { kind: 'ORDER_TO_PAY', about: id, amount: total.local, until: payBefore },
      { kind: 'STORAGE_ENDS', about: ending, amount: null, until: `${soon(shop.clock.now, 3)}T12:00:00.000Z` },
    ]);
    expect(data.waiting[2]?.no).toBe(orderNo);
    expect(data.orders).toEqual({ PENDING_PAYMENT: 1 });
    expect(data.parcels).toEqual({ STOCKED_IN: 2, INSPECTED: 1 });
  });

  it('says what comes: shipments with their promise, those to fetch, those with papers wanted, and orders', async () => {
    const { shop, token, order, store } = await startShipping();
    const [sent, fetched, held, kept, back, lost, over] = [await order(), await order(), await order(), await order(), await order(), await order(), await order()]; // prettier-ignore
    const outboundAt = shop.clock.now;
    const move = (id: string, change: Partial<typeof transitOrder.$inferInsert>) =>
      systemTx((tx) =>
        tx
          .update(transitOrder)
          .set({ invoice: {} as never, outboundAt, ...change })
          .where(eq(transitOrder.id, id)),
      );
    await move(sent.id, { status: 'SHIPPED' });
    await move(fetched.id, { status: 'READY_FOR_PICKUP' });
    const before = new Date(outboundAt.getTime() - DAY_MS);
    await move(held.id, { status: 'CUSTOMS', holds: ['PAPERS_WANTED'], outboundAt: before });
    const papers = { kind: 'SEIZED', note: '', at: outboundAt.toISOString(), papers: {} } as never;
    await move(kept.id, { status: 'SEIZED', trouble: papers });
    await move(back.id, { status: 'RETURNED' });
    const trouble = { kind: 'LOST', note: '', at: outboundAt.toISOString() } as const;
    await move(lost.id, { status: 'LOST', trouble, clockAt: outboundAt });
    await move(over.id, { status: 'LOST', trouble: { ...trouble, answer: 'CLAIM' } });
    await store();
    const { data } = await shop.call(overviewEndpoints.get, {}, { token });
    const { minDays, maxDays } = sent;
    const after = (days: number) => new Date(outboundAt.getTime() + days * DAY_MS).toISOString();
    expect(data.shipping.find(({ id }) => id === sent.id)).toEqual({
      ...{ id: sent.id, no: sent.orderNo, status: 'SHIPPED', title: 'Kettle', image: '' },
      promise: { from: after(minDays), to: after(maxDays), isLate: false },
    });
    // placed in one instant
    expect(Object.fromEntries(data.waiting.map(({ kind, id }) => [kind, id]))).toEqual({
      TO_FETCH: fetched.id,
      PAPERS_WANTED: held.id,
      CAME_BACK: back.id,
      LOST: lost.id,
    });
    expect(data.waiting.find(({ kind }) => kind === 'CAME_BACK')?.until).not.toBeNull();
    // what has arrived or came back does not arrive, nor what customs hold
    expect(data.shipping.map(({ id }) => id)).toEqual([sent.id]);
    expect(data.totals.arriving).toBe(1);
    expect(data.shipments).toEqual({ SHIPPED: 1, READY_FOR_PICKUP: 1, CUSTOMS: 1, SEIZED: 1, RETURNED: 1, LOST: 2 });
    expect(data.parcels).toEqual({ STOCKED_IN: 1, LOCKED: 7 });
  });

  it('counts as announced what its page lists as such, and neither bought goods nor what was taken back', async () => {
    const { shop, token, store } = await startShipping();
    await store({ status: 'FORECAST', source: 'PURCHASE', location: '', stockedInAt: null, freeUntil: null });
    const { data: address } = await shop.call(
      warehouseEndpoints.saveUserWarehouse,
      { body: { tenantWarehouseId: 'gz' } },
      { token },
    );
    const body = { userWarehouseId: address.id, trackingNos: ['SF1000000000011', 'SF1000000000012'] };
    const { data: filed } = await shop.call(warehouseEndpoints.fileForecasts, { body }, { token });
    const announced = async () => (await shop.call(overviewEndpoints.get, {}, { token })).data.parcels;
    expect(await announced()).toEqual({ FORECAST: 2 });
    await shop.call(warehouseEndpoints.withdrawForecast, { params: { id: filed[0]?.id ?? '' } }, { token });
    expect(await announced()).toEqual({ FORECAST: 1 });
  });

  it('names what asks for something beside however much is on its way, and says how much there is', async () => {
    const { shop, token, order } = await startShipping();
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push((await order()).id);
    const [newest = '', begun = '', late = ''] = ids.toReversed();
    const daysAgo = (days: number) => new Date(shop.clock.now.getTime() - days * DAY_MS);
    await systemTx(async (tx) => {
      const sent = { status: 'SHIPPED', invoice: {} as never } as const;
      await tx.update(transitOrder).set({ ...sent, outboundAt: daysAgo(1) }).where(inArray(transitOrder.id, ids)); // prettier-ignore
      await tx
        .update(transitOrder)
        .set({ outboundAt: daysAgo(8) })
        .where(eq(transitOrder.id, begun));
      await tx
        .update(transitOrder)
        .set({ outboundAt: daysAgo(20) })
        .where(eq(transitOrder.id, late));
      await tx.update(transitOrder).set({ status: 'READY_FOR_PICKUP' }).where(eq(transitOrder.id, newest));
    });
    const { data } = await shop.call(overviewEndpoints.get, {}, { token });
    expect(data.waiting).toMatchObject([{ kind: 'TO_FETCH', id: newest }]);
    expect(data.shipping).toHaveLength(8);
    expect(data.totals).toEqual({ waiting: 1, arriving: 9 });
    // its first day is over, its last is not; of the other both are
    expect(data.shipping.map(({ id }) => id).slice(0, 2)).toEqual([late, begun]);
    expect(data.shipping.map(({ promise }) => [promise?.from === null, promise?.isLate]).slice(0, 3)).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
  });

  it('reads an order as its page does: all that comes of it is here, and looked at', async () => {
    const { shop, token, order } = await startOrdering();
    const [here, partly] = [await order(), await order()];
    await systemTx(async (tx) => {
      const both = inArray(purchaseOrder.id, [here.id, partly.id]);
      await tx.update(purchaseOrder).set({ status: 'PARTIALLY_ARRIVED' }).where(both);
      await tx.update(orderItem).set({ status: 'ARRIVED' }).where(eq(orderItem.orderId, here.id));
    });
    const { data } = await shop.call(overviewEndpoints.get, {}, { token });
    expect(data.orders).toEqual({ INSPECTING: 1, PARTIALLY_ARRIVED: 1 });
    // and does not arrive any more
    expect(data.coming).toMatchObject([{ id: partly.id, status: 'PARTIALLY_ARRIVED' }]);
  });

  it('says what sellers have sent to the warehouse', async () => {
    const { shop, token, product, order } = await startOrdering();
    const { id, orderNo } = await order();
    await systemTx((tx) => tx.update(purchaseOrder).set({ status: 'SELLER_SHIPPED' }).where(eq(purchaseOrder.id, id)));
    const { data } = await shop.call(overviewEndpoints.get, {}, { token });
    expect(data.coming).toMatchObject([{ id, no: orderNo, status: 'SELLER_SHIPPED', title: product.title.en }]);
  });
});
