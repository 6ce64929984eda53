import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { paymentProviders } from '../../../../src/server/adapters/payment/payment.registry';
import { wireMoney } from '../../../../src/server/wiring/app-money';
import { tenantTx } from '../../../../src/server/db/database';
import { paymentRepo } from '../../../../src/server/modules/payment/payment.repo';
import { createPaymentService, type PaymentRow } from '../../../../src/server/modules/payment/payment.service';
import { retriedTx } from '../../../../src/server/kernel/retried-tx';
import { payPasswordRepo } from '../../../../src/server/modules/wallet/pay-password.repo';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance, orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { decide, sendCallback, startCharge, urlOf } from '../../../support/sandbox';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const AT_ONCE = 20;
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const countOf = (values: unknown[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]));
const pay = (shop: Shop, token: string, id: string, headers: Record<string, string> = {}) =>
  shop.call(paymentEndpoints.pay, { params: { id }, body: { payPassword: PAY_PASSWORD } }, { token, headers });

/** As the balance pays, without the pay password, whose check would make it late for every race. */
const payDirectly = (shop: Shop, due: PaymentRow) =>
  retriedTx({ tx: (work) => tenantTx(due, work) }, (tx) =>
    wireMoney(async (request) => shop.app.fetch(request)).payments.settle(tx, [due], {
      method: 'BALANCE',
      now: shop.clock.now,
    }),
  ).then(
    () => 'paid',
    (error: { code?: string }) => error.code,
  );

async function shopWithMoney(amount: number) {
  const shop = await startShop();
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  if (amount > 0) await fundBalance(shop, shopper, amount);
  return { shop, shopper, token: shopper.token };
}

