import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { batchDeskEndpoints } from '../../../../src/contract/batch.desk.endpoints';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import { compensationDeskEndpoints } from '../../../../src/contract/compensation.desk.endpoints';
import { dayDeskEndpoints } from '../../../../src/contract/day.desk.endpoints';
import { dashboardDeskEndpoints } from '../../../../src/contract/dashboard.desk.endpoints';
import { depositDeskEndpoints } from '../../../../src/contract/deposit.desk.endpoints';
import { ledgerDeskEndpoints } from '../../../../src/contract/ledger.desk.endpoints';
import { packingDeskEndpoints } from '../../../../src/contract/packing.desk.endpoints';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { purchaseDeskEndpoints } from '../../../../src/contract/purchase.desk.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { refundDeskEndpoints } from '../../../../src/contract/refund.desk.endpoints';
import { reviewDeskEndpoints } from '../../../../src/contract/review.desk.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { statementDeskEndpoints } from '../../../../src/contract/statement.desk.endpoints';
import { threadDeskEndpoints } from '../../../../src/contract/thread.desk.endpoints';
import { threadEndpoints } from '../../../../src/contract/thread.endpoints';
import { unclaimedDeskEndpoints } from '../../../../src/contract/unclaimed.desk.endpoints';
import { unclaimedEndpoints } from '../../../../src/contract/unclaimed.endpoints';
import { waitingDeskEndpoints } from '../../../../src/contract/waiting.desk.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { wayDeskEndpoints } from '../../../../src/contract/way.desk.endpoints';
import { withdrawalDeskEndpoints } from '../../../../src/contract/withdrawal.desk.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { staffAssignment, staffRole } from '../../../../src/server/db/schema/staff';
import { PAY_PASSWORD } from '../../../support/money';
import { storeParcel } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { warehouseOf } from '../../../support/shop-offers';
import { signInAgain, signInStaff } from '../../../support/staff';
import { addBatch } from '../../db/batch-rows';
import { signOldDay } from '../../db/desk-rows';
import { startOrdering, type Ordering } from '../purchase/ordering';

let at: Ordering;
let owner: { staffToken: string };
const count = async (as: { staffToken: string }) => {
  const { status, data } = await at.shop.call(waitingDeskEndpoints.count, {}, as);
  expect(status).toBe(200);
  return data;
};
const countAs = async (role: DefaultRole) => count(await signInStaff(at.shop, [role]));

/** Something at most desks. */
async function keepBusy(): Promise<void> {
  const { shop, token, shopperId } = at;
  const [{ tenant }, as] = [shop, { token }];
  await at.fund(50_000);
  const { id } = await at.order();
  await at.pay(id);
  const { id: bought, orderNo } = await at.order();
  await at.pay(bought);
  const wanted = { productUrl: 'https://a.example/1', title: 'Cup', unitPriceFen: 900, quantity: 1, options: '' };
  await shop.call(purchaseEndpoints.createManual, { body: wanted }, as);
  const withdrawal = { amount: 100, accountText: 'Bank 1234', payPassword: PAY_PASSWORD };
  await shop.call(walletEndpoints.createWithdrawal, { body: withdrawal }, as);
  const { data: second } = await shop.call(walletEndpoints.createWithdrawal, { body: withdrawal }, as);
  await shop.call(withdrawalDeskEndpoints.ask, { params: { id: second.id }, body: {} }, owner);
  const file = { source: 'BANK' as const, fileName: 'a.csv', content: 'date,amount\n2026-11-20,1.00' };
  const mapping = { date: 0, amount: 1, isDayFirst: true, isComma: false };
  await shop.call(statementDeskEndpoints.read, { body: { ...file, mapping } }, owner);
  const given = { no: orderNo, reason: 'GOODWILL' as const, amount: 100, note: 'Sorry' };
  await shop.call(compensationDeskEndpoints.ask, { body: given }, owner);
  await shop.call(threadEndpoints.write, { body: { kind: 'ORDER', id, text: 'Where is it?' } }, as);
  const claim = { trackingNo: 'SF1234567890125', statement: 'A cup', orderRef: '27112' };
  await shop.call(unclaimedEndpoints.claim, { body: claim }, as);
  for (const status of ['RECEIVED', 'INSPECTED', 'UNCLAIMED'] as const) await storeParcel(shop, shopperId, { status });
  await signOldDay(shop, owner.staffToken);
  await systemTx(async (tx) => {
    await addBatch(tx, tenant.id);
    await tx.execute(
      sql`insert into refund (tenant_id, id, shopper_id, refund_no, cause, order_kind, order_id, order_no, status, steps, currency, amount, destination, created_at, updated_at)
        values (${tenant.id}, 'one', ${shopperId}, 'RF', 'ASKED', 'PURCHASE', ${id}, 'PO', 'REQUESTED', '[]', 'USD', 1, 'BALANCE', now(), now())`,
    );
  });
}

