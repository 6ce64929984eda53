import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { keepUndecided } from '../../../../src/server/modules/purchase/keep-undecided.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { mailsTo, signUp } from '../../../support/shopper';
import { refundCalls } from '../purchase/refunding';
import { FUNDS, startDeciding } from './deciding';

const DAY_MS = 86_400_000;

describe('an item that the inspection found wrong', () => {
  it('waits for its shopper, who is told what was found, what can be said, and until when', async () => {
    const at = await startDeciding();
    const { parcel, orderId } = await at.failed();
    const order = parcel?.items[0]?.order;
    expect(parcel).toMatchObject({ status: 'INSPECTED', refusal: 'DECISION_DUE' });
    const decideBefore = new Date(at.shop.clock.now.getTime() + LIMITS.decisionDays * DAY_MS).toISOString();
    expect(order).toMatchObject({ status: 'QC_FAILED', finding: expect.stringMatching(/\w{3}/), decideBefore });
    expect(order?.choices.map(({ decision }) => decision)).toEqual(['ACCEPT', 'PART_REFUND', 'EXCHANGE', 'RETURN']);
    expect(await at.step()).toBe(0);
    const whole = await at.orderOf(orderId);
    expect(whole.items).toMatchObject([{ status: 'QC_FAILED', finding: order?.finding, decideBefore }]);
    expect(order?.choices[3]?.money).toEqual(whole.items[0]?.total.local);
    const mails = (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes('Please decide'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`/my/purchase/${orderId}`);
  });

  it('is kept as it is, or for less, and comes into store', async () => {
    const at = await startDeciding();
    const [kept, cheaper] = [await at.failed(), await at.failed()];
    const before = await at.balance();
    const offer = cheaper.parcel?.items[0]?.order?.choices[1]?.money?.amount ?? 0;
    expect((await at.decide(kept.id, kept.orderItemId, 'ACCEPT')).data.items[0]?.order).toMatchObject({
      ...{ status: 'QC_PASSED', choices: [], decideBefore: null, cheaper: null },
    });
    const { data } = await at.decide(cheaper.id, cheaper.orderItemId, 'PART_REFUND');
    expect(offer).toBeGreaterThan(0);
    expect(data.items[0]?.order).toMatchObject({ status: 'QC_PASSED', cheaper: { amount: offer } });
    expect(await at.balance()).toBe(before + offer);
    expect(await at.refunds()).toMatchObject([
      { cause: 'QC_PART', status: 'REFUNDED', amount: { amount: offer }, items: [{ quantity: 1 }] },
    ]);
    expect((await at.orderOf(cheaper.orderId)).refunded.amount).toBe(offer);
    await at.step();
    for (const { orderId } of [kept, cheaper]) expect((await at.orderOf(orderId)).status).toBe('STOCKED_IN');
    expect((await at.decide(kept.id, kept.orderItemId, 'RETURN')).problem.code).toBe('STATE_CONFLICT');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('goes back to its seller, and its money comes back once it is there', async () => {
    const at = await startDeciding();
    const { id, orderId, orderItemId } = await at.failed();
    const before = await at.balance();
    expect((await at.decide(id, orderItemId, 'RETURN')).data.items[0]?.order?.status).toBe('RETURNING');
    expect(await at.balance()).toBe(before);
    expect(await at.refunds()).toMatchObject([{ cause: 'QC_RETURN', status: 'RETURNING' }]);
    expect((await at.ask(orderItemId)).problem.code).toBe('STATE_CONFLICT');
    await at.step();
    const order = await at.orderOf(orderId);
    const [item] = order.items;
    expect(item?.status).toBe('RETURNED');
    expect(order).toMatchObject({ status: 'COMPLETED', refunded: item?.total.local });
    expect(await at.balance()).toBe(before + (item?.total.local.amount ?? 0));
    const [refund] = await at.refunds();
    expect(refund?.steps.map((step) => step.step)).toEqual(['RETURNING', 'REFUNDED']);
    expect(await at.stored()).toEqual([]);
    expect(await at.step()).toBe(0);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is exchanged: what comes in its place is waited for, inspected and stored', async () => {
    const at = await startDeciding();
    const { id, orderId, orderItemId } = await at.failed();
    await at.decide(id, orderItemId, 'EXCHANGE');
    expect((await at.ask(orderItemId)).problem.code).toBe('STATE_CONFLICT');
    await at.step();
    expect((await at.orderOf(orderId)).items[0]?.status).toBe('ORDERED');
    for (let count = 0; count < 3; count += 1) await at.step();
    const order = await at.orderOf(orderId);
    expect(order).toMatchObject({ status: 'STOCKED_IN', items: [{ status: 'QC_PASSED', finding: '' }] });
    const [parcel] = await at.stored();
    expect(parcel?.id).not.toBe(id);
    expect(await at.balance()).toBe(FUNDS - order.total.local.amount);
  });

  it('is kept as it is where nobody has decided in time, and its shopper is told once', async () => {
    const at = await startDeciding();
    const { id, orderItemId } = await at.failed();
    const { clock } = at.shop;
    const end = clock.now.getTime() + LIMITS.decisionDays * DAY_MS;
    await keepUndecided(new Date(end - 1));
    expect((await at.stored())[0]?.items[0]?.order?.status).toBe('QC_FAILED');
    clock.now = new Date(end);
    expect((await at.decide(id, orderItemId, 'RETURN')).problem.code).toBe('STATE_CONFLICT');
    await keepUndecided(clock.now);
    await keepUndecided(clock.now);
    await at.step();
    expect(await at.stored()).toMatchObject([{ status: 'STOCKED_IN' }]);
    const { items } = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data;
    expect(items.filter(({ title }) => title === 'Kept as it is')).toHaveLength(1);
  });

  it('is nobody else’s to decide about, nor by a parcel that it is not in', async () => {
    const at = await startDeciding();
    const [first, second] = [await at.failed(), await at.failed()];
    const { token } = await signUp(at.shop);
    expect((await at.decide(first.id, first.orderItemId, 'ACCEPT', token)).status).toBe(404);
    expect((await at.decide(first.id, second.orderItemId, 'ACCEPT')).status).toBe(404);
  });

  it('can be kept and nothing else while its money is asked for, which is granted up to its price', async () => {
    const at = await startDeciding();
    const { approve, refuse, record } = await refundCalls(at.shop, at.token);
    const { id, orderId, orderItemId, parcel } = await at.failed();
    const price = (await at.orderOf(orderId)).items[0]?.total.local.amount ?? 0;
    const said = (await at.ask(orderItemId)).data.id;
    for (const decision of ['PART_REFUND', 'EXCHANGE', 'RETURN'] as const)
      expect((await at.decide(id, orderItemId, decision)).problem.code).toBe('REFUND_ASKED');
    const choices = async () => (await at.stored())[0]?.items[0]?.order?.choices;
    expect(await choices()).toEqual([{ decision: 'ACCEPT', money: null }]);
    await refuse(said);
    expect(await choices()).toEqual(parcel?.items[0]?.order?.choices);

    const { id: again } = (await at.ask(orderItemId)).data;
    expect((await at.decide(id, orderItemId, 'ACCEPT')).status).toBe(200);
    expect((await record(again)).left.amount).toBe(price);
    expect((await approve(again, price + 1)).problem.errors).toEqual([{ path: 'amount', code: 'out_of_range' }]);
    expect((await approve(again, price)).data).toMatchObject({ status: 'REFUNDED', left: { amount: 0 } });
    expect((await at.orderOf(orderId)).items[0]?.status).toBe('QC_PASSED');
  });
});
