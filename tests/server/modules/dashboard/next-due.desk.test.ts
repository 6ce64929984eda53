import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { nextDueDeskEndpoints } from '../../../../src/contract/next-due.desk.endpoints';
import { CLOCKED_QUEUES, type ClockedQueue } from '../../../../src/contract/next-due.enums';
import { systemTx } from '../../../../src/server/db/database';
import { storeParcel } from '../../../support/parcels';
import { startShop, type Shop } from '../../../support/shop';
import { signInClerk, signInStaff } from '../../../support/staff';
import { signOldDay } from '../../db/desk-rows';
import { startBuyingDesk } from '../purchase/buying-at-desk';

const ask = async (shop: Shop, queue: ClockedQueue, as: { staffToken: string }) =>
  (await shop.call(nextDueDeskEndpoints.get, { query: { queue } }, as)).data.at;
const HOUR_MS = 3_600_000;

describe('when the next one comes into an empty queue', () => {
  it('is told of an order as its clock says it, and not of one whose clock is over', async () => {
    const at = await startBuyingDesk('owner');
    const { id } = await at.paidForTwo();
    expect(await ask(at.shop, 'buying.late', at.mei)).toBe((await at.openAtDesk(id)).dueAt);
    await at.begin(id);
    await at.finish(id);
    expect(await ask(at.shop, 'buying.late', at.mei)).toBeNull();
    expect(await ask(at.shop, 'buying.unsent', at.mei)).toBe((await at.openAtDesk(id)).dueAt);
    await at.send(id, 'SF1234567890123');
    const due = (await at.openAtDesk(id)).dueAt ?? '';
    for (const queue of ['buying.undelivered', 'parcels.toInspect'] as const)
      expect(await ask(at.shop, queue, at.mei)).toBe(due);
    // what a seller has sent is told by the orders of the whole shop: to nobody who works in some warehouses alone
    expect(await ask(at.shop, 'parcels.toInspect', await signInClerk(at.shop, ['warehouse'], ['gz']))).toBeNull();
    at.shop.clock.now = new Date(due);
    expect(await ask(at.shop, 'buying.undelivered', await at.another())).toBeNull();
  });

  it('is told of an order that waits for a day', async () => {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    expect(await ask(at.shop, 'buying.toBuy', at.mei)).toBeNull();
    const until = new Date(at.shop.clock.now.getTime() + 30 * HOUR_MS);
    await systemTx((tx) =>
      tx.execute(sql`update purchase_order set wait_until = ${until.toISOString()}::timestamptz where id = ${id}`),
    );
    expect(await ask(at.shop, 'buying.toBuy', at.mei)).toBe(until.toISOString());
  });

  it('is told of goods that nobody claims, of those that nobody pays for, and of a day of the book', async () => {
    const { shop, shopperId, mei: owner } = await startBuyingDesk('owner');
    for (const queue of CLOCKED_QUEUES) expect(await ask(shop, queue, owner), queue).toBeNull();
    const until = new Date(shop.clock.now.getTime() + 5 * HOUR_MS);
    await storeParcel(shop, shopperId, { status: 'UNCLAIMED', expiresAt: until });
    await storeParcel(shop, shopperId, { keptUntil: '2026-11-24' });
    expect(await ask(shop, 'parcels.toDispose', owner)).toBe(until.toISOString());
    expect(await ask(shop, 'parcels.unpaid', owner)).toBe('2026-11-24T16:00:00.000Z');
    await signOldDay(shop, owner.staffToken);
    const end = await ask(shop, 'days.toSign', owner);
    const left = Date.parse(end ?? '') - shop.clock.now.getTime();
    expect(left > 0 && left <= 24 * HOUR_MS).toBe(true);
  });

  it('is told to those who are told how much waits there', async () => {
    const shop = await startShop();
    const [owner, buyer] = [await signInStaff(shop, ['owner']), await signInStaff(shop, ['buyer'])];
    await signOldDay(shop, owner.staffToken);
    expect(await ask(shop, 'days.toSign', owner)).not.toBeNull();
    expect(await ask(shop, 'days.toSign', buyer)).toBeNull();
  });
});