describeOnPostgres('money under load', () => {
  // L4; fails when a balance is read, checked and written
  it('spends a balance of nine sums nine times of twenty', async () => {
    const { shop, shopper, token } = await shopWithMoney(90);
    const dues = await times(AT_ONCE, () => orderDue(shop, shopper, 10));
    const answers = await times(AT_ONCE, (i) => pay(shop, token, dues[i]?.id ?? ''));
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 9, 409: 11 });
    expect(await readBalance(shop, shopper)).toBe(0);
    expect(await readShopAccount(shop, 'SALES')).toBe(90);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  // I7
  it('charges one payment once under twenty keys', async () => {
    const { shop, shopper, token } = await shopWithMoney(1000);
    const due = await orderDue(shop, shopper, 10);
    const answers = await times(AT_ONCE, () => pay(shop, token, due.id));
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 19 });
    expect(await readBalance(shop, shopper)).toBe(990);
  });

  // I1; fails when a key is looked up before it is kept
  it('runs once under one key, and answers all alike', async () => {
    const { shop, shopper, token } = await shopWithMoney(1000);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { amount: 10, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD };
    const answers = await times(AT_ONCE, () =>
      shop.call(walletEndpoints.createWithdrawal, { body }, { token, headers }),
    );
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: AT_ONCE });
    expect(new Set(answers.map(({ data }) => data.withdrawalNo)).size).toBe(1);
    const replays = answers.filter((answer) => answer.headers.get('idempotency-replayed') === 'true');
    expect(replays).toHaveLength(AT_ONCE - 1);
    expect(await readBalance(shop, shopper)).toBe(990);
  });

  // A4; fails when the count is read and then written: other processes have queues of their own
  it('counts every try of the pay password', async () => {
    const { shop, shopper } = await shopWithMoney(0);
    const owner = { tenantId: shop.tenant.id, shopperId: shopper.shopperId };
    const tries = await times(AT_ONCE, () =>
      tenantTx(owner, (tx) => payPasswordRepo(tx, owner).countTry(shop.clock.now)),
    );
    expect(tries.map((tried) => tried?.failures ?? 0).sort((a, b) => a - b)).toEqual(
      Array.from({ length: AT_ONCE }, (_, i) => i + 1),
    );
  });

  // A4; fails when wrong ones are not counted, or the lock is not looked at
  it('verifies five of twenty wrong pay passwords', async () => {
    const { shop, shopper, token } = await shopWithMoney(1000);
    const due = await orderDue(shop, shopper, 10);
    const input = { params: { id: due.id }, body: { payPassword: '555123' } };
    const answers = await times(AT_ONCE, () => shop.call(paymentEndpoints.pay, input, { token }));
    expect(countOf(answers.map(({ problem }) => problem.code))).toEqual({
      PAY_PASSWORD_WRONG: 5,
      PAY_PASSWORD_LOCKED: 15,
    });
    expect((await pay(shop, token, due.id)).problem.code).toBe('PAY_PASSWORD_LOCKED');
  });

  // P4; fails when callback, return page or balance settle in a way of their own
  it('settles once by callback, return page and balance together', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { shop, shopper, token } = await shopWithMoney(100);
      const due = await orderDue(shop, shopper, 10);
      const chargeId = await startCharge(shop, token, due);
      await decide(shop, chargeId, 'approve', true);
      const { paymentNo: orderRef } = due;
      const data = { chargeId, orderRef, merchant: shop.tenant.id, amount: 10, currency: 'USD', status: 'approved' };
      const comeBack = () => shop.call(paymentEndpoints.getByNo, { params: { paymentNo: orderRef } }, { token });
      const [, , , , byBalance] = await Promise.all([
        sendCallback(shop, data, { eventId: 'e1' }),
        sendCallback(shop, data, { eventId: 'e2' }),
        comeBack(),
        comeBack(),
        payDirectly(shop, due),
      ]);
      await sendCallback(shop, data, { eventId: 'e3' });
      expect((await comeBack()).data.status).toBe('PAID');
      expect(await readShopAccount(shop, 'SALES')).toBe(10);
      // the provider's ten came in exactly once: for the order, or onto the balance that paid it
      expect(await readBalance(shop, shopper)).toBe(100);
      expect(['paid', 'STATE_CONFLICT']).toContain(byBalance);
      expect(await readShopAccount(shop, 'PROVIDER_CLEARING')).toBe(-110);
      expect(await verifyLedger(shop.tenant.id)).toEqual([]);
    }
  });

  // O6
  it('either pays or closes an order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { shop, shopper, token } = await shopWithMoney(100);
      const due = await orderDue(shop, shopper, 10);
      const id = due.targetId;
      const [paid, closed] = await Promise.all([
        payDirectly(shop, due),
        shop.call(purchaseEndpoints.close, { params: { id } }, { token }),
      ]);
      expect(['paid', 'STATE_CONFLICT']).toContain(paid);
      expect([200, 409]).toContain(closed.status);
      const order = (await shop.call(purchaseEndpoints.get, { params: { id } }, { token })).data;
      const balance = await readBalance(shop, shopper);
      expect([order.status, balance]).toEqual(order.status === 'PAID' ? ['PAID', 90] : ['CLOSED', 100]);
      expect(await verifyLedger(shop.tenant.id)).toEqual([]);
    }
  });

  // fails without the conditional update of settle and the unique reference of the ledger
  it('settles once, also where the order would let it', async () => {
    const { shop, shopper } = await shopWithMoney(100);
    const due = await orderDue(shop, shopper, 10);
    const { settle } = createPaymentService({
      onSettled: { PURCHASE: { follow: async () => undefined } },
      providers: paymentProviders([]),
    });
    const settlement = { method: 'BALANCE', now: shop.clock.now };
    const results = await times(AT_ONCE, () =>
      tenantTx(due, (tx) => settle(tx, [due], settlement)).then(
        () => 'paid',
        (error: { code?: string }) => error.code,
      ),
    );
    expect(countOf(results)).toEqual({ paid: 1, STATE_CONFLICT: AT_ONCE - 1 });
    expect(await readBalance(shop, shopper)).toBe(90);
  });

  // fails when retriedTx does not try again
  it('gets over a deadlock', async () => {
    const { shop, shopper } = await shopWithMoney(0);
    const [a, b] = [await orderDue(shop, shopper, 10), await orderDue(shop, shopper, 20)];
    let resolve: () => void = () => undefined;
    const bothHold = new Promise<void>((done) => (resolve = done));
    let holding = 0;
    const lockBoth = (first: PaymentRow, second: PaymentRow) =>
      retriedTx({ tx: (work) => tenantTx(a, work) }, async (tx) => {
        const payments = paymentRepo(tx, a);
        await payments.lockByNo(first.paymentNo);
        if (++holding === 2) resolve();
        await bothHold;
        return payments.lockByNo(second.paymentNo);
      });
    const locked = await Promise.all([lockBoth(a, b), lockBoth(b, a)]);
    expect(locked.map((row) => row?.id)).toEqual([b.id, a.id]);
    expect(holding).toBe(3);
  });

  it('pays two batches in opposite order without a deadlock', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { shop, shopper, token } = await shopWithMoney(100);
      const [a, b] = [await orderDue(shop, shopper, 10), await orderDue(shop, shopper, 20)];
      const batch = (paymentNos: string[]) =>
        shop.call(paymentEndpoints.batchPay, { body: { paymentNos, payPassword: PAY_PASSWORD } }, { token });
      const answers = await Promise.all([batch([a.paymentNo, b.paymentNo]), batch([b.paymentNo, a.paymentNo])]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await readBalance(shop, shopper)).toBe(70);
    }
  });

  // fails without the lock of claimAttempt
  it('opens one charge of twenty started at once', async () => {
    const { shop, shopper, token } = await shopWithMoney(100);
    const due = await orderDue(shop, shopper, 10);
    const input = { params: { provider: 'SANDBOX' }, body: { orderPay: due.paymentNo, orderAmount: 10 } };
    const answers = await times(AT_ONCE, () => shop.call(paymentEndpoints.start, input, { token }));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const urls = answers.filter(({ status }) => status === 200).map(({ data }) => urlOf(data));
    expect(new Set(urls).size).toBe(1);
  });
});