/** As each list says it, to somebody who may do everything. */
async function askLists() {
  const one = { query: { limit: 1 } };
  const { call } = at.shop;
  const { toBuy, undelivered } = (await call(buyingDeskEndpoints.list, one, owner)).data.waiting;
  const parcels = (await call(parcelDeskEndpoints.list, one, owner)).data.waiting;
  const way = (await call(wayDeskEndpoints.list, one, owner)).data.waiting;
  const withdrawals = (await call(withdrawalDeskEndpoints.list, one, owner)).data.waiting;
  const given = (await call(compensationDeskEndpoints.list, one, owner)).data.waiting;
  const statements = (await call(statementDeskEndpoints.list, one, owner)).data.waiting;
  const days = (await call(dayDeskEndpoints.list, one, owner)).data.waiting;
  return {
    buying: toBuy + undelivered,
    manualOrders: (await call(purchaseDeskEndpoints.listManual, one, owner)).data.waiting.AWAITING_QUOTE,
    parcels: parcels.toInspect + parcels.tasks + parcels.toShelve + parcels.returns + parcels.unclaimed,
    claims: (await call(unclaimedDeskEndpoints.list, one, owner)).data.waiting.claims,
    packing: (await call(packingDeskEndpoints.list, one, owner)).data.waiting.toPack,
    batches: (await call(batchDeskEndpoints.list, one, owner)).data.waiting.closed,
    transit: way.exceptions + way.returned,
    deposits: (await call(depositDeskEndpoints.list, one, owner)).data.waiting.toReview,
    withdrawals: withdrawals.toCheck + withdrawals.toApprove + withdrawals.toPay,
    refunds: (await call(refundDeskEndpoints.list, one, owner)).data.waiting,
    compensations: given.toAllow + given.sentBack + given.toPay,
    reviews: (await call(reviewDeskEndpoints.list, {}, owner)).data.waiting,
    statements: statements.open + statements.toAllow,
    days: days.toSign + days.toCheck,
    ledger: (await call(ledgerDeskEndpoints.list, one, owner)).data.waiting.toAllow,
    threads: (await call(threadDeskEndpoints.list, one, owner)).data.waiting.open,
  };
}

