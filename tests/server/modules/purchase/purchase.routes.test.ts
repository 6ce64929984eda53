import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { expireUnpaidOrders } from '../../../../src/server/modules/purchase/expire-orders.service';
import { purchaseRepo } from '../../../../src/server/modules/purchase/purchase.repo';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { inLanguages, productOf } from '../../../support/marketplace';
import { startOrdering, type Ordering } from './ordering';

const later = (at: Ordering, hours: number) => {
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + hours * 3_600_000);
};

const titles = async (at: Ordering) =>
  (await at.shop.call(accountEndpoints.listNotifications, { query: {} }, at)).data.items.map(({ link }) => link);

describe('POST /front/purchase-orders/{id}/pay', () => {
  it('takes the total from the balance, once, and tells the shopper', async () => {
    const at = await startOrdering();
    const order = await at.order();
    await at.fund(order.total.local.amount + 5);
    later(at, 1);
    const { data: paid } = await at.pay(order.id);
    expect(paid).toMatchObject({
      status: 'PAID',
      canPay: false,
      canClose: true,
      payBefore: null,
      payment: { status: 'PAID', method: 'BALANCE', paidAt: '2026-11-21T09:00:00.000Z' },
    });
    expect(await at.balance()).toBe(5);
    expect((await at.pay(order.id)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(5);
    expect((await at.get(order.id)).data.timeline).toMatchObject([
      { status: 'PENDING_PAYMENT', at: '2026-11-21T08:00:00.000Z' },
      { status: 'PAID', at: '2026-11-21T09:00:00.000Z' },
    ]);
    expect(await titles(at)).toContain(`/my/purchase/${order.id}`);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
  it('leaves the order unpaid where the balance or the password does not do', async () => {
    const at = await startOrdering();
    const order = await at.order();
    await at.fund(order.total.local.amount - 1);
    expect((await at.pay(order.id)).problem.code).toBe('BALANCE_TOO_LOW');
    expect((await at.pay(order.id, '000001')).problem.code).toBe('PAY_PASSWORD_WRONG');
    expect((await at.get(order.id)).data).toMatchObject({ status: 'PENDING_PAYMENT', payment: { status: 'UNPAID' } });
    expect(await at.balance()).toBe(order.total.local.amount - 1);
  });
  it('is over after 72 hours', async () => {
    const at = await startOrdering();
    const order = await at.order();
    await at.fund(order.total.local.amount);
    later(at, 72);
    expect((await at.get(order.id)).data).toMatchObject({ canPay: false, canClose: true });
    expect((await at.pay(order.id)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(order.total.local.amount);
  });
});

describe('POST /front/purchase-orders/{id}/close', () => {
  it('ends an unpaid order and its payment', async () => {
    const at = await startOrdering();
    const order = await at.order();
    expect((await at.close(order.id)).data).toMatchObject({
      status: 'CLOSED',
      closeReason: 'BY_SHOPPER',
      refunded: { amount: 0 },
      canPay: false,
      canClose: false,
      payment: { status: 'EXPIRED' },
    });
    expect((await at.close(order.id)).problem.code).toBe('STATE_CONFLICT');
    await at.fund(order.total.local.amount);
    expect((await at.pay(order.id)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(order.total.local.amount);
  });
  it('gives a paid order’s money back in full, once', async () => {
    const at = await startOrdering();
    const order = await at.order();
    await at.fund(50_000);
    await at.pay(order.id);
    const { data: closed } = await at.close(order.id);
    expect(closed).toMatchObject({
      status: 'CLOSED',
      refunded: order.total.local,
      payment: { status: 'REFUNDED' },
    });
    expect(await at.balance()).toBe(50_000);
    expect((await at.close(order.id)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(50_000);
    expect((await at.get(order.id)).data.timeline.map(({ status }) => status)).toEqual([
      'PENDING_PAYMENT',
      'PAID',
      'CLOSED',
    ]);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
  it('closes while buying, not once it is bought, and then changes nothing (O4)', async () => {
    const at = await startOrdering();
    await at.fund(50_000);
    const order = await at.order();
    await at.pay(order.id);
    const move = (from: 'PAID' | 'PURCHASING', to: 'PURCHASING' | 'PURCHASED') =>
      tenantTx(at.owner, (tx) => purchaseRepo(tx, at.owner).move(order.id, { from, to }, at.shop.clock.now));
    expect(await move('PAID', 'PURCHASING')).toBe(true);
    expect((await at.get(order.id)).data.canClose).toBe(true);
    expect(await move('PAID', 'PURCHASING')).toBe(false);
    expect(await move('PURCHASING', 'PURCHASED')).toBe(true);
    const before = (await at.get(order.id)).data;
    expect(before.canClose).toBe(false);
    expect((await at.close(order.id)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.get(order.id)).data).toEqual(before);
    expect(await at.balance()).toBe(50_000 - order.total.local.amount);
  });
});

describe('GET /front/purchase-orders', () => {
  it('lists newest first, by state and keyword, with counts', async () => {
    const mug = productOf({ title: inLanguages('Mug 100%_blue') });
    const at = await startOrdering([productOf(), mug]);
    const first = await at.order();
    later(at, 1);
    const [second] = (await at.createFromPreview((await at.preview(mug)).data.quoteId)).data;
    await at.close(first.id);
    const all = (await at.list()).data;
    expect(all).toMatchObject({ total: 2, counts: { PENDING_PAYMENT: 1, CLOSED: 1 } });
    expect(all.items.map(({ id }) => id)).toEqual([second?.id, first.id]);
    const idsOf = async (query: Parameters<Ordering['list']>[0]) =>
      (await at.list(query)).data.items.map(({ id }) => id);
    expect(await idsOf({ status: 'CLOSED' })).toEqual([first.id]);
    expect((await at.list({ status: 'CLOSED' })).data).toMatchObject({ total: 1, counts: { PENDING_PAYMENT: 1 } });
    expect(await idsOf({ keyword: 'COTTON' })).toEqual([first.id]);
    expect(await idsOf({ keyword: first.orderNo.slice(8) })).toEqual([first.id]);
    expect(await idsOf({ keyword: '100%_' })).toEqual([second?.id]);
    expect(await idsOf({ keyword: '%' })).toEqual([second?.id]);
    expect(await idsOf({ keyword: 'u_b' })).toEqual([]);
    expect(await idsOf({ pageSize: 1, pageNo: 2 })).toEqual([first.id]);
    expect((await at.list({ status: 'PAID' })).data).toMatchObject({ total: 0, items: [] });
  });
});

describe('GET /front/purchase-orders/{id}', () => {
  it('tells the warehouse, the rule of the fee and the timeline', async () => {
    const at = await startOrdering();
    const order = await at.order();
    expect((await at.get(order.id)).data).toMatchObject({
      ...order,
      warehouseName: 'Guangzhou',
      serviceFeeRule: { basisPoints: 500, minimumFen: 500 },
      timeline: [{ status: 'PENDING_PAYMENT', at: order.createdAt, note: null }],
    });
  });
  it('hides orders of another shopper and another shop from every call', async () => {
    const at = await startOrdering();
    const order = await at.order();
    const before = (await at.get(order.id)).data;
    for (const other of [await startOrdering([], at.shop), await startOrdering([])]) {
      await other.fund(50_000);
      const answers = [
        await other.get(order.id),
        await other.pay(order.id),
        await other.close(order.id),
        await other.clone(order.id),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await other.list()).data).toMatchObject({ total: 0, items: [], counts: {} });
      expect(await other.balance()).toBe(50_000);
    }
    expect((await at.get(order.id)).data).toEqual(before);
  });
});

describe('expireUnpaidOrders', () => {
  it('closes in every shop what was not paid within 72 hours, and nothing else', async () => {
    const [one, two] = [await startOrdering(), await startOrdering()];
    const [early, other] = [await one.order(), await two.order()];
    await one.fund(50_000);
    const paid = await one.order();
    await one.pay(paid.id);
    later(one, 1);
    const late = await one.order();
    const due = new Date('2026-11-24T08:00:00Z');
    await expireUnpaidOrders(new Date(due.getTime() - 1));
    expect((await one.get(early.id)).data.status).toBe('PENDING_PAYMENT');
    expect(await expireUnpaidOrders(due)).toBeGreaterThanOrEqual(2);
    for (const [at, id] of [[one, early.id], [two, other.id]] as const) {
      expect((await at.get(id)).data).toMatchObject({
        status: 'CLOSED',
        closeReason: 'EXPIRED',
        payment: { status: 'EXPIRED' },
        timeline: [{ status: 'PENDING_PAYMENT' }, { status: 'CLOSED', at: due.toISOString() }],
      });
      expect(await titles(at)).toContain(`/my/purchase/${id}`);
    } // prettier-ignore
    expect((await one.get(late.id)).data.status).toBe('PENDING_PAYMENT');
    expect((await one.get(paid.id)).data.status).toBe('PAID');
  });
});
