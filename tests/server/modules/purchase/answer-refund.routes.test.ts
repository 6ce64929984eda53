import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { audit } from '../../../../src/server/db/schema/staff';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { productOf } from '../../../support/marketplace';
import { decide, startCharge } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { mailsTo } from '../../../support/shopper';
import { tenantRecordOf } from '../../../support/tenant-record';
import { startOrdering } from './ordering';
import { FUNDS, refundCalls, startRefunding } from './refunding';

const stepsOf = ({ steps }: { steps: { step: string }[] }) => steps.map(({ step }) => step);

describe('a request for money', () => {
  it('is listed among the answered once it is given back or refused, newest first and page by page', async () => {
    const at = await startRefunding();
    const asked: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000);
      asked.push((await at.ask((await at.paidOrder()).items[0]?.id)).id);
    }
    const [given = '', refused = '', other = '', waiting = ''] = asked;
    await at.approve(given, 100);
    await at.refuse(refused);
    await at.approve(other, 100);
    expect((await at.queue()).items.map(({ id }) => id)).toEqual([waiting]);
    const first = await at.queue({ view: 'over', limit: 2 });
    expect(first.items.map(({ id, status }) => [id, status])).toEqual([
      [other, 'REFUNDED'],
      [refused, 'REJECTED'],
    ]);
    expect(first.waiting).toBe(1);
    const second = await at.queue({ view: 'over', limit: 2, after: first.next ?? '' });
    expect(second.items.map(({ id, status }) => [id, status])).toEqual([[given, 'REFUNDED']]);
    expect(second.next).toBeNull();
  });

  it('is granted in part: money, status, order, audit and news are one', async () => {
    const at = await startRefunding();
    const order = await at.paidOrder(2);
    const asked = await at.ask(order.items[0]?.id, 1);
    expect(await at.queue()).toMatchObject({ items: [{ id: asked.id, shopperName: expect.any(String) }], waiting: 1 });
    const total = order.total.local.amount;
    expect(await at.record(asked.id)).toMatchObject({
      left: { amount: total },
      orderStatus: 'PAID',
      canAnswer: true,
      answer: null,
    });

    const { status, data } = await at.approve(asked.id, 100);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'REFUNDED', amount: { amount: 100 }, note: 'Sorry', dueAt: null });
    expect(data).toMatchObject({ canAnswer: false, left: { amount: total - 100 } });
    expect(data.answer).toEqual({ by: 'Anna Desk', at: at.shop.clock.now.toISOString() });
    expect(stepsOf(data)).toEqual(['REQUESTED', 'APPROVED', 'REFUNDED']);
    expect(await at.balance()).toBe(FUNDS - total + 100);
    expect((await at.get(order.id)).data).toMatchObject({ status: 'PAID', refunded: { amount: 100 } });
    expect(await at.queue()).toEqual({ items: [], next: null, waiting: 0 });
    const [mine, ...others] = await at.mine();
    expect(others).toEqual([]);
    expect(mine).toMatchObject({ id: asked.id, cause: 'ASKED', status: 'REFUNDED', amount: { amount: 100 } });

    const deeds = await systemTx((tx) => tx.select().from(audit).where(eq(audit.tenantId, at.owner.tenantId)));
    expect(deeds.filter(({ action }) => action !== 'staff.add')).toMatchObject([
      {
        ...{ action: 'money.refund', subjectKind: 'REFUND', subjectId: asked.id, actorKind: 'STAFF' },
        before: { status: 'REQUESTED', amount: asked.amount.amount },
        after: { status: 'APPROVED', amount: 100, note: 'Sorry' },
      },
    ]);
    const notices = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    expect(notices.filter(({ title }) => title === 'Refund granted')).toMatchObject([{ link: '/my/refunds' }]);
    const mails = (await mailsTo(at.shop, at.email)).filter(({ body }) => body.includes('/my/refunds'));
    expect(mails).toHaveLength(1);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is shown with what moves where its order ends by it, and moves just that, whichever of both is sent', async () => {
    for (const sends of ['from', 'sum'] as const) {
      const at = await startRefunding();
      const order = await at.paidOrder(1);
      const asked = await at.ask(order.items[0]?.id);
      const { ends, left } = await at.record(asked.id);
      expect(ends).toEqual({ from: order.items[0]?.total.local, sum: order.total.local });
      expect(left).toEqual(ends?.sum);
      expect(ends?.from.amount).toBeLessThan(ends?.sum.amount ?? 0);
      const { data } = await at.approve(asked.id, ends?.[sends].amount);
      expect(data).toMatchObject({ amount: ends?.sum, orderStatus: 'CLOSED', ends: null });
      expect(await at.balance()).toBe(FUNDS);
    }
  });

  it('ends nothing below that sum', async () => {
    const at = await startRefunding();
    const order = await at.paidOrder(1);
    const asked = await at.ask(order.items[0]?.id);
    const { ends } = await at.record(asked.id);
    const { data } = await at.approve(asked.id, (ends?.from.amount ?? 0) - 1);
    expect(data).toMatchObject({ amount: { amount: (ends?.from.amount ?? 0) - 1 }, orderStatus: 'PAID' });
  });

  it('that was granted leaves the rest to the closing of its order', async () => {
    const at = await startRefunding();
    const order = await at.paidOrder(2);
    await at.approve((await at.ask(order.items[0]?.id)).id, 100);
    expect((await at.close(order.id)).data).toMatchObject({ status: 'CLOSED', refunded: order.total.local });
    expect(await at.balance()).toBe(FUNDS);
    expect((await at.mine()).map(({ amount }) => amount.amount).toSorted((a, b) => a - b)).toEqual([
      100,
      order.total.local.amount - 100,
    ]);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it.each([
    ['all of its payment', (total: number) => total],
    ['the whole of its one item', (_: number, item: number) => item],
  ])(
    'that is granted for %s ends an order that nobody has bought, and gives back as much as a closing',
    async (_, sumOf) => {
      const at = await startRefunding();
      const order = await at.paidOrder();
      const [item] = order.items;
      const sum = sumOf(order.total.local.amount, item?.total.local.amount ?? 0);
      expect((await at.approve((await at.ask(item?.id)).id, sum)).status).toBe(200);
      expect((await at.get(order.id)).data).toMatchObject({
        ...{ status: 'CLOSED', closeReason: 'BY_SHOP', refunded: order.total.local },
        items: [{ status: 'REFUNDED' }],
      });
      expect((await at.close(order.id)).problem.code).toBe('STATE_CONFLICT');
      expect(await at.balance()).toBe(FUNDS);
    },
  );

  it('is refused with a reason that its shopper reads, and asked for again', async () => {
    const at = await startRefunding();
    const order = await at.paidOrder();
    const { id } = await at.ask(order.items[0]?.id);
    expect((await at.refuse(id, ' ')).problem.errors).toEqual([{ path: 'note', code: 'required' }]);
    expect((await at.refuse(id)).data).toMatchObject({ status: 'REJECTED', note: 'It is as described' });
    const [mine] = await at.mine();
    expect(mine).toMatchObject({ status: 'REJECTED', note: 'It is as described' });
    expect(await at.balance()).toBe(FUNDS - order.total.local.amount);
    const notices = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    expect(notices.filter(({ title }) => title === 'Refund declined')).toMatchObject([{ link: '/my/refunds' }]);
    expect((await at.ask(order.items[0]?.id)).status).toBe('REQUESTED');
  });

  it('is answered once, whatever is sent again', async () => {
    const at = await startRefunding();
    const order = await at.paidOrder(2);
    const { id } = await at.ask(order.items[0]?.id);
    const key = 'one-decision-of-a-desk';
    const [first, again] = [await at.approve(id, 100, key), await at.approve(id, 100, key)];
    expect(again.data).toEqual(first.data);
    expect((await at.approve(id, 100)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.refuse(id)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(FUNDS - order.total.local.amount + 100);
  });

  it('gets no more than is left of its payment, and nothing without a sum', async () => {
    const at = await startRefunding();
    const order = await at.paidOrder(2);
    const { id } = await at.ask(order.items[0]?.id);
    const tooMuch = [{ path: 'amount', code: 'out_of_range' }];
    expect((await at.approve(id)).problem.errors).toEqual([{ path: 'amount', code: 'required' }]);
    expect((await at.approve(id, order.total.local.amount + 1)).problem.errors).toEqual(tooMuch);
    await at.approve(id, 100);
    const more = await at.ask(order.items[0]?.id);
    expect((await at.approve(more.id, order.total.local.amount - 99)).problem.errors).toEqual(tooMuch);
    await at.close(order.id);
    expect((await at.approve(more.id, 1)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(FUNDS);
  });

  it('is settled by the closing of its order, and answered by nobody after it', async () => {
    const at = await startRefunding();
    const order = await at.paidOrder();
    const { id } = await at.ask(order.items[0]?.id);
    await at.close(order.id);
    expect((await at.mine()).find((one) => one.id === id)).toMatchObject({ status: 'CLOSED', dueAt: null });
    expect(stepsOf(await at.record(id))).toEqual(['REQUESTED', 'CLOSED']);
    expect(await at.queue()).toEqual({ items: [], next: null, waiting: 0 });
    expect((await at.refuse(id)).problem.code).toBe('STATE_CONFLICT');
  });

  it('goes back the way it came where the shop keeps no balances, and the rest with its order', async () => {
    const preference = { ...tenantRecordOf({ id: 'any' }).preference, supportBalancePay: false };
    const shop = await startShop({ preference });
    const at = await startOrdering([productOf()], shop);
    const desk = await refundCalls(shop, at.token);
    const [order] = (await at.createFromPreview((await at.preview(at.product, 2)).data.quoteId)).data;
    if (!order?.payment) throw new Error('an order without a payment');
    const { paymentNo, amount } = order.payment;
    await decide(shop, await startCharge(shop, at.token, { paymentNo, ...amount }), 'approve');

    const asked = await desk.ask(order.items[0]?.id);
    expect(asked).toMatchObject({ destination: 'PROVIDER', method: 'SANDBOX' });
    const { data } = await desk.approve(asked.id, 100);
    const left = amount.amount - 100;
    expect(data).toMatchObject({
      status: 'APPROVED',
      destination: 'PROVIDER',
      method: 'SANDBOX',
      left: { amount: left },
    });
    expect((await at.get(order.id)).data.claims).toMatchObject([{ amount: { amount: 100 }, status: 'REQUESTED' }]);
    expect(await at.balance()).toBe(0);
    // what is on its way to the provider keeps nothing else of the item from being asked for
    const again = await desk.ask(order.items[0]?.id);
    expect(again.status).toBe('REQUESTED');
    await desk.refuse(again.id);
    await at.close(order.id);
    const { claims } = (await at.get(order.id)).data;
    const returned = claims.filter(({ status }) => status === 'RETURNED').map((claim) => claim.amount.amount);
    expect(returned.toSorted((a, b) => a - b)).toEqual([100, left]);
    expect((await at.close(order.id)).problem.code).toBe('STATE_CONFLICT');
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('is not another shop’s to answer', async () => {
    const [at, other] = [await startRefunding(), await startRefunding()];
    const { id } = await at.ask((await at.paidOrder()).items[0]?.id);
    expect((await other.approve(id, 1)).problem.code).toBe('NOT_FOUND');
    expect((await other.refuse(id)).problem.code).toBe('NOT_FOUND');
    expect((await other.queue()).waiting).toBe(0);
  });
});
