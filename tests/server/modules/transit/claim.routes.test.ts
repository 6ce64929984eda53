import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threadDeskEndpoints } from '../../../../src/contract/thread.desk.endpoints';
import { threadEndpoints } from '../../../../src/contract/thread.endpoints';
import { playStaff } from '../../../../src/demo/played-staff/played-staff';
import { playedStaffEndpoints } from '../../../../src/demo/played-staff/played-staff.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { refund } from '../../../../src/server/db/schema/refund';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { testPaymentRepo } from '../../../../src/server/modules/payment/test-payment.repo';
import { saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { openTestBucket } from '../../../support/bucket';
import { readShopAccount } from '../../../support/money';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { lineOf } from '../../../support/shop-offers';
import { startClaiming } from './claiming';

const DAY_MS = 86_400_000;
let bucket: ReturnType<typeof openTestBucket>;
beforeAll(() => {
  bucket = openTestBucket();
});
afterAll(() => bucket.close());

describe('the insurance of a shipment', () => {
  it('pays what was claimed with pictures, in steps that its shopper sees', async () => {
    const at = await startClaiming();
    const id = await at.sent();
    const before = await at.balance();
    expect((await at.get(id)).data).toMatchObject({ claim: null, canClaim: true });
    const claimed = (await at.claim(id)).data;
    expect((await at.get(id)).data).toMatchObject({ claim: { status: 'REQUESTED' }, canClaim: false });
    expect(claimed).toMatchObject({ cause: 'INSURED', orderKind: 'TRANSIT', orderId: id, status: 'REQUESTED' });
    expect(claimed).toMatchObject({ photos: [at.picture], amount: { amount: 1000 } });
    expect(await at.record(claimed.id)).toMatchObject({ orderStatus: null, left: { amount: 1000 }, canAnswer: true });
    expect((await at.approve(claimed.id, 1001)).problem.errors).toEqual([{ path: 'amount', code: 'out_of_range' }]);
    const key = 'the-insurance-pays-once';
    const answers = [await at.approve(claimed.id, 900, key), await at.approve(claimed.id, 900, key)];
    expect(answers.map(({ data }) => data.status)).toEqual(['REFUNDED', 'REFUNDED']);
    expect(await at.balance()).toBe(before + 900);
    expect(await readShopAccount(at.shop, 'COMPENSATION')).toBe(-900);
    const [mine] = await at.mine();
    expect(mine?.steps.map(({ step }) => step)).toEqual(['REQUESTED', 'APPROVED', 'REFUNDED']);
    expect((await at.claim(id)).problem.code).toBe('ALREADY_ASKED');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is not offered where nothing was insured, as it would be refused', async () => {
    const at = await startClaiming();
    const id = await at.sent({});
    expect((await at.get(id)).data).toMatchObject({ status: 'DELIVERED', canClaim: false, claimBefore: null });
    expect((await at.claim(id)).problem.code).toBe('STATE_CONFLICT');
  });

  it('keeps what was claimed on, or written about, from being over until it is answered', async () => {
    const at = await startClaiming();
    const [claimed, written, quiet] = [await at.sent(), await at.sent(), await at.sent()];
    const { id: refundId } = (await at.claim(claimed)).data;
    const about = { kind: 'TRANSIT', id: written } as const;
    const message = { ...about, text: 'It did not come', photos: [] };
    await at.shop.call(threadEndpoints.write, { body: message }, { token: at.token });
    const inDays = (days: number) => new Date(at.shop.clock.now.getTime() + days * DAY_MS);
    const states = async () => {
      const found = await Promise.all([claimed, written, quiet].map(at.get));
      return found.map(({ data }) => data.status);
    };
    await moveTransitOrders(inDays(14));
    expect(await states()).toEqual(['DELIVERED', 'DELIVERED', 'COMPLETED']);
    expect((await at.get(claimed)).data.autoCompleteAt).toBe(inDays(15).toISOString());

    await at.approve(refundId, 900);
    const said = { text: 'It is at your neighbour’s', photos: [], version: 1 };
    const answer = { ...about, ...said, then: 'WAITING_SHOPPER' as const };
    const desk = await signInStaff(at.shop, ['support']);
    expect((await at.shop.call(threadDeskEndpoints.write, { body: answer }, desk)).status).toBe(200);
    await moveTransitOrders(inDays(15));
    expect(await states()).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
  });

  it('pays no more than goods and freight have cost, whatever was insured', async () => {
    const at = await startClaiming();
    const id = await at.sent({ insuredValue: 50_000 });
    const { total } = (await at.get(id)).data;
    const { amount } = (await at.claim(id)).data.amount;
    // a kettle of 56 yuan; a dollar is seven
    expect(amount).toBeGreaterThan(800);
    expect(amount).toBeLessThanOrEqual(800 + total.amount);
  });

  it('is claimed on once at a time, and again when it was refused', async () => {
    const at = await startClaiming();
    const id = await at.sent();
    const claimed = (await at.claim(id)).data;
    expect((await at.claim(id)).problem.code).toBe('ALREADY_ASKED');
    await at.refuse(claimed.id);
    expect((await at.claim(id)).status).toBe(200);
  });

  it('pays once for a shipment, whatever is made of the claim that was paid', async () => {
    const at = await startClaiming();
    const id = await at.sent();
    const first = (await at.claim(id)).data;
    await at.approve(first.id, 1000);
    // by hand, past every call
    await systemTx((tx) => tx.update(refund).set({ status: 'REJECTED' }).where(eq(refund.id, first.id)));
    const second = (await at.claim(id)).data;
    const before = await at.balance();
    expect((await at.approve(second.id, 1000)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(before);
    expect(await readShopAccount(at.shop, 'COMPENSATION')).toBe(-1000);
  });

  it('is claimed on within a week of the delivery, with pictures, of what is insured and over', async () => {
    const at = await startClaiming();
    const codeOf = async (id: string, change = {}) => (await at.claim(id, change)).problem.code;
    expect(await codeOf(await at.sent({}))).toBe('STATE_CONFLICT');
    expect(await codeOf(await at.sent(undefined, 'CUSTOMS'))).toBe('STATE_CONFLICT');
    expect(await codeOf('nobody')).toBe('NOT_FOUND');
    const id = await at.sent();
    expect((await at.claim(id, { photos: [] })).problem.errors).toEqual([{ path: 'photos', code: 'required' }]);
    expect((await at.claim(id, { orderItemId: 'x' })).problem.code).toBe('INVALID');
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 8 * DAY_MS);
    expect(await codeOf(id)).toBe('CLAIM_LATE');
  });

  it('pays nothing for a payment that was ended as test money, whenever it was claimed', async () => {
    const at = await startClaiming();
    const [claimed, other] = [await at.sent(), await at.sent()];
    const { id } = (await at.claim(claimed)).data;
    const before = await at.balance();
    await shopTx(at.owner.tenantId, (tx) => testPaymentRepo(tx, at.owner).voidPaid());
    expect((await at.approve(id, 1000)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.claim(other)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(before);
    expect(await at.mine()).toMatchObject([{ id, status: 'REQUESTED' }]);
  });

  it('pays to no balance where the shop keeps none any more: it can be refused, and no played staff answers', async () => {
    const at = await startClaiming();
    const { id } = (await at.claim(await at.sent())).data;
    const before = await at.balance();
    const { preference } = at.shop.tenant;
    await saveTenant({ ...at.shop.tenant, preference: { ...preference, supportBalancePay: false } });
    expect((await at.approve(id, 1000)).problem.code).toBe('METHOD_DISABLED');
    const stepMs = 60_000;
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + stepMs);
    expect(await playStaff([{ tenantId: at.owner.tenantId, stepMs }], at.shop.clock.now)).toBe(0);
    expect(await at.balance()).toBe(before);
    expect((await at.refuse(id)).data.status).toBe('REJECTED');
  });

  it('is answered by the staff that a demo shop has played', async () => {
    const insurance = { kind: 'percent', startAbove: 0, basisPoints: 300, min: 100, max: null } as const;
    const offers = { lines: [lineOf('air', { insurance })] };
    const at = await startClaiming(await startShop({ offers, playedStaff: { stepSeconds: 90 } }));
    const id = await at.sent();
    await at.claim(id);
    await at.shop.call(playedStaffEndpoints.hurry, {}, { token: at.token });
    expect(await at.mine()).toMatchObject([{ cause: 'INSURED', status: 'REFUNDED', amount: { amount: 1000 } }]);
  });
});
