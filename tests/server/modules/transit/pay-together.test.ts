import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { PAY_PASSWORD } from '../../../support/money';
import { decide, startCharge } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { startOrdering } from '../purchase/ordering';
import { packingAt } from './packing';
import { shippingOf, startShipping } from './shipping';

it('a shipment is paid in one batch with what was ordered, all of it or nothing', async () => {
  const ordering = await startOrdering(undefined, await startShop({ offers: { lines: [lineOf()] } }));
  const at = await shippingOf(ordering.shop, ordering);
  const [order, shipmentId] = [await ordering.order(), await packingAt(at).packed()];
  const due = (await at.shop.call(paymentEndpoints.listUnpaid, { query: {} }, { token: at.token })).data.items;
  expect(due.map(({ kind }) => kind).toSorted()).toEqual(['PURCHASE', 'TRANSIT']);
  const ends = [(await ordering.get(order.id)).data.payBefore, (await at.get(shipmentId)).data.payBefore];
  expect(due.map(({ payBefore }) => payBefore)).toEqual(ends.toSorted());
  const shown = [(await ordering.get(order.id)).data.items, (await at.get(shipmentId)).data.parcels];
  const thingsOf = (sums: typeof due) =>
    sums
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
      .map(({ things }) => things.map(({ id, image }) => ({ id, image })));
  expect(thingsOf(due)).toEqual(shown.map((things) => things.map(({ id, image }) => ({ id, image }))));
  const body = { paymentNos: due.map(({ paymentNo }) => paymentNo), payPassword: PAY_PASSWORD };
  const pay = () => at.shop.call(paymentEndpoints.batchPay, { body }, { token: at.token });
  const states = async () => [(await ordering.get(order.id)).data.status, (await at.get(shipmentId)).data.status];

  const sum = due.reduce((all, { amount }) => all + amount.amount, 0);
  await at.fund(sum - 1);
  expect((await pay()).problem.code).toBe('BALANCE_TOO_LOW');
  expect(await states()).toEqual(['PENDING_PAYMENT', 'PENDING_PAYMENT']);
  await at.fund(1);
  expect((await pay()).data.map(({ status }) => status)).toEqual(['PAID', 'PAID']);
  expect([await states(), await at.balance()]).toEqual([['PAID', 'PAID'], 0]);
  expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
});

it('a shipment is paid by a provider, and leaves', async () => {
  const at = await startShipping();
  const desk = packingAt(at);
  const id = await desk.packed();
  const { paymentNo = '', amount } = (await at.get(id)).data.payment ?? {};
  const chargeId = await startCharge(at.shop, at.token, { paymentNo, amount: amount?.amount ?? 0 });
  expect((await at.get(id)).data.status).toBe('PENDING_PAYMENT');
  await decide(at.shop, chargeId, 'approve');
  const { data: paid } = await at.get(id);
  expect(paid).toMatchObject({ status: 'PAID', paid: amount, payment: { status: 'PAID' } });
  const news = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
  expect(news.filter(({ title }) => title === 'Shipment paid')).toMatchObject([
    { body: `We have received the payment of ${paid.orderNo}. The next step is ours.`, link: `/my/transit/${id}` },
  ]);
  await desk.send(id);
  expect((await at.get(id)).data.status).toBe('OUTBOUND');
  expect(await at.balance()).toBe(0);
  expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
});