describe('what waits at the desks', () => {
  beforeAll(async () => {
    at = await startOrdering(undefined, await startShop({ staffLimits: { compensationMonth: 1000 } }));
    owner = await signInStaff(at.shop);
    await keepBusy();
  });

  it('is as much as each list says', async () => {
    const waiting = await count(owner);
    expect(waiting).toEqual(await askLists());
    const none = Object.entries(waiting).filter(([, some]) => some === 0);
    expect(none.map(([desk]) => desk)).toEqual(['packing', 'batches', 'transit', 'deposits', 'reviews', 'ledger']);
  });

  it('is on the dashboard as much as in the navigation', async () => {
    const waiting = await count(owner);
    const { work } = (await at.shop.call(dashboardDeskEndpoints.get, { query: { days: '7' } }, owner)).data;
    const shown = Object.fromEntries(work.map((row) => [row.desk, row.waiting]));
    const both = (['buying', 'packing', 'refunds', 'deposits'] as const).map((desk) => [desk, waiting[desk]]);
    expect(shown).toMatchObject(Object.fromEntries(both));
    expect(waiting.buying).toBe(2);
    const { withdrawals, withdrawalsToAllow, withdrawalsToPay } = shown;
    expect([withdrawals, withdrawalsToAllow, withdrawalsToPay]).toEqual([1, 1, 0]);
    expect(waiting.withdrawals).toBe(2);
  });

  it('is told of the other desks where one cannot be counted', async () => {
    const { claims, ...others } = await count(owner);
    expect(claims).toBe(1);
    const rename = (from: string, to: string) =>
      systemTx((tx) => tx.execute(sql.raw(`alter table ${from} rename to ${to}`)));
    await rename('unclaimed_claim', 'unclaimed_claim_away');
    try {
      expect(await count(owner)).toEqual(others);
    } finally {
      await rename('unclaimed_claim_away', 'unclaimed_claim');
    }
  });

  it('is told of the desks that one may open, and of no other', async () => {
    expect(Object.keys(await countAs('buyer')).sort()).toEqual(['buying', 'manualOrders', 'threads']);
    expect(Object.keys(await countAs('packer')).sort()).toEqual(['batches', 'packing', 'transit']);
    expect(Object.keys(await countAs('warehouse')).sort()).toEqual(['claims', 'parcels']);
    expect(await countAs('editor')).toEqual({});
    // they may read of what they can do nothing about
    const read = Object.keys(await countAs('support'));
    expect(read).toContain('refunds');
    expect(read.filter((desk) => ['buying', 'manualOrders', 'compensations'].includes(desk))).toEqual([]);
  });

  it('counts what somebody can do something about', async () => {
    expect(await countAs('finance')).toMatchObject({ withdrawals: 1 });
    expect(await countAs('finance-approver')).toMatchObject({ withdrawals: 1, statements: 0, refunds: 1 });
    expect(await countAs('reader')).toMatchObject({ withdrawals: 0, days: 0, refunds: 1 });
    expect(await count(owner)).toMatchObject({ withdrawals: 2 });
  });

  it('counts each work where it is theirs, who may do less of it in some warehouses', async () => {
    const warehouses = [warehouseOf(), warehouseOf({ code: 'yw' })];
    const { shop, shopperId } = await startOrdering(undefined, await startShop({ offers: { warehouses } }));
    const tenantId = shop.tenant.id;
    const { staffId } = await signInStaff(shop, ['editor']);
    for (const warehouseId of ['gz', 'yw']) await storeParcel(shop, shopperId, { status: 'RECEIVED', warehouseId });
    await shopTx(tenantId, async (tx) => {
      const roleOf = (id: string, verb: string) => ({ tenantId, id, name: id, permissions: [verb] });
      await tx.insert(staffRole).values([roleOf('door', 'warehouse.receive'), roleOf('table', 'warehouse.inspect')]);
      const given = { tenantId, staffId, createdAt: shop.clock.now };
      await tx.insert(staffAssignment).values([
        { ...given, roleId: 'door' },
        { ...given, roleId: 'table', scope: { warehouses: ['gz'] } },
      ]);
    });
    const staffToken = await signInAgain(shop, staffId);
    expect((await shop.call(waitingDeskEndpoints.count, {}, { staffToken })).data).toEqual({ parcels: 1 });
  });

  it('is of no other shop', async () => {
    const other = await startOrdering();
    const stranger = await signInStaff(other.shop);
    const { data } = await other.shop.call(waitingDeskEndpoints.count, {}, stranger);
    expect(new Set(Object.values(data))).toEqual(new Set([0]));
  });
});
