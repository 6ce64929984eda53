import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { moneyJobs } from '../../../../src/server/jobs/money-jobs';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { wireMoney } from '../../../../src/server/wiring/app-money';
import { orderDue, readBalance, readShopAccount } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { decide, sendCallback, startCharge } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { tenantRecordOf } from '../../../support/tenant-record';

const SUM = 250;
const ROUNDS = 8;
/** Longer than one process keeps a claim to itself. */
const LEASE_IS_OVER_MS = 130_000;
const preference = { ...tenantRecordOf({ id: 'any' }).preference, supportBalancePay: false };

/** A shop that keeps no balances, with a charge of the provider's for one order. */
async function shopWithCharge() {
  const shop = await startShop({ preference });
  const shopper = await signUp(shop);
  const { token } = shopper;
  const due = await orderDue(shop, shopper, SUM);
  const params = { id: due.targetId };
  const chargeId = await startCharge(shop, token, due);
  const inShop = <T>(work: Parameters<typeof tenantTx<T>>[1]) =>
    tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, work);
  const said = { chargeId, orderRef: due.paymentNo, merchant: shop.tenant.id, amount: SUM, currency: 'USD' };
  const scope = { tenantId: shop.tenant.id, now: () => shop.clock.now, tx: inShop };
  return {
    shop,
    shopper,
    money: () => wireMoney(async (request) => shop.app.fetch(request)),
    scope,
    close: () => shop.call(purchaseEndpoints.close, { params }, { token }),
    order: async () => (await shop.call(purchaseEndpoints.get, { params }, { token })).data,
    approve: (isHeld = false) => decide(shop, chargeId, 'approve', isHeld),
    notice: (eventId: string) => sendCallback(shop, { ...said, status: 'approved' }, { eventId }),
    wait: (ms: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + ms)),
    claimRows: () =>
      inShop(async (tx) => {
        const answer = await tx.execute(sql`select id, status from refund_claim`);
        return (answer as unknown as { rows: { id: string; status: string }[] }).rows;
      }),
    /** By which of our references the provider has sent the charge back. */
    sentBackBy: () =>
      inShop(async (tx) => {
        const answer = await tx.execute(
          sql`select r->>'reference' as by from sandbox_charge, jsonb_array_elements(refunds) r`,
        );
        return (answer as unknown as { rows: { by: string | null }[] }).rows.map(({ by }) => by);
      }),
  };
}
type At = Awaited<ReturnType<typeof shopWithCharge>>;

/** Once at the provider, once in our books, nothing left with us, and all adds up. */
async function expectSentBackOnce(at: At) {
  const [claim, ...more] = await at.claimRows();
  expect(more).toEqual([]);
  expect(claim?.status).toBe('RETURNED');
  expect(await at.sentBackBy()).toEqual([claim?.id]);
  expect(await readShopAccount(at.shop, 'PROVIDER_CLEARING')).toBe(0);
  expect(await readBalance(at.shop, at.shopper)).toBe(0);
  expect(await at.order()).toMatchObject({ status: 'CLOSED', claims: [{ status: 'RETURNED' }] });
  expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
}

/** The provider as one process asks it, with answers of our own making. */
function providerOf(at: At) {
  const money = at.money();
  const provider = money.bank?.provider;
  if (!provider) throw new Error('no provider');
  const send = provider.refund.bind(provider);
  const answer = (how: (asked: Parameters<typeof send>[0]) => ReturnType<typeof send>) => void (provider.refund = how);
  return { answer, send, returnClaims: () => money.payments.returnClaims(at.scope) };
}

/** Closed by a process that ends before it asks the provider. */
async function closeOnly(at: At) {
  const { answer } = providerOf(at);
  answer(() => Promise.reject(new Error('no answer')));
  const { close } = await import('../../../../src/server/modules/purchase/purchase.service');
  const user = { ...at.shopper, sessionId: '', role: 'shopper' };
  const ctx = { ...at.scope, tenant: at.shop.tenant, user, locale: 'en' };
  const { id } = await at.order();
  await close(ctx as never, id, { refundTo: 'BALANCE' }, { returnClaims: () => Promise.resolve() });
}

