import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { tenantTx, type Tx } from '../../../../src/server/db/database';
import { notify } from '../../../../src/server/modules/account/account.service';
import {
  findReader,
  mailPlacedOrders,
  tellOfOrder,
  tellOfOrders,
  tellOfTransit,
} from '../../../../src/server/modules/account/order-mail.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { mailsTo, signUp } from '../../../support/shopper';

async function open() {
  const shop = await startShop();
  const { token, shopperId, email } = await signUp(shop);
  const before = (await mailsTo(shop, email)).length;
  const owner = { tenantId: shop.tenant.id, shopperId };
  const news = { ...owner, at: shop.clock.now };
  const order = { id: 'o1', orderNo: 'PO1', host: shop.host };
  const inShop = (work: (tx: Tx) => Promise<void>) => tenantTx(owner, work);
  return {
    shop,
    owner,
    order,
    inShop,
    refund: (event: string) => inShop((tx) => tellOfOrder(tx, { ...news, code: 'REFUND_APPROVED', event, order })),
    pay: (...ids: string[]) =>
      inShop((tx) =>
        tellOfOrders(tx, { ...news, code: 'PURCHASE_PAID', orders: ids.map((id) => ({ ...order, id, orderNo: id })) }),
      ),
    ship: (version: number) =>
      inShop((tx) => tellOfTransit(tx, { ...owner, ...order, version }, 'TRANSIT_SHIPPED', shop.clock.now)),
    mute: (...muted: ('MESSAGE_ORDERS' | 'MESSAGE_MONEY')[]) =>
      shop.call(accountEndpoints.saveProfile, { body: { name: 'Ada', muted } }, { token }),
    /** How many messages, and how many mails. */
    told: async () => [
      (await shop.call(accountEndpoints.listNotifications, { query: {} }, { token })).data.total,
      (await mailsTo(shop, email)).length - before,
    ],
  };
}

it('tells of an event once, and of each event', async () => {
  const { refund, told } = await open();
  await refund('r1');
  await refund('r1');
  expect(await told()).toEqual([1, 1]);
  await refund('r2');
  expect(await told()).toEqual([2, 2]);
});

it('tells another shopper of what bears the same name', async () => {
  const { shop, owner, inShop, told } = await open();
  const other = await signUp(shop);
  const notice = { tenantId: owner.tenantId, code: 'DEPOSIT_CREDITED', event: 'd1', at: shop.clock.now } as const;
  await inShop((tx) => notify(tx, { ...notice, shopperId: owner.shopperId }));
  await tenantTx({ ...owner, shopperId: other.shopperId }, (tx) =>
    notify(tx, { ...notice, shopperId: other.shopperId }),
  );
  const theirs = (await shop.call(accountEndpoints.listNotifications, { query: {} }, { token: other.token })).data;
  expect([await told(), theirs.total]).toEqual([[1, 0], 1]);
});

it('tells of two kinds of news of one row', async () => {
  const { inShop, owner, order, refund, shop, told } = await open();
  await refund('r1');
  const returned = { ...owner, code: 'REFUND_RETURNED', event: 'r1', order, at: shop.clock.now } as const;
  await inShop((tx) => tellOfOrder(tx, returned));
  expect(await told()).toEqual([2, 2]);
});

it('tells of each order that was paid once, in one mail for those that were paid at once', async () => {
  const { pay, told } = await open();
  await pay('o1', 'o2');
  await pay('o1', 'o2');
  expect(await told()).toEqual([2, 1]);
  await pay('o3');
  expect(await told()).toEqual([3, 2]);
});

it('tells of a shipment anew where it was sent anew', async () => {
  const { ship, told } = await open();
  await ship(4);
  await ship(4);
  expect(await told()).toEqual([1, 1]);
  await ship(9);
  expect(await told()).toEqual([2, 2]);
});

it('mails once what is told by mail alone', async () => {
  const { refund, mute, told } = await open();
  await mute('MESSAGE_MONEY', 'MESSAGE_ORDERS');
  await refund('r1');
  await refund('r1');
  expect(await told()).toEqual([0, 1]);
});

it('mails once what was ordered', async () => {
  const { shop, owner, order, inShop, told } = await open();
  const ctx = { tenant: shop.tenant, host: shop.host, now: () => shop.clock.now };
  const goods = { items: [], total: { amount: 100, currency: 'USD' } };
  const place = (id: string) =>
    inShop(async (tx) => mailPlacedOrders(tx, ctx, await findReader(tx, owner), [{ ...order, id, goods }]));
  await place('o1');
  await place('o1');
  expect(await told()).toEqual([0, 1]);
  await place('o2');
  expect(await told()).toEqual([0, 2]);
});

it('tells of every deed that is by itself', async () => {
  const { shop, owner, inShop, told } = await open();
  const notice = { ...owner, code: 'PASSWORD_CHANGED', event: null, at: shop.clock.now } as const;
  await inShop((tx) => notify(tx, notice));
  await inShop((tx) => notify(tx, notice));
  expect(await told()).toEqual([2, 0]);
});

describeOnPostgres('several processes at once', () => {
  it('tell of an event once, and of each event', async () => {
    const { refund, told } = await open();
    await Promise.all(['r1', 'r1', 'r1', 'r2'].map(refund));
    expect(await told()).toEqual([2, 2]);
  });
});
