import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { formatMoney, type Money } from '../../../../src/contract/money';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { writeDateTime } from '../../../../src/contract/tenant-time';
import { demoShopEndpoints } from '../../../../src/demo/accounts/demo-shop.endpoints';
import { dateWords } from '../../../../src/server/kernel/date-words';
import { tenantTx } from '../../../../src/server/db/database';
import { ORDER_CODES } from '../../../../src/server/modules/account/notification.rules';
import { tellOfOrder } from '../../../../src/server/modules/account/order-mail.service';
import { outboxRepo } from '../../../../src/server/modules/account/outbox.repo';
import { expireUnpaidOrders } from '../../../../src/server/modules/purchase/expire-orders.service';
import { productOf } from '../../../support/marketplace';
import { PAY_PASSWORD } from '../../../support/money';
import { decide, startCharge } from '../../../support/sandbox';
import { startShop, type Shop } from '../../../support/shop';
import { tenantRecordOf } from '../../../support/tenant-record';
import { startOrdering, type Ordering } from './ordering';

async function mailsOf(shop: Shop) {
  const owner = { tenantId: shop.tenant.id, shopperId: '' };
  return tenantTx(owner, (tx) => outboxRepo(tx, owner).listNewest(100));
}
const subjectsOf = async (shop: Shop) => (await mailsOf(shop)).map(({ subject }) => subject).sort();

/** The shopper reads Vietnamese; the calls below ask in English. */
async function startVietnamese(...given: Parameters<typeof startOrdering>) {
  const at = await startOrdering(...given);
  await at.shop.call(accountEndpoints.setLanguage, { query: { language: 'vi' } }, { token: at.token });
  return at;
}
const linkTo = ({ shop }: Ordering, path: string) => `http://${shop.tenant.id}.shop.test/vi/my/purchase${path}`;