describeOnPostgres('money that goes back by the provider', () => {
  // P7; fails where closing does not say which state it comes from
  it('goes once where an order is closed twice at once, while jobs look for claims', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = await shopWithCharge();
      await at.approve();
      const job = moneyJobs(at.money()).find(({ name }) => name === 'return refunds');
      const answers = await Promise.all([at.close(), at.close(), at.close()]);
      await Promise.all([job?.run(at.scope.now), at.money().payments.returnClaims(at.scope)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      await expectSentBackOnce(at);
    }
  });

  // P6, P7; fails where a late notice and closing do not lock the payment first
  it('goes once where an order is closed while the provider says, twice, that it is paid', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = await shopWithCharge();
      await at.approve(true);
      const [closed] = await Promise.all([at.close(), at.notice('e1'), at.notice('e2')]);
      await at.notice('e3');
      await at.money().payments.returnClaims(at.scope);
      // who came between looking and closing is told so, and the order stays paid
      if (closed.status === 409) expect((await at.close()).status).toBe(200);
      else expect(closed.status).toBe(200);
      ends.add((await at.order()).claims[0]?.reason ?? '');
      await expectSentBackOnce(at);
    }
    expect([...ends].filter((reason) => reason !== 'LATE_PAYMENT' && reason !== 'ORDER_CLOSED')).toEqual([]);
  });

  it('goes once where the answer is lost and the provider is asked again', async () => {
    const at = await shopWithCharge();
    await at.approve();
    await closeOnly(at);
    const { answer, send, returnClaims } = providerOf(at);
    answer(async (asked) => {
      await send(asked);
      throw new Error('timed out after it was done');
    });
    await returnClaims();
    expect(await at.claimRows()).toMatchObject([{ status: 'REQUESTED' }]);
    answer(send);
    at.wait(10 * 60_000);
    await Promise.all([returnClaims(), returnClaims()]);
    await expectSentBackOnce(at);
  });

  it('is booked once where the provider answers two processes, one long after the other took over', async () => {
    const at = await shopWithCharge();
    await at.approve();
    await closeOnly(at);
    const slow = providerOf(at);
    let letGo = () => {};
    const isAsked = new Promise<void>((asked) => {
      slow.answer(async (refund) => {
        const outcome = await slow.send(refund);
        asked();
        await new Promise<void>((resolve) => (letGo = resolve));
        return outcome;
      });
    });
    const waiting = slow.returnClaims();
    await isAsked;
    at.wait(LEASE_IS_OVER_MS);
    await providerOf(at).returnClaims();
    letGo();
    await waiting;
    await expectSentBackOnce(at);
  });

  // fails where a process that gives up speaks for the one that has taken over
  it('is not handed to the shop by a process that gives up when another is at it', async () => {
    const at = await shopWithCharge();
    await at.approve();
    await closeOnly(at);
    await at.scope.tx((tx) => tx.execute(sql`update refund_claim set attempts = 9`));
    const slow = providerOf(at);
    let giveUp: (error: Error) => void = () => {};
    const isAsked = new Promise<void>((asked) => {
      slow.answer(() => {
        asked();
        return new Promise((_, reject) => (giveUp = reject));
      });
    });
    const waiting = slow.returnClaims();
    await isAsked;
    at.wait(LEASE_IS_OVER_MS);
    const next = providerOf(at);
    next.answer(async (refund) => {
      const outcome = await next.send(refund);
      giveUp(new Error('timed out'));
      await waiting;
      return outcome;
    });
    await next.returnClaims();
    await expectSentBackOnce(at);
  });

  // fails where the shop is left to pay what the provider says it has sent
  it('is the provider’s doing where it says so after the shop was asked to pay', async () => {
    const at = await shopWithCharge();
    await at.approve();
    await closeOnly(at);
    await at.scope.tx((tx) => tx.execute(sql`update refund_claim set attempts = 9`));
    const slow = providerOf(at);
    let letGo = () => {};
    const isAsked = new Promise<void>((asked) => {
      slow.answer(async (refund) => {
        const outcome = await slow.send(refund);
        asked();
        await new Promise<void>((resolve) => (letGo = resolve));
        return outcome;
      });
    });
    const waiting = slow.returnClaims();
    await isAsked;
    at.wait(LEASE_IS_OVER_MS);
    const next = providerOf(at);
    next.answer(() => Promise.reject(new Error('no answer')));
    await next.returnClaims();
    expect(await at.claimRows()).toMatchObject([{ status: 'WITH_SHOP' }]);
    letGo();
    await waiting;
    await expectSentBackOnce(at);
  });
});
