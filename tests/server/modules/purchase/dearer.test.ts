import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { overviewEndpoints } from '../../../../src/contract/overview.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { parcelItem } from '../../../../src/server/db/schema/parcel';
import { ordersExportRepo } from '../../../../src/server/modules/purchase/orders-export.repo';
import { closeDearer } from '../../../../src/server/modules/purchase/give-up-dearer.service';
import { orderItemsRepo } from '../../../../src/server/modules/purchase/order-items.repo';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { sendCallback, startCharge } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { mailsTo } from '../../../support/shopper';
import { FUNDS } from './refunding';
import { startSellingOut } from './selling-out';

const HOUR_MS = 3_600_000;
/** Fen of one piece: more than the shop bears. */
const RISE = 1_000;

async function startAsked() {
  const at = await startSellingOut();
  const order = await at.paidForTwo();
  await at.begin(order.id);
  expect(await at.dearer(order, RISE)).toBe(true);
  const { data } = await at.get(order.id);
  const more = data.topUp?.amount.amount ?? 0;
  return { at, order, more, dear: order.items[0]?.id ?? '', other: order.items[1]?.id ?? '' };
}
const statesOf = ({ items }: { items: { id: string; status: string }[] }) =>
  Object.fromEntries(items.map(({ id, status }) => [id, status]));