describe('mails about orders', () => {
  it('say at once what was ordered, in the shopper’s language, with a link to it', async () => {
    const at = await startVietnamese();
    const order = await at.order();
    const [mail, ...others] = await mailsOf(at.shop);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Đơn hàng của bạn tại Cửa hàng thử: ${order.orderNo}`);
    expect(mail?.body.split('\n')).toEqual(expect.arrayContaining([linkTo(at, `/${order.id}`)]));
    expect(mail?.body).toContain('72 giờ');
    const [item] = order.items;
    if (!item) throw new Error('nothing was ordered');
    const sumOf = (money: Money) => formatMoney(money, 'vi');
    const line = `${String(item.quantity)} × ${item.title} (${item.skuLabels.join(', ')}): ${sumOf(item.total.local)}`;
    expect(mail?.body.split('\n')).toEqual(expect.arrayContaining([line, `Tổng cộng: ${sumOf(order.total.local)}`]));
    // and so does the one that says that it is paid
    await at.fund(order.total.local.amount);
    await at.pay(order.id);
    const [paid] = (await mailsOf(at.shop)).filter(({ subject }) => subject.includes('Đơn đã thanh toán'));
    expect(paid?.body.split('\n')).toEqual(
      expect.arrayContaining([line, `Tổng cộng: ${sumOf(order.total.local)}`, linkTo(at, `/${order.id}`)]),
    );
  });

  it('are one for a cart of several shops, with all numbers and the whole sum', async () => {
    const products = [productOf(), productOf({ shop: { id: 'shop-b', name: 'Potter', city: '', ratingTenths: 40 } })];
    const at = await startVietnamese(products);
    for (const product of products) await at.add(product);
    const ids = (await at.cart()).shops.flatMap(({ cartItems }) => cartItems.map(({ id }) => id));
    const { quoteId } = (await at.refresh(ids)).data;
    const headers = { 'idempotency-key': randomUUID() };
    const input = { body: { quoteId, termsAccepted: true as const } };
    const create = () => at.shop.call(purchaseEndpoints.create, input, { token: at.token, headers });
    const orders = (await create()).data;
    // the same call again: its answer, and no second mail
    expect((await create()).data.map(({ id }) => id)).toEqual(orders.map(({ id }) => id));
    expect((await at.create(quoteId)).status).toBe(409);
    const mails = await mailsOf(at.shop);
    expect(mails).toHaveLength(1);
    expect(orders).toHaveLength(2);
    for (const { orderNo } of orders) expect(mails[0]?.subject).toContain(orderNo);
    const sum = orders.reduce((total, { total: { local } }) => total + local.amount, 0);
    const amount = formatMoney({ amount: sum, currency: 'USD' }, 'vi');
    expect(mails[0]?.body.split('\n')).toEqual(expect.arrayContaining([`Tổng cộng: ${amount}`, linkTo(at, '')]));
  });

  it('tell of paying and closing, once each, also where the call comes again', async () => {
    const at = await startVietnamese();
    const order = await at.order();
    expect((await at.pay(order.id)).problem.code).toBe('BALANCE_TOO_LOW');
    expect(await mailsOf(at.shop)).toHaveLength(1);
    await at.fund(order.total.local.amount);
    await at.pay(order.id);
    expect((await at.pay(order.id)).problem.code).toBe('STATE_CONFLICT');
    await at.close(order.id);
    expect((await at.close(order.id)).problem.code).toBe('STATE_CONFLICT');
    expect(await subjectsOf(at.shop)).toEqual(
      [
        `Cửa hàng thử: Đơn đã thanh toán (${order.orderNo})`,
        `Cửa hàng thử: Đơn đã hoàn tiền (${order.orderNo})`,
        `Đơn hàng của bạn tại Cửa hàng thử: ${order.orderNo}`,
      ].sort(),
    );
  });

  it('are one for a batch of orders that is paid, with all numbers and a message for each', async () => {
    const at = await startVietnamese();
    const orders = [await at.order(), await at.order()];
    await at.fund(orders.reduce((sum, { total }) => sum + total.local.amount, 0));
    const paymentNos = orders.flatMap(({ payment }) => payment?.paymentNo ?? []);
    const body = { paymentNos, payPassword: PAY_PASSWORD };
    const batch = { headers: { 'idempotency-key': randomUUID() }, token: at.token };
    expect((await at.shop.call(paymentEndpoints.batchPay, { body }, batch)).data).toHaveLength(2);
    expect((await at.shop.call(paymentEndpoints.batchPay, { body }, batch)).data).toHaveLength(2);
    const news = (await mailsOf(at.shop)).filter(({ subject }) => subject.startsWith('Cửa hàng thử:'));
    expect(news.map(({ subject }) => subject.replace(/PO\w+/g, 'PO'))).toEqual([
      'Cửa hàng thử: Các đơn đã thanh toán (PO, PO)',
    ]);
    for (const { orderNo } of orders) expect(news[0]?.body).toContain(orderNo);
    expect(news[0]?.body.split('\n')).toContain(linkTo(at, ''));
    // by when the last of them is bought, in the reader's language and the shop's time
    const { buyBefore = '' } = (await at.get(orders[1]?.id ?? '')).data;
    const due = writeDateTime(new Date(buyBefore), at.shop.tenant.timezoneOffset, dateWords('vi'));
    expect(news[0]?.body).toContain(`Cửa hàng mua trước ${due}.`);
    const { items } = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data;
    expect(items.map(({ link }) => link).sort()).toEqual(orders.map(({ id }) => `/my/purchase/${id}`).sort());
  });

  it('tell of a provider’s payment and of an order that was not paid in time, which no shopper’s call asks for', async () => {
    const at = await startVietnamese();
    const [paid, late] = [await at.order(), await at.order()];
    if (!paid.payment) throw new Error('nothing is due');
    const due = { paymentNo: paid.payment.paymentNo, amount: paid.payment.amount.amount };
    const charge = await startCharge(at.shop, at.token, due);
    await decide(at.shop, charge, 'approve');
    await decide(at.shop, charge, 'approve');
    const over = new Date(at.shop.clock.now.getTime() + 73 * 3_600_000);
    await expireUnpaidOrders(over);
    await expireUnpaidOrders(over);
    const news = (await mailsOf(at.shop)).filter(({ subject }) => subject.startsWith('Cửa hàng thử:'));
    expect(news.map(({ body }) => body.split('\n').find((line) => line.startsWith('http'))).sort()).toEqual(
      [linkTo(at, `/${paid.id}`), linkTo(at, `/${late.id}`)].sort(),
    );
  });

  it('show on the demo’s page of mails', async () => {
    const preference = { ...tenantRecordOf({ id: 'any' }).preference, demoAccounts: true };
    const at = await startOrdering([productOf()], await startShop({ preference }));
    const { orderNo } = await at.order();
    const shown = (await at.shop.call(demoShopEndpoints.listOutbox, {})).data;
    expect(shown.map(({ subject }) => subject)).toEqual([`Your order at Test Shop: ${orderNo}`]);
  });

  it('are not there where the change was taken back', async () => {
    const at = await startOrdering();
    const order = { id: 'o1', orderNo: 'PO1', host: '' };
    const failing = tenantTx(at.owner, async (tx) => {
      await tellOfOrder(tx, { ...at.owner, code: 'PURCHASE_PAID', event: 'o1', order, at: at.shop.clock.now });
      throw new Error('later step');
    });
    await expect(failing).rejects.toThrow('later step');
    expect(await mailsOf(at.shop)).toEqual([]);
  });

  it.each(ORDER_CODES)('have words for %s', async (code) => {
    const at = await startVietnamese();
    const order = { id: 'o1', orderNo: 'PO1', host: 'shop.example:81' };
    await tenantTx(at.owner, (tx) => tellOfOrder(tx, { ...at.owner, code, event: 'o1', order, at: at.shop.clock.now }));
    const [mail, ...others] = await mailsOf(at.shop);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Cửa hàng thử: .+ \(PO1\)$/);
    expect(mail?.body).toMatch(/^.*PO1.*\n\nhttp:\/\/shop\.example:81\/vi\/my\/purchase\/o1\n\nCửa hàng thử$/);
    const { items } = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data;
    expect(items).toMatchObject([{ link: '/my/purchase/o1' }]);
  });
});
