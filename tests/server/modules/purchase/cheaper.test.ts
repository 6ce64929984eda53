import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiKeyDeskEndpoints } from '../../../../src/contract/api-key.desk.endpoints';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import type { Permission } from '../../../../src/contract/staff-roles';
import { systemTx } from '../../../../src/server/db/database';
import { saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { signInStaff } from '../../../support/staff';
import { storeParcel } from '../../../support/parcels';
import { startBuyingDesk } from './buying-at-desk';

describe('what its seller asks less than was paid', () => {
  it('goes back when it is bought, item by item and the freight apart, and is told as that', async () => {
    const at = await startBuyingDesk();
    const { id, total } = await at.paidForTwo();
    const before = await at.balance();
    const taken = (await at.claim(id)).data;
    const freightFen = Math.max(0, taken.domesticFreight.cny.amount - 500);
    const { data } = await at.buy(taken, [-1000, -100], { freightFen });
    expect(data.status).toBe('PURCHASED');
    const back = data.refunded.amount;
    expect(back).toBeGreaterThan(0);
    expect((await at.balance()) - before).toBe(back);
    expect((await at.get(id)).data).toMatchObject({ total, refunded: { amount: back } });
    // the audit says in which money
    const asOwner = await signInStaff(at.shop, ['owner']);
    const { data: deeds } = await at.shop.call(operatorDeskEndpoints.listAudit, { query: { subjectId: id } }, asOwner);
    const placed = deeds.find(({ after }) => after?.status === 'PURCHASED');
    expect(placed?.after).toMatchObject({ saved: back, currency: data.refunded.currency });
    const query = { orderNo: taken.orderNo };
    const { data: refunds } = await at.shop.call(refundEndpoints.list, { query }, { token: at.token });
    const causes = refunds.items.map(({ cause }) => cause);
    expect(new Set(causes)).toEqual(new Set(['CHEAPER']));
    expect(causes).toHaveLength(taken.domesticFreight.cny.amount >= 500 ? 2 : 1);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('stays with the shop where it is a little', async () => {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    const { data } = await at.buy((await at.claim(id)).data, [-100, -200]);
    expect(data.refunded.amount).toBe(0);
  });

  it('counts in the day of who says so, and is refused beyond it with nothing bought', async () => {
    const at = await startBuyingDesk();
    const { tenantId } = at.owner;
    const limit = (refund: number) =>
      saveTenant({ ...at.shop.tenant, staffLimits: { compensationMonth: 0, days: { other: { refund } } } });
    const { id } = await at.paidForTwo();
    const taken = (await at.claim(id)).data;
    await limit(1);
    const refused = await at.buy(taken, [-1000, -1000]);
    expect(refused.problem).toMatchObject({ status: 403, code: 'FORBIDDEN', data: { reason: 'LIMIT' } });
    expect((await at.openAtDesk(id)).status).not.toBe('PURCHASED');
    await limit(100_000);
    const back = (await at.buy(await at.openAtDesk(id), [-1000, -1000])).data.refunded.amount;
    expect(back).toBeGreaterThan(1);
    const { rows } = (await systemTx((tx) => tx.execute(sql`select decided::int as decided from staff_day where tenant_id = ${tenantId} and kind = 'REFUND'`))) as unknown as { rows: { decided: number }[] }; // prettier-ignore
    expect(rows).toEqual([{ decided: back }]);
    expect(await verifyLedger(tenantId)).toEqual([]);
  });
});

describe('what goes back above what one person gives', () => {
  const calls = buyingDeskEndpoints;
  async function asked() {
    const at = await startBuyingDesk();
    await saveTenant({ ...at.shop.tenant, staffLimits: { compensationMonth: 0, alone: { cheaper: 10 } } });
    const finance = await signInStaff(at.shop, ['finance']);
    const { id } = await at.paidForTwo();
    const before = await at.balance();
    const taken = (await at.claim(id)).data;
    const { data } = await at.buy(taken, [-1000, -1000]);
    const decide = (approvalId: string, decision: 'APPROVED' | 'REFUSED' = 'APPROVED', who: { staffToken: string } = finance) =>
      at.shop.call(calls.decideSaved, { params: { id }, body: { approvalId, decision, note: 'seen' } }, who); // prettier-ignore
    return { at, id, before, finance, decide, order: data, approvalId: data.savedAsked?.id ?? '' };
  }

  it('is asked of a second person, and bought and given back once by their word', async () => {
    const { at, id, before, decide, order, approvalId } = await asked();
    expect(order).toMatchObject({ status: 'PURCHASING', savedAsked: { isMine: true, decision: null }, refunded: { amount: 0 } }); // prettier-ignore
    expect(await at.balance()).toBe(before);
    const buyer = await decide(approvalId, 'APPROVED', at.mei);
    expect(buyer.problem).toMatchObject({ status: 403, data: { permission: 'money.refund' } });
    const both = await Promise.all([decide(approvalId), decide(approvalId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const bought = await at.openAtDesk(id);
    expect(bought).toMatchObject({ status: 'PURCHASED', savedAsked: null, refunded: { amount: order.savedAsked?.amount.amount } }); // prettier-ignore
    expect((await at.balance()) - before).toBe(order.savedAsked?.amount.amount);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is given back by no program: a key holds no right over money, and a person buys what costs less', async () => {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    const body = { name: 'ERP', permissions: ['purchase.read', 'purchase.claim', 'purchase.place'] as Permission[], days: 30 }; // prettier-ignore
    const { data: key } = await at.shop.call(apiKeyDeskEndpoints.create, { body }, await signInStaff(at.shop));
    const program = { staffToken: '', token: key.token };
    const before = await at.balance();
    const taken = (await at.claim(id, program)).data;
    const { problem } = await at.buy(taken, [-1000, -1000], {}, program);
    expect(problem).toMatchObject({ status: 403, data: { reason: 'API_KEY' } });
    expect(await at.balance()).toBe(before);
    expect((await at.buy(taken, [], {}, program)).data.status).toBe('PURCHASED');
  });

  it('is not allowed by who asked, and is sent back to be typed otherwise', async () => {
    const { at, id, decide, order, approvalId } = await asked();
    const mei = await signInStaff(at.shop, ['owner']);
    await at.claim(id, mei, true);
    const again = (await at.buy(await at.openAtDesk(id, mei), [-1000, -1000], {}, mei)).data;
    // asked anew, what was asked before is void
    expect((await decide(approvalId)).status).toBe(409);
    const mine = again.savedAsked?.id ?? '';
    expect(mine).not.toBe(approvalId);
    expect((await decide(mine, 'APPROVED', mei)).problem.code).toBe('SAME_PERSON');
    expect((await decide(mine, 'REFUSED')).data).toMatchObject({ status: 'PURCHASING', savedAsked: null });
    const { data } = await at.buy(await at.openAtDesk(id, mei), [], {}, mei);
    expect(data).toMatchObject({ status: 'PURCHASED', refunded: { amount: 0 } });
    expect(order.savedAsked?.amount.amount).toBeGreaterThan(10);
  });

  it('is given back by nothing without that word: the database refuses', async () => {
    const { at, id, finance } = await asked();
    const { tenantId, shopperId } = at.owner;
    const give = (amount: number, staffId: string) =>
      systemTx(async (tx) => {
        await tx.execute(sql`select set_config('app.staff', ${staffId}, true)`);
        await tx.execute(sql`insert into refund (tenant_id, id, refund_no, shopper_id, status, cause, order_kind, order_id, order_no, currency, amount, destination, items, steps, photos, note, created_at, updated_at)
          select ${tenantId}, ${`r${String(amount)}`}, ${`RF${String(amount)}`}, ${shopperId}, 'REFUNDED', 'CHEAPER', 'PURCHASE', id, order_no, currency, ${amount}, 'BALANCE', '[]', '[]', '[]', '', now(), now() from purchase_order where tenant_id = ${tenantId} and id = ${id}`); // prettier-ignore
      });
    await expect(give(11, finance.staffId)).rejects.toThrow('no second person has allowed what goes back'); // prettier-ignore
    await give(10, finance.staffId);
  });
});

describe('what its seller has sent', () => {
  const number = (at: number) => `SF${String(1_234_567_890_000 + at)}`;
  async function bought() {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    const { data } = await at.buy((await at.claim(id)).data);
    const send = (parcels: { trackingNos: string[]; itemIds?: string[] }[], isSure = false, order = data) =>
      at.shop.call(buyingDeskEndpoints.send, { params: { id: order.id }, body: { version: order.version, parcels, isSure } }, at.mei); // prettier-ignore
    return { at, order: data, send, ids: data.items.map((item) => item.id) };
  }

  it('is in parcels apart where each thing has a number of its own', async () => {
    const { at, order, send, ids } = await bought();
    const [first = '', second = ''] = ids;
    const parcels = [
      { trackingNos: [number(1), number(2)], itemIds: [first] },
      { trackingNos: [number(3)], itemIds: [second] },
    ];
    expect((await send(parcels)).data).toMatchObject({ status: 'SELLER_SHIPPED' });
    expect((await at.openAtDesk(order.id)).canSend).toBe(false);
  });

  it('names each thing once, and each number', async () => {
    const { send, ids } = await bought();
    const [first = '', second = ''] = ids;
    for (const parcels of [
      [{ trackingNos: [number(1)], itemIds: [first] }],
      [
        { trackingNos: [number(1)], itemIds: [first] },
        { trackingNos: [number(2)], itemIds: [first, second] },
      ],
      [{ trackingNos: [number(1)] }, { trackingNos: [number(2)], itemIds: [first, second] }],
      [{ trackingNos: [number(1), number(1).toLowerCase()] }],
      [{ trackingNos: ['soon'] }],
    ])
      expect((await send(parcels)).status).toBe(422);
  });

  it('is asked about where another parcel came by its number', async () => {
    const { at, order, send } = await bought();
    await storeParcel(at.shop, at.shopperId, {}, { number: number(9) });
    const errors = [{ path: 'parcels.0.trackingNos.0', code: 'used_before' }];
    expect((await send([{ trackingNos: [number(9)] }])).problem.errors).toMatchObject(errors);
    expect((await send([{ trackingNos: [number(9)] }], true)).status).toBe(200);
    expect((await at.openAtDesk(order.id)).status).toBe('SELLER_SHIPPED');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
