import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemTx } from '../../../../src/server/db/database';
import { audit } from '../../../../src/server/db/schema/staff';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { runPaymentCommand } from '../../../../src/server/start/shop-payment-command';
import { mailsTo } from '../../../support/shopper';
import { describeOnPostgres } from '../../../support/postgres';
import { packingAt } from './packing';
import { sendToReview } from './reviewing';
import { startShipping, type Shipping } from './shipping';

const inDays = ({ shop }: Shipping, days: number) => new Date(shop.clock.now.getTime() + days * 24 * 3_600_000);
const say = (at: Shipping, verb: string, ...more: string[]) =>
  runPaymentCommand([verb, at.owner.tenantId, ...more], { now: at.shop.clock.now });

async function startReviewed() {
  const at = await startShipping();
  const desk = packingAt(at);
  const reviewed = async () => {
    const id = await desk.packed();
    return { id, ...(await sendToReview(at, id)) };
  };
  return { at, reviewed };
}

describe('boxes whose payment a person looks at', () => {
  it('are neither asked for nor closed by the clock, and leave once it is accepted', async () => {
    const { at, reviewed } = await startReviewed();
    const { id, paymentNo } = await reviewed();
    const mails = (await mailsTo(at.shop, at.email)).length;
    const told = async () =>
      (await mailsTo(at.shop, at.email)).filter(({ subject }) => /Payment confirmed/.test(subject));
    for (const day of [3, 30, 30.5, 60]) await moveTransitOrders(inDays(at, day));
    expect((await at.get(id)).data).toMatchObject({ status: 'PENDING_PAYMENT', holds: [], boxCount: 1 });
    expect(await mailsTo(at.shop, at.email)).toHaveLength(mails);

    expect(await say(at, 'list')).toContain(paymentNo);
    expect(await say(at, 'accept', paymentNo)).toBe(`${paymentNo}: it is paid`);
    expect((await at.get(id)).data).toMatchObject({ status: 'PAID', payment: { paymentNo, status: 'PAID' } });
    expect(await told()).toHaveLength(1);
    expect(await say(at, 'list')).toBe('No payment waits for a person.');
    await expect(say(at, 'refuse', paymentNo)).rejects.toThrow('does not wait');
    expect(await told()).toHaveLength(1);
    await expect(say(at, 'accept', 'PY0')).rejects.toThrow('There is no payment PY0');
    const isReview = and(eq(audit.tenantId, at.owner.tenantId), eq(audit.action, 'money.review'));
    expect(await systemTx((tx) => tx.select().from(audit).where(isReview))).toMatchObject([
      { subjectId: paymentNo, actorKind: 'COMMAND', before: { status: 'NEEDS_REVIEW' }, after: { status: 'PAID' } },
    ]);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('can be paid anew once it is refused, and are closed when nobody does', async () => {
    const { at, reviewed } = await startReviewed();
    const { id, paymentNo } = await reviewed();
    await moveTransitOrders(inDays(at, 30));
    expect(await say(at, 'refuse', paymentNo)).toBe(`${paymentNo}: it is not paid, and can be paid anew`);
    expect((await at.get(id)).data).toMatchObject({
      ...{ payment: { paymentNo, status: 'UNPAID' }, actions: [{ name: 'PAY' }, { name: 'CLOSE' }] },
    });
    expect(await at.balance()).toBe(0);
    await at.fund(100);
    await moveTransitOrders(inDays(at, 31));
    expect((await at.get(id)).data).toMatchObject({ status: 'CLOSED', closeReason: 'EXPIRED' });
    expect(await at.balance()).toBe(0);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('give it back where they are to be taken apart meanwhile, and go nowhere', async () => {
    const { at, reviewed } = await startReviewed();
    const { id, paymentNo } = await reviewed();
    const sum = (await at.get(id)).data.total.amount;
    await at.close(id, { acceptFee: 100 });
    expect(await say(at, 'accept', paymentNo)).toContain('the shopper has it back');
    expect(await at.balance()).toBe(sum);
    expect((await at.get(id)).data).toMatchObject({ status: 'PENDING_PAYMENT', holds: ['AWAITING_FEE'] });
    expect((await at.pay(id, 100)).data.status).toBe('CLOSED');
    const other = await reviewed();
    await at.close(other.id, { acceptFee: 100 });
    expect(await say(at, 'refuse', other.paymentNo)).toContain('not due any more');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});

describeOnPostgres('a payment that is looked at', () => {
  it('is decided once, and its boxes are paid or closed, never both', async () => {
    const { at, reviewed } = await startReviewed();
    await at.fund(10_000);
    for (let round = 0; round < 4; round += 1) {
      const { id, paymentNo } = await reviewed();
      const { total } = (await at.get(id)).data;
      const before = await at.balance();
      const said = await Promise.allSettled([
        say(at, 'accept', paymentNo),
        say(at, round % 2 === 0 ? 'accept' : 'refuse', paymentNo),
        moveTransitOrders(inDays(at, 30)),
      ]);
      expect(said.slice(0, 2).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await moveTransitOrders(inDays(at, 32));
      const { status, payments } = (await at.get(id)).data;
      const isPaid = payments.some((payment) => payment.paymentNo === paymentNo && payment.status === 'PAID');
      expect([status, before - (await at.balance())]).toEqual(isPaid ? ['PAID', 0] : ['CLOSED', 100]);
      expect(total.amount).toBeGreaterThan(0);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
