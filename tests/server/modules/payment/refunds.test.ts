import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { jpegPicture, openTestBucket, uploadPicture } from '../../../support/bucket';
import { PAY_PASSWORD, orderDue } from '../../../support/money';
import { findSlow, watchPlans } from '../../../support/plans';
import { describeOnPostgres } from '../../../support/postgres';
import { decide, startCharge } from '../../../support/sandbox';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { tenantRecordOf } from '../../../support/tenant-record';
import { startOrdering } from '../purchase/ordering';

const listOf = async (shop: Shop, token: string, query = {}) =>
  (await shop.call(refundEndpoints.list, { query }, { token })).data;

async function paidOrder(quantityOfMoney = 100_000) {
  const at = await startOrdering();
  await at.fund(quantityOfMoney);
  const order = await at.order();
  await at.pay(order.id);
  const [item] = order.items;
  if (!item) throw new Error('an order without items');
  const ask = (body: object = {}) =>
    at.shop.call(
      refundEndpoints.ask,
      { body: { orderItemId: item.id, reason: 'It is torn', qty: 1, ...body } },
      { token: at.token },
    );
  return { ...at, paid: order, item, ask };
}

describe('refunds', () => {
  it('name what a closed order gave back, to its shopper alone', async () => {
    const { shop, token, paid, close } = await paidOrder();
    expect(await listOf(shop, token)).toMatchObject({ items: [], total: 0 });
    await close(paid.id);
    const at = shop.clock.now.toISOString();
    const about = { cause: 'ORDER_CLOSED', orderKind: 'PURCHASE', orderId: paid.id, orderNo: paid.orderNo };
    expect((await listOf(shop, token)).items).toMatchObject([
      {
        ...about,
        amount: paid.total.local,
        destination: 'BALANCE',
        status: 'REFUNDED',
        steps: [{ step: 'REFUNDED', at }],
      },
    ]);
    expect(await listOf(shop, token, { status: 'REQUESTED' })).toMatchObject({ total: 0, counts: { REFUNDED: 1 } });
    expect((await listOf(shop, token, { orderNo: paid.orderNo, status: 'REFUNDED' })).total).toBe(1);
    expect(await listOf(shop, (await signUp(shop)).token)).toMatchObject({ total: 0, counts: {} });
  });

  it('follow the money that goes back the way it came', async () => {
    const preference = { ...tenantRecordOf({ id: 'any' }).preference, supportBalancePay: false };
    const shop = await startShop({ preference });
    const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
    const due = await orderDue(shop, shopper, 250);
    await decide(shop, await startCharge(shop, shopper.token, due), 'approve');
    await shop.call(purchaseEndpoints.close, { params: { id: due.targetId } }, { token: shopper.token });
    const [refund, ...more] = (await listOf(shop, shopper.token)).items;
    expect(more).toEqual([]);
    expect(refund).toMatchObject({
      destination: 'PROVIDER',
      method: 'SANDBOX',
      status: 'REFUNDED',
      amount: { amount: 250 },
    });
    expect(refund?.steps.map(({ step }) => step)).toEqual(['APPROVED', 'REFUNDED']);
  });

  it('are asked for by item, once at a time, with pictures that are there', async () => {
    const { close } = openTestBucket();
    try {
      const { shop, token, item, ask, get, paid } = await paidOrder();
      expect((await get(paid.id)).data).toMatchObject({
        asked: [],
        askable: [{ itemId: item.id, most: item.quantity }],
      });
      const picture = await uploadPicture(shop, await jpegPicture(), { token });
      expect((await ask({ qty: item.quantity + 1 })).problem.errors).toEqual([{ path: 'qty', code: 'out_of_range' }]);
      expect((await ask({ photos: ['https://nowhere.example/x.jpg'] })).problem.errors).toEqual([
        { path: 'photos.0', code: 'unknown' },
      ]);
      for (const wish of ['RETURN', 'EXCHANGE'])
        expect((await ask({ wish })).problem.errors).toEqual([{ path: 'wish', code: 'not_bought' }]);
      expect((await ask({ photos: [picture], wish: 'MONEY_BACK' })).data).toMatchObject({
        ...{ cause: 'ASKED', status: 'REQUESTED', wish: 'MONEY_BACK', reason: 'It is torn', photos: [picture] },
        items: [{ title: item.title, quantity: 1 }],
        amount: { amount: Math.floor(item.total.local.amount / item.quantity) },
        dueAt: new Date(shop.clock.now.getTime() + 3 * 86_400_000).toISOString(),
      });
      const { items } = await listOf(shop, token);
      expect(items).toHaveLength(1);
      expect((await ask()).problem).toMatchObject({ status: 409, code: 'ALREADY_ASKED', data: items[0] });
      expect((await get(paid.id)).data).toMatchObject({ asked: items, askable: [] });
      expect(await listOf(shop, token)).toMatchObject({ items });
    } finally {
      close();
    }
  });

  it('are not asked for of what is not paid, is closed or is somebody else’s', async () => {
    const { shop, item, paid, ask, order, close } = await paidOrder();
    const [unpaid] = (await order()).items;
    expect((await ask({ orderItemId: unpaid?.id })).problem.code).toBe('STATE_CONFLICT');
    const { token } = await signUp(shop);
    const body = { orderItemId: item.id, reason: 'It is mine', qty: 1 };
    expect((await shop.call(refundEndpoints.ask, { body }, { token })).problem.code).toBe('NOT_FOUND');
    await close(paid.id);
    expect((await ask()).problem.code).toBe('STATE_CONFLICT');
  });
});

describeOnPostgres('twenty thousand refunds of one shopper', () => {
  it('are paged and counted by an index', async () => {
    const { shop, token, owner, paid, close } = await paidOrder();
    await close(paid.id);
    await tenantTx(owner, (tx) =>
      tx.execute(sql`insert into refund (tenant_id, id, shopper_id, refund_no, cause, order_kind, order_id, order_no, status,
          steps, currency, amount, destination, created_at, updated_at)
        select tenant_id, 'x' || g, shopper_id, 'RF' || g, cause, order_kind, order_id, 'PO' || g, status,
          steps, currency, amount, destination, created_at - interval '1 minute' * g, updated_at
        from refund, generate_series(1, 20000) g`),
    );
    const plans = await watchPlans();
    try {
      const page = { pageNo: 900, pageSize: 20 };
      const slow = async (query: object, most: number) =>
        (await plans.ranBy(() => listOf(shop, token, query))).flatMap((ran) =>
          findSlow(ran, new Set(['refund']), most),
        );
      expect(await slow(page, 20_001)).toEqual([]);
      expect(await slow({ orderNo: 'PO77' }, 20)).toEqual([]);
      expect((await listOf(shop, token, page)).items).toHaveLength(20);
    } finally {
      await plans.close();
    }
  });
});
