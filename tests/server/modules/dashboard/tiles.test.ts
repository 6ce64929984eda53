import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import type { CallInput } from '../../../../src/contract/endpoint';
import { dashboardDeskEndpoints } from '../../../../src/contract/dashboard.desk.endpoints';
import type { FactMeasure } from '../../../../src/contract/dashboard.enums';
import { depositDeskEndpoints } from '../../../../src/contract/deposit.desk.endpoints';
import { ORDER_AGES } from '../../../../src/contract/order-age';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { refundDeskEndpoints } from '../../../../src/contract/refund.desk.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { withdrawalDeskEndpoints } from '../../../../src/contract/withdrawal.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { countDays } from '../../../../src/server/modules/dashboard/count-days.service';
import { PAY_PASSWORD } from '../../../support/money';
import { storeParcel } from '../../../support/parcels';
import { signInStaff } from '../../../support/staff';
import { startOrdering } from '../purchase/ordering';

const DAY_MS = 86_400_000;
/** Paid orders in each state and of each age, with one that nobody paid and two that are over. */
const ORDERS = [
  ['PAID', 0.5], ['PURCHASING', 2], ['PURCHASED', 5], ['SELLER_SHIPPED', 8], ['STOCKED_IN', 30],
  ['PENDING_PAYMENT', 9], ['COMPLETED', 9], ['CLOSED', 9],
] as const; // prettier-ignore

async function startCounted() {
  const at = await startOrdering();
  const { shop, owner, token } = at;
  await at.fund(100_000);
  const now = shop.clock.now.getTime();
  for (const [status, days] of ORDERS) {
    const { id } = await at.order();
    if (status !== 'PENDING_PAYMENT') await at.pay(id);
    const movedAt = new Date(now - days * DAY_MS).toISOString();
    await systemTx((tx) =>
      tx.execute(sql`update purchase_order set status = ${status}, moved_at = ${movedAt}::timestamptz
        where tenant_id = ${owner.tenantId} and id = ${id}`),
    );
  }
  for (const status of ['STOCKED_IN', 'STOCKED_IN', 'RECEIVED'] as const)
    await storeParcel(shop, owner.shopperId, { status });
  const withdrawal = { amount: 100, accountText: 'Bank 1234', payPassword: PAY_PASSWORD };
  await shop.call(walletEndpoints.createWithdrawal, { body: withdrawal }, { token });
  const staff = await signInStaff(shop);
  await countDays(() => shop.clock.now);
  const { data } = await shop.call(dashboardDeskEndpoints.get, { query: { days: '7' } }, staff);
  const partsOf = (measure: FactMeasure) =>
    Object.fromEntries(data.facts.find((fact) => fact.measure === measure)?.parts.map((part) => [part.dimension, part.now]) ?? []); // prettier-ignore
  const sum = (parts: Record<string, number>) => Object.values(parts).reduce((all, part) => all + part, 0);
  const orders = async (query: CallInput<typeof buyingDeskEndpoints.list>['query']) => {
    const list = (await shop.call(buyingDeskEndpoints.list, { query }, staff)).data;
    expect(list.items).toHaveLength(list.matches);
    return list;
  };
  return { shop, staff, data, partsOf, sum, orders };
}

describe('a number of the dashboard', () => {
  it('of open orders is its states, its ages and the list that it leads to', async () => {
    const { partsOf, sum, orders } = await startCounted();
    const [open, age] = [partsOf('open'), partsOf('age')];
    expect(open).toEqual({ PAID: 1, PURCHASING: 1, PURCHASED: 1, SELLER_SHIPPED: 1, STOCKED_IN: 1 });
    const list = await orders({ view: 'open' });
    expect([sum(age), list.matches, list.waiting.open]).toEqual([sum(open), sum(open), sum(open)]);
    for (const name of ORDER_AGES) expect([name, (await orders({ view: 'open', age: name })).matches]).toEqual([name, age[name]]); // prettier-ignore
    expect((await orders({ view: 'open', age: '0-1,7+' })).matches).toBe(3);
  });

  it('of orders paid is where their way begins', async () => {
    const { partsOf, sum } = await startCounted();
    expect(sum(partsOf('orders'))).toBe(partsOf('funnel').paid);
    expect(partsOf('funnel').paid).toBe(ORDERS.length - 1);
  });

  it('of parcels and of queues is the list that it leads to', async () => {
    const { shop, staff, data, partsOf, sum, orders } = await startCounted();
    const parcels = async (view: 'onShelf' | 'toInspect') =>
      (await shop.call(parcelDeskEndpoints.list, { query: { view } }, staff)).data.items.length;
    expect(await parcels('onShelf')).toBe(sum(partsOf('stored')));
    const withdrawals = async (view: 'toCheck' | 'toApprove' | 'toPay') =>
      (await shop.call(withdrawalDeskEndpoints.list, { query: { view } }, staff)).data.items.length;
    const waiting = Object.fromEntries(data.work.map((row) => [row.desk, row.waiting]));
    expect(waiting).toEqual({
      buying: (await orders({ view: 'toBuy' })).matches,
      seller: (await orders({ view: 'atSeller' })).matches,
      inspect: await parcels('toInspect'),
      packing: 0,
      refunds: (await shop.call(refundDeskEndpoints.list, {}, staff)).data.items.length,
      withdrawals: await withdrawals('toCheck'),
      withdrawalsToAllow: await withdrawals('toApprove'),
      withdrawalsToPay: await withdrawals('toPay'),
      deposits: (await shop.call(depositDeskEndpoints.list, {}, staff)).data.items.length,
    });
    expect([waiting.buying, waiting.inspect, waiting.withdrawals]).toEqual([2, 1, 1]);
  });
});
