import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { startPlacing } from './placing';
import { refundCalls } from './refunding';

type At = Awaited<ReturnType<typeof startPlacing>>;
let at: At;
beforeAll(async () => void (at = await startPlacing()));
afterAll(async () => {
  expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  await at.fake.close();
});
const madeFor = ({ orderNo }: { orderNo: string }) => at.fake.made.filter(({ outOrderId }) => outOrderId.startsWith(orderNo)); // prettier-ignore
const statusOf = async ({ id }: { id: string }) => (await at.get(id)).data.status;

it('is ordered once for what was paid, has a link to pay it by, and comes with its parcel', async () => {
  const order = await at.begun();
  expect(await at.place(order.id)).toBe('PLACED');
  expect(await at.place(order.id)).toBe('PLACED');
  const [made, ...more] = madeFor(order);
  expect(more).toEqual([]);
  expect(made?.cargo.map(({ specId, quantity }) => ({ specId, quantity }))).toEqual(
    order.items.map(({ productSkuId, quantity }) => ({ specId: `spec-${productSkuId}`, quantity })),
  );
  expect(await statusOf(order)).toBe('PURCHASED');
  expect(await at.payLink(order.id)).toBe(`https://trade.1688.com/pay?ids=${String([made?.orderId])}`);
  expect(await at.follow(order.id)).toBe('UNPAID');
  expect(await statusOf(order)).toBe('PURCHASED');
  if (made) made.status = 'waitbuyerreceive';
  expect(await at.follow(order.id)).toBe('SHIPPED');
  expect(await statusOf(order)).toBe('SELLER_SHIPPED');
  // in two boxes, either of which the warehouse knows
  const number = String(made?.orderId);
  expect(await at.announced(number)).toEqual([`SF${number} MASTER`, `YT${number} CHILD`]);
});

it('is not ordered while its money is asked for, and is once that was refused', async () => {
  const order = await at.begun();
  const body = { orderItemId: order.items[0]?.id ?? '', reason: 'I have one now', qty: 1 };
  const asked = (await at.shop.call(refundEndpoints.ask, { body }, { token: at.token })).data;
  await expect(at.place(order.id)).rejects.toMatchObject({ code: 'REFUND_ASKED' });
  expect(madeFor(order)).toEqual([]);
  const { refuse } = await refundCalls(at.shop, at.token);
  expect((await refuse(asked.id)).status).toBe(200);
  expect(await at.place(order.id)).toBe('PLACED');
});

it.each(['unanswered', 'lost'] as const)('is ordered once where the order was %s', async (fate) => {
  const order = await at.begun();
  at.fake.trade.next = fate;
  await expect(at.place(order.id)).rejects.toMatchObject({ kind: 'unavailable' });
  const calls = at.fake.calls.length;
  expect(await at.place(order.id)).toBe('LATER');
  expect(at.fake.calls).toHaveLength(calls);
  expect(await statusOf(order)).toBe('PURCHASING');
  at.later();
  expect(await at.place(order.id)).toBe('PLACED');
  expect(madeFor(order)).toHaveLength(1);
  expect(await statusOf(order)).toBe('PURCHASED');
});

it('is asked about where a piece is dearer, and ordered once the rest is paid', async () => {
  const order = await at.begun();
  const [first] = at.fake.trade.goods;
  if (first) first.unitFen += 1_000;
  expect(await at.place(order.id)).toBe('ASKED_MORE');
  expect(await at.place(order.id)).toBe('ASKED_MORE');
  expect(madeFor(order)).toEqual([]);
  expect((await at.get(order.id)).data.topUp).toMatchObject({ status: 'UNPAID' });
  await at.payMore(order.id);
  expect(await at.place(order.id)).toBe('PLACED');
  expect(madeFor(order)).toHaveLength(1);
});

it('is given up and asked about where the order itself turns out dearer than its preview', async () => {
  const order = await at.begun();
  at.fake.trade.onTop = 1_500;
  expect(await at.place(order.id)).toBe('ASKED_MORE');
  expect(madeFor(order)).toMatchObject([{ status: 'cancel' }]);
  const { items, topUp } = (await at.get(order.id)).data;
  expect(items.filter(({ status }) => status === 'DEARER')).toHaveLength(1);
  expect(topUp?.amount.amount).toBeGreaterThan(0);
  await at.payMore(order.id);
  at.fake.trade.onTop = 0;
  expect(await at.place(order.id)).toBe('PLACED');
  expect(madeFor(order).map(({ status }) => status)).toEqual(['cancel', 'waitbuyerpay']);
});

it('is ordered all the same where the shop bears what it costs more', async () => {
  const order = await at.begun();
  at.fake.trade.onTop = 100;
  expect(await at.place(order.id)).toBe('PLACED');
  at.fake.trade.onTop = 0;
  expect((await at.get(order.id)).data.topUp).toBeNull();
});

it('is ordered without what is sold out, whose money is back', async () => {
  const order = await at.begun();
  const [first] = at.fake.trade.goods;
  if (first) first.stock = 0;
  expect(await at.place(order.id)).toBe('SOLD_OUT');
  expect((await at.get(order.id)).data.refunded.amount).toBeGreaterThan(0);
  expect(await at.place(order.id)).toBe('PLACED');
  expect(madeFor(order)[0]?.cargo).toHaveLength(1);
});

it('can be asked for again at once where it was refused in so many words', async () => {
  const order = await at.begun();
  at.fake.trade.next = 'refused';
  await expect(at.place(order.id)).rejects.toMatchObject({ extra: { said: '500_1 the seller takes no orders' } });
  expect(await at.place(order.id)).toBe('PLACED');
  expect(madeFor(order)).toHaveLength(1);
});

it('is not bought where its shopper closes it meanwhile: what was ordered is given up before it is paid', async () => {
  const order = await at.begun();
  const balance = await at.balance();
  at.fake.trade.before = async () => {
    at.fake.trade.before = () => Promise.resolve();
    expect((await at.close(order.id)).status).toBe(200);
  };
  expect(await at.place(order.id)).toBe('LATER');
  expect(madeFor(order)).toMatchObject([{ status: 'cancel' }]);
  expect(await at.balance()).toBe(balance + order.total.local.amount);
  await expect(at.place(order.id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
});

it('takes no order for ours that does not say whose it is', async () => {
  const order = await at.begun();
  at.fake.trade.next = 'unanswered';
  await expect(at.place(order.id)).rejects.toMatchObject({ kind: 'unavailable' });
  const [made] = madeFor(order);
  at.fake.trade.saysWhose = false;
  at.later();
  await expect(at.place(order.id)).rejects.toMatchObject({ kind: 'malformed' });
  at.fake.trade.saysWhose = true;
  at.later();
  expect(await at.place(order.id)).toBe('PLACED');
  expect(madeFor(order)).toEqual([made]);
});
