import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { expireUnpaidOrders } from '../../../../src/server/modules/purchase/expire-orders.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startOrdering } from './ordering';

const RIVALS = 20;
const ROUNDS = 25;
const rivals = <T>(attempt: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: RIVALS }, (_, index) => attempt(index)));
const countBy = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describeOnPostgres('orders under rivals', () => {
  it('makes one order of one quote (O7)', async () => {
    const at = await startOrdering();
    const { data: quote } = await at.refresh(await at.add(at.product, 2));
    const answers = await rivals(() => at.create(quote.quoteId));
    expect([countBy(answers, 200), countBy(answers, 409)]).toEqual([1, RIVALS - 1]);
    const { data: page } = await at.list();
    expect(page).toMatchObject({ total: 1, counts: { PENDING_PAYMENT: 1 } });
    expect(page.items[0]?.items).toMatchObject([{ quantity: 2 }]);
    expect((await at.cart()).itemCount).toBe(0);
    // no line of a cart is behind this one
    const { quoteId } = (await at.preview()).data;
    const body = { quoteId, termsAccepted: true as const };
    const bought = await rivals(() => at.shop.call(purchaseEndpoints.createFromPreview, { body }, { token: at.token }));
    expect([countBy(bought, 200), countBy(bought, 409)]).toEqual([1, RIVALS - 1]);
    expect((await at.list()).data.total).toBe(2);
  });

  it('makes one order of one cart, each rival with a quote of its own (O7)', async () => {
    const at = await startOrdering();
    await at.add(at.product, 1);
    const ids = await at.add(at.product, 1, 1);
    const quotes = await rivals(() => at.refresh(ids));
    const answers = await rivals((index) => at.create(quotes[index]?.data.quoteId ?? ''));
    expect([countBy(answers, 200), countBy(answers, 409)]).toEqual([1, RIVALS - 1]);
    expect((await at.list()).data.total).toBe(1);
  });

  it('answers all twins of one key with the same order', async () => {
    const at = await startOrdering();
    const { data: quote } = await at.preview();
    const body = { quoteId: quote.quoteId, termsAccepted: true as const };
    const options = { token: at.token, headers: { 'idempotency-key': randomUUID() } };
    const answers = await rivals(() => at.shop.call(purchaseEndpoints.createFromPreview, { body }, options));
    expect(new Set(answers.map(({ data }) => data[0]?.id)).size).toBe(1);
    expect((await at.list()).data.total).toBe(1);
  });

  it('never leaves an order closed and charged when paying meets closing (O6)', async () => {
    const at = await startOrdering();
    await at.fund(10_000_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await at.order();
      const before = await at.balance();
      const wait = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      const [paid, closed] = await Promise.all([at.pay(order.id), wait().then(() => at.close(order.id))]);
      const { data: end } = await at.get(order.id);
      const charged = before - (await at.balance());
      expect([200, 409]).toContain(paid.status);
      expect([200, 409]).toContain(closed.status);
      expect(paid.status === 200 || closed.status === 200).toBe(true);
      expect(end.status).toBe(closed.status === 200 ? 'CLOSED' : 'PAID');
      expect(charged).toBe(end.status === 'CLOSED' ? 0 : order.total.local.amount);
      // paid and then closed: all of it went back
      expect(end.refunded.amount).toBe(paid.status === 200 && closed.status === 200 ? order.total.local.amount : 0);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('either takes the money or lets the order expire', async () => {
    const at = await startOrdering();
    await at.fund(10_000_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await at.order();
      const before = await at.balance();
      const over = new Date(at.shop.clock.now.getTime() + 72 * 3_600_000);
      const [paid] = await Promise.all([at.pay(order.id), expireUnpaidOrders(over)]);
      const { data: end } = await at.get(order.id);
      expect(end.status).toBe(paid.status === 200 ? 'PAID' : 'CLOSED');
      expect(before - (await at.balance())).toBe(paid.status === 200 ? order.total.local.amount : 0);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('refunds once, however many close', async () => {
    const at = await startOrdering();
    await at.fund(50_000);
    const order = await at.order();
    await at.pay(order.id);
    const answers = await rivals(() => at.close(order.id));
    expect([countBy(answers, 200), countBy(answers, 409)]).toEqual([1, RIVALS - 1]);
    expect(await at.balance()).toBe(50_000);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
