import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { formatDateTime } from '../../../../src/contract/tenant-time';
import { waitingDeskEndpoints } from '../../../../src/contract/waiting.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { warehouseRepo } from '../../../../src/server/modules/tenant/warehouse.repo';
import { setClocks } from '../../../../src/server/modules/purchase/clock.service';
import { mailsTo } from '../../../support/shopper';
import { startBuyingDesk } from './buying-at-desk';

it('stands still from the question to the answer, and is not late meanwhile', async () => {
  const at = await startBuyingDesk();
  const { id } = await at.paidForTwo();
  const taken = (await at.claim(id)).data;
  expect(taken.dueAt).not.toBeNull();
  const asked = await at.buy(taken, [5000]);
  expect([asked.data.dueAt, asked.data.isLate]).toEqual([null, false]);
  expect((await at.get(id)).data.buyBefore).toBeUndefined();
});

it('is late in the queue from when it is over, by its own index', async () => {
  const at = await startBuyingDesk();
  const { id } = await at.paidForTwo();
  const { buyBefore } = (await at.get(id)).data;
  at.shop.clock.now = new Date(Date.parse(buyBefore ?? '') - 1);
  const ben = await at.another();
  expect((await at.queue({ view: 'late' }, ben)).items).toEqual([]);
  at.later(1 / 3600);
  expect((await at.queue({ view: 'late' }, ben)).items.map((row) => row.id)).toEqual([id]);
});

it('is in a queue of its own, and counted at the desk, from when its courier should have brought it, until it is there', async () => {
  const at = await startBuyingDesk();
  const { id } = await at.paidForTwo();
  await at.begin(id);
  await at.finish(id);
  await at.send(id, 'SF1234567890123');
  const due = new Date((await at.openAtDesk(id)).dueAt ?? '');
  at.shop.clock.now = new Date(due.getTime() - 1);
  const ben = await at.another();
  const waiting = async () => (await at.shop.call(waitingDeskEndpoints.count, {}, ben)).data.buying;
  expect((await at.queue({ view: 'undelivered' }, ben)).items).toEqual([]);
  expect(await waiting()).toBe(0);
  at.shop.clock.now = due;
  const late = await at.queue({ view: 'undelivered' }, ben);
  expect(late.items).toMatchObject([{ id, status: 'SELLER_SHIPPED', isLate: true, dueAt: due.toISOString() }]);
  expect(late.waiting).toMatchObject({ undelivered: 1, unsent: 0, late: 0 });
  expect(await waiting()).toBe(1);
  await systemTx((tx) => tx.execute(sql`update purchase_order set status = 'STOCKED_IN' where id = ${id}`));
  expect((await at.queue({ view: 'undelivered' }, ben)).waiting.undelivered).toBe(0);
});

it('is told to its shopper: by when it is bought, sent by its seller and at the warehouse, one at a time', async () => {
  const at = await startBuyingDesk();
  const { id } = await at.paidForTwo();
  const told = async () => {
    const { buyBefore, sendBefore, arriveBefore } = (await at.get(id)).data;
    return { buyBefore, sendBefore, arriveBefore };
  };
  const due = async () => (await at.openAtDesk(id)).dueAt;
  expect(await told()).toEqual({ buyBefore: await due() });
  await at.begin(id);
  await at.finish(id);
  expect(await told()).toEqual({ sendBefore: await due() });
  await at.send(id, 'SF1234567890123');
  expect(await told()).toEqual({ arriveBefore: await due() });
  expect(await due()).not.toBeNull();
});

it('is told in the message and in the mail that say how far it is, as the order’s page tells it', async () => {
  const at = await startBuyingDesk();
  const { shop, token } = at;
  const { id } = await at.paidForTwo();
  const told = async (title: string) => {
    const { items } = (await shop.call(accountEndpoints.listNotifications, {}, { token })).data;
    const mails = await mailsTo(shop, at.email);
    const mail = mails.find(({ subject }) => subject.includes(title))?.body.split('\n')[0];
    return [items.find((news) => news.title === title)?.body, mail];
  };
  const { timezoneOffset } = shop.tenant;
  const said = (iso = '') => formatDateTime(iso, timezoneOffset, 'en');
  const bought = `We have received the payment of order ${(await at.get(id)).data.orderNo} and will buy it for you. The shop buys it by ${said((await at.get(id)).data.buyBefore)}.`;
  expect(await told('Order paid')).toEqual([bought, bought]);
  await at.begin(id);
  await at.finish(id);
  const sent = expect.stringContaining(`The seller should send it by ${said((await at.get(id)).data.sendBefore)}.`);
  expect(await told('Order bought')).toEqual([sent, sent]);
  await at.send(id, 'SF1234567890123');
  const here = expect.stringContaining(
    `It should be at the warehouse by ${said((await at.get(id)).data.arriveBefore)}.`,
  );
  expect(await told('Seller has shipped')).toEqual([here, here]);
});

it('is reckoned anew where its warehouse works otherwise, and where nobody has reckoned it', async () => {
  const at = await startBuyingDesk();
  const { id } = await at.paidForTwo();
  const { warehouseId } = (await at.claim(id)).data;
  const tenantId = at.shop.tenant.id;
  const before = (await at.openAtDesk(id)).dueAt ?? '';
  const day = before.slice(0, 10);
  await systemTx(async (tx) => {
    const repo = warehouseRepo(tx, { tenantId });
    await repo.setDays(warehouseId, day.slice(0, 4), [{ day, kind: 'OFF', note: '' }]);
    await repo.forgetDue(warehouseId);
  });
  expect((await at.openAtDesk(id)).dueAt).toBeNull();
  expect(await setClocks(at.shop.clock.now)).toBe(1);
  const moved = (await at.openAtDesk(id)).dueAt ?? '';
  expect(moved > before).toBe(true);
  await systemTx((tx) => tx.execute(sql`update purchase_order set clock = null, due_at = null where id = ${id}`));
  expect(await setClocks(at.shop.clock.now)).toBe(1);
  expect((await at.openAtDesk(id)).dueAt).toBe(moved);
});