describe('what became dearer', () => {
  it('is asked about with its sum and its last day, and is not bought before', async () => {
    const { at, order, more, dear, other } = await startAsked();
    const { data } = await at.get(order.id);
    const decideBefore = new Date(at.shop.clock.now.getTime() + LIMITS.dearerHours * HOUR_MS).toISOString();
    expect(statesOf(data)).toEqual({ [dear]: 'DEARER', [other]: 'ORDERED' });
    expect(data.items[0]).toMatchObject({
      decideBefore,
      dearer: {
        more: { amount: more },
        unitPrice: { cny: { amount: (order.items[0]?.unitPrice.cny.amount ?? 0) + RISE } },
      },
    });
    expect(data.topUp).toMatchObject({ kind: 'PURCHASE_TOPUP', status: 'UNPAID', orderNo: order.orderNo });
    expect(data).toMatchObject({ askedSince: at.shop.clock.now.toISOString() });
    await expect(at.finish(order.id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await expect(at.dearer(order, 0, RISE)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await expect(at.soldOut(dear)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    const { waiting } = (await at.shop.call(overviewEndpoints.get, {}, { token: at.token })).data;
    expect(waiting).toMatchObject([
      { kind: 'TOPUP_DUE', id: order.id, title: order.items[0]?.title, amount: { amount: more }, until: decideBefore },
    ]);
    const due = (await at.shop.call(paymentEndpoints.listUnpaid, { query: {} }, { token: at.token })).data.items;
    const [rose] = order.items;
    const things = [{ id: dear, title: rose?.title, image: rose?.image }];
    expect(due).toMatchObject([{ kind: 'PURCHASE_TOPUP', payBefore: decideBefore, things }]);
    expect(data.topUpEvents).toMatchObject([{ is: 'ASKED', at: data.askedSince, amount: { amount: more } }]);
    const notes = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    expect(notes.filter(({ title }) => title === 'Dearer than you paid')).toMatchObject([
      { link: `/my/purchase/${order.id}` },
    ]);
    expect((await mailsTo(at.shop, at.email)).filter(({ subject }) => /Dearer/.test(subject))).toHaveLength(1);
    expect(at.deeds.at(-1)).toMatchObject({
      action: 'purchase.difference',
      subjectId: order.id,
      after: { asked: more },
    });
  });

  it('is bought once the difference is paid, which comes back with its order', async () => {
    const { at, order, more, dear } = await startAsked();
    expect((await at.payMore(order.id)).status).toBe(200);
    // who exports orders reads it beside the total, to which it does not belong
    const [line] = await shopTx(at.owner.tenantId, (tx) => ordersExportRepo(tx, at.owner.tenantId).read({ span: { from: undefined, until: undefined }, after: '', limit: 10 })); // prettier-ignore
    expect([line?.paidMore, line?.row.totalLocal]).toEqual([more, order.total.local.amount]);
    expect(await at.balance()).toBe(FUNDS - order.total.local.amount - more);
    const paid = (await at.get(order.id)).data;
    expect(paid).toMatchObject({ topUp: null, total: order.total });
    expect(paid.askedSince).toBeUndefined();
    expect(paid.topUpEvents.map(({ is, amount }) => [is, amount.amount])).toEqual([['ASKED', more], ['PAID', more]]); // prettier-ignore
    expect(paid.items[0]).toMatchObject({ status: 'ORDERED', decideBefore: null, dearer: { more: { amount: more } } });
    expect((await at.closeItem(order.id, dear)).status).toBe(409);
    await expect(at.dearer(order, 2 * RISE)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    const closed = (await at.close(order.id)).data;
    expect(closed).toMatchObject({
      refunded: { amount: order.total.local.amount + more },
      paidMore: { amount: more },
    });
    expect(await at.balance()).toBe(FUNDS);
    expect((await at.mine()).map(({ cause }) => cause).sort()).toEqual(['ORDER_CLOSED', 'TOP_UP']);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('comes to the warehouse, and so to the border, with the price that was paid in the end', async () => {
    const { at, order, dear } = await startAsked();
    await at.payMore(order.id);
    await at.finish(order.id);
    await at.send(order.id, 'SF7000000000301');
    const { tenantId } = at.owner;
    const valued = await shopTx(tenantId, (tx) =>
      tx.select({ id: parcelItem.orderItemId, fen: parcelItem.unitFen }).from(parcelItem).where(eq(parcelItem.tenantId, tenantId)),
    ); // prettier-ignore
    const paidFen = order.items.map(({ id, unitPrice }) => ({
      ...{ id, fen: unitPrice.cny.amount + (id === dear ? RISE : 0) },
    }));
    expect(valued.filter(({ id }) => paidFen.some((item) => item.id === id))).toEqual(expect.arrayContaining(paidFen));
  });

  it('comes back with what was paid more for it where it is sold out', async () => {
    const { at, order, more, dear, other } = await startAsked();
    await at.payMore(order.id);
    await at.soldOut(dear);
    const { refunded, items } = (await at.get(order.id)).data;
    expect(items[0]).toMatchObject({ status: 'OUT_OF_STOCK', dearer: null });
    expect(await at.balance()).toBe(FUNDS - order.total.local.amount - more + refunded.amount);
    expect(refunded.amount).toBeGreaterThanOrEqual((order.items[0]?.total.local.amount ?? Infinity) + more);
    await at.soldOut(other);
    expect(await at.balance()).toBe(FUNDS);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('comes back piece by piece where two things became dearer, whatever went back of the order itself', async () => {
    const at = await startSellingOut();
    const order = await at.paidForTwo();
    await at.dearer(order, RISE, 2 * RISE);
    const more = (await at.get(order.id)).data.topUp?.amount.amount ?? 0;
    await at.payMore(order.id);
    for (const { id } of order.items) await at.soldOut(id);
    expect((await at.get(order.id)).data.refunded.amount).toBe(order.total.local.amount + more);
    expect(await at.balance()).toBe(FUNDS);
    expect((await at.mine()).map(({ cause }) => cause).sort()).toEqual([
      'OUT_OF_STOCK',
      'OUT_OF_STOCK',
      'TOP_UP',
      'TOP_UP',
    ]);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('gives its money back where its shopper does without it, and the rest is asked for anew', async () => {
    const at = await startSellingOut();
    const order = await at.paidForTwo();
    await at.dearer(order, RISE, 2 * RISE);
    const before = (await at.get(order.id)).data;
    const [first, second] = before.items;
    expect(before.topUp?.amount.amount).toBe(
      (first?.dearer?.more.amount ?? NaN) + (second?.dearer?.more.amount ?? NaN),
    );
    const { data } = await at.closeItem(order.id, first?.id ?? '');
    expect(data).toMatchObject({ status: 'PAID', topUp: { amount: second?.dearer?.more, status: 'UNPAID' } });
    expect(statesOf(data)).toEqual({ [first?.id ?? '']: 'REFUNDED', [second?.id ?? '']: 'DEARER' });
    expect(await at.balance()).toBe(FUNDS - order.total.local.amount + data.refunded.amount);
    expect(await at.mine()).toMatchObject([{ cause: 'DEARER', items: [{ title: first?.title }] }]);
    expect((await at.closeItem(order.id, first?.id ?? '')).status).toBe(409);
    const last = await at.closeItem(order.id, second?.id ?? '');
    expect(last.data).toMatchObject({
      status: 'CLOSED',
      closeReason: 'BY_SHOP',
      topUp: null,
      refunded: order.total.local,
    });
    expect(await at.balance()).toBe(FUNDS);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is closed when its time is over, not a moment before, and cannot be paid from the balance then', async () => {
    const { at, order, dear } = await startAsked();
    const over = new Date(at.shop.clock.now.getTime() + LIMITS.dearerHours * HOUR_MS);
    await closeDearer(new Date(over.getTime() - 1));
    expect(statesOf((await at.get(order.id)).data)[dear]).toBe('DEARER');
    at.shop.clock.now = over;
    expect((await at.payMore(order.id)).status).toBe(409);
    await closeDearer(over);
    const { data } = await at.get(order.id);
    expect(data).toMatchObject({ topUp: null, status: 'PURCHASING' });
    expect(statesOf(data)[dear]).toBe('REFUNDED');
    expect(await at.balance()).toBe(FUNDS - order.total.local.amount + data.refunded.amount);
    const subjects = (await mailsTo(at.shop, at.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /Not bought/.test(subject))).toHaveLength(1);
    await at.finish(order.id);
  });

  it('stays as it is while what was paid for it waits for a person, however long', async () => {
    const { at, order, more, dear } = await startAsked();
    const paymentNo = (await at.get(order.id)).data.topUp?.paymentNo ?? '';
    const chargeId = await startCharge(at.shop, at.token, { paymentNo, amount: more });
    const charged = { chargeId, orderRef: paymentNo, merchant: at.owner.tenantId, currency: 'USD', status: 'approved' };
    await sendCallback(at.shop, { ...charged, amount: more - 1 });
    const before = await at.balance();
    expect((await at.closeItem(order.id, dear)).problem.code).toBe('STATE_CONFLICT');
    await closeDearer(new Date(at.shop.clock.now.getTime() + LIMITS.dearerHours * HOUR_MS));
    const { data } = await at.get(order.id);
    expect(statesOf(data)[dear]).toBe('DEARER');
    expect(data).toMatchObject({
      topUp: { status: 'NEEDS_REVIEW', amount: { amount: more } },
      refunded: { amount: 0 },
    });
    expect(await at.balance()).toBe(before);
  });

  it('is paid with the sum that is asked for it, and no other', async () => {
    const { at, order, more, dear } = await startAsked();
    const before = await at.balance();
    // what is due stays, what it is due for is less
    await shopTx(at.owner.tenantId, (tx) => orderItemsRepo(tx, at.owner).endTopUp(dear, more));
    expect((await at.payMore(order.id)).problem.code).toBe('STATE_CONFLICT');
    expect(statesOf((await at.get(order.id)).data)[dear]).toBe('DEARER');
    expect(await at.balance()).toBe(before);
  });

  it('is not asked about where the shop bears it, it is not paid, or its money is asked for', async () => {
    const at = await startSellingOut();
    const unpaid = await at.order();
    await expect(at.dearer(unpaid, RISE)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    const order = await at.paidForTwo();
    expect(await at.dearer(order, 100)).toBe(false);
    expect(statesOf((await at.get(order.id)).data)).toMatchObject({ [order.items[0]?.id ?? '']: 'ORDERED' });
    await expect(at.dearer(order, 0)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await at.ask(order.items[0]?.id);
    await expect(at.dearer(order, RISE)).rejects.toMatchObject({ code: 'REFUND_ASKED' });
  });

  it('is asked for in no sum larger than we store, which could be paid and never be booked', async () => {
    const at = await startSellingOut(await startShop({ cnyToLocalRate: '1' }));
    const order = await at.paidForTwo();
    const most = 600_000_000_000_000;
    for (const more of [
      [most, most],
      [RISE, 10 * most],
    ])
      await expect(at.dearer(order, ...more)).rejects.toMatchObject({
        code: 'INVALID',
        extra: { errors: [{ path: 'prices', code: 'out_of_range' }] },
      });
    expect((await at.get(order.id)).data).toMatchObject({ status: 'PAID', topUp: null });
  });

  it('is nobody’s who is not its shopper', async () => {
    const { at, order, other } = await startAsked();
    expect((await at.closeItem(order.id, 'nothing')).status).toBe(404);
    expect((await at.closeItem('nothing', order.items[0]?.id ?? '')).status).toBe(404);
    expect((await at.closeItem(order.id, other)).status).toBe(409);
  });
});
