import { describe, expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { sandboxSecrets } from '../../../../src/demo/sandbox/sandbox-secrets';
import { tenantTx } from '../../../../src/server/db/database';
import { createApplyReport } from '../../../../src/server/modules/payment/charge-report.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance, orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../../../support/money';
import { decide, sendCallback, startCharge, type CallbackData } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

async function openCharge() {
  const shop = await startShop();
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const due = await orderDue(shop, shopper, 250);
  const chargeId = await startCharge(shop, shopper.token, due);
  const data: CallbackData = {
    chargeId,
    orderRef: due.paymentNo,
    merchant: shop.tenant.id,
    amount: 250,
    currency: 'USD',
    status: 'approved',
  };
  const status = async () => {
    const answer = await shop.call(purchaseEndpoints.get, { params: { id: due.targetId } }, { token: shopper.token });
    return answer.data.payment?.status;
  };
  return { shop, shopper, due, data, status };
}

describe('POST /front/third-pay/{provider}/callback', () => {
  it('settles the payment and says so to the provider', async () => {
    const { shop, data, status } = await openCharge();
    const response = await sendCallback(shop, data);
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    expect(await status()).toBe('PAID');
  });

  // P1; fails when neither event nor attempt is looked at
  it('has one effect however often it comes, under the same event or another', async () => {
    const { shop, shopper, data, status } = await openCharge();
    for (const eventId of ['e1', 'e1', 'e2', 'e1', 'e3']) {
      expect((await sendCallback(shop, data, { eventId })).status).toBe(200);
    }
    expect(await status()).toBe('PAID');
    expect(await readShopAccount(shop, 'SALES')).toBe(250);
    expect(await readBalance(shop, shopper)).toBe(0);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  // P1; fails when events are not kept, or their key does not hold
  it('counts an event once, whatever it says when it comes again', async () => {
    const { shop, data, status } = await openCharge();
    await sendCallback(shop, { ...data, status: 'declined' }, { eventId: 'e1' });
    expect((await sendCallback(shop, data, { eventId: 'e1' })).status).toBe(200);
    expect(await status()).toBe('UNPAID');
    expect(await readShopAccount(shop, 'SALES')).toBe(0);
    await sendCallback(shop, data, { eventId: 'e2' });
    expect(await status()).toBe('PAID');
  });

  // P1; fails when the event is kept in a transaction of its own
  it('counts an event whose effect failed when it comes again', async () => {
    const { shop, data, status } = await openCharge();
    const tenantId = shop.tenant.id;
    const { orderRef: paymentNo, chargeId: providerRef, merchant, amount, currency } = data;
    const applyReport = createApplyReport(() => Promise.reject(new Error('the power is out')));
    const failing = tenantTx({ tenantId, shopperId: '' }, (tx) =>
      applyReport(tx, {
        tenantId,
        provider: { name: 'SANDBOX', isTest: true },
        account: merchant,
        report: { providerRef, paymentNo, merchant, amount: { amount, currency }, state: 'paid' },
        eventId: 'e1',
        now: shop.clock.now,
        keepsBalances: true,
      }),
    );
    await expect(failing).rejects.toThrow('the power is out');
    await sendCallback(shop, data, { eventId: 'e1' });
    expect(await status()).toBe('PAID');
    expect(await readShopAccount(shop, 'SALES')).toBe(250);
  });

  describe('in any order', () => {
    const permutations = <T>(items: T[]): T[][] =>
      items.length < 2
        ? [items]
        : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
    // P2: 24 orders of all that can be said about one charge, and all of it once more
    it.each(permutations(['open', 'declined', 'approved', 'closed']).map((order) => [order.join(' '), order] as const))(
      'ends paid: %s',
      async (_, order) => {
        const { shop, shopper, data, status } = await openCharge();
        for (const [at, said] of [...order, ...order].entries())
          await sendCallback(shop, { ...data, status: said }, { eventId: `e${at}` });
        expect(await status()).toBe('PAID');
        expect(await readShopAccount(shop, 'SALES')).toBe(250);
        expect(await readBalance(shop, shopper)).toBe(0);
      },
    );
  });

  // P2; fails when what is said of a charge opens a payment again
  it.each(['PAID', 'REFUNDED', 'EXPIRED'])('leave a payment %s that is over', async (end) => {
    const { shop, shopper, due, data, status } = await openCharge();
    const { token } = shopper;
    const params = { id: due.targetId };
    await fundBalance(shop, shopper, 250);
    const pay = { params, body: { payPassword: PAY_PASSWORD } };
    if (end !== 'EXPIRED') expect((await shop.call(purchaseEndpoints.pay, pay, { token })).status).toBe(200);
    if (end !== 'PAID') expect((await shop.call(purchaseEndpoints.close, { params }, { token })).status).toBe(200);
    for (const said of ['open', 'declined', 'closed']) {
      await sendCallback(shop, { ...data, status: said }, { eventId: said });
      expect(await status()).toBe(end);
    }
  });

  // P3; each class fails without its part of isSignedCallback, readCallback or isAsAgreed
  describe('refuses forgeries', () => {
    type Forge = (open: Awaited<ReturnType<typeof openCharge>>) => Promise<Response>;
    const refused: [string, number, Forge][] = [
      ['without a signature', 403, ({ shop, data }) => sendCallback(shop, data, { headers: { 'x-sandbox-signature': '' } })],
      ['with another signature', 403, ({ shop, data }) => sendCallback(shop, data, { headers: { 'x-sandbox-signature': `t=${shop.clock.now.getTime() / 1000},v1=${'0'.repeat(64)}` } })],
      ['signed for another shop', 403, async ({ shop, data }) => {
        const other = await startShop();
        const { signCallback } = await import('../../../../src/demo/sandbox/sandbox-signature');
        const rawBody = JSON.stringify({ id: 'e', type: 'charge.approved', data });
        const signature = signCallback(sandboxSecrets(), other.tenant.id, rawBody, shop.clock.now);
        return sendCallback(shop, data, { rawBody, headers: { 'x-sandbox-signature': signature } });
      }],
      ['signed long ago', 403, ({ shop, data }) => {
        const sent = sendCallback({ ...shop, clock: { now: new Date(shop.clock.now.getTime() - 301_000) } }, data);
        return sent;
      }],
      ['changed after signing', 403, ({ shop, data }) => {
        const signed = JSON.stringify({ id: 'e', type: 'charge.approved', data });
        return sendCallback({ ...shop, fetchRaw: (path, init) => shop.fetchRaw(path, { ...init, body: `${signed} ` }) }, data, { rawBody: signed });
      }],
      ['that are no JSON', 403, ({ shop, data }) => sendCallback(shop, data, { rawBody: 'chargeId=1' })],
      ['of another form', 403, ({ shop, data }) => sendCallback(shop, data, { rawBody: JSON.stringify({ id: 'e', data: { ...data, amount: '250' } }) })],
      ['of a payment that is not there', 404, ({ shop, data }) => sendCallback(shop, { ...data, orderRef: 'PY261121XXXXXXXX' })],
      ['of a charge that is not there', 404, ({ shop, data }) => sendCallback(shop, { ...data, chargeId: 'nosuchcharge' })],
      ['of a provider that is not there', 404, ({ shop }) => Promise.resolve(shop.fetchRaw('/front/third-pay/STRIPE/callback', { method: 'POST', body: '{}' }))],
    ]; // prettier-ignore
    it.each(refused)('%s', async (_, code, forge) => {
      const open = await openCharge();
      expect((await forge(open)).status).toBe(code);
      expect(await open.status()).toBe('PROCESSING');
      expect(await readShopAccount(open.shop, 'SALES')).toBe(0);
    });

    it.each([
      ['one cent less', { amount: 249 }],
      ['one cent more', { amount: 251 }],
      ['another currency', { currency: 'VND' }],
      ['another merchant', { merchant: 'somebody' }],
    ])('with %s go to review, for good', async (_, change) => {
      const { shop, shopper, data, status } = await openCharge();
      expect((await sendCallback(shop, { ...data, ...change })).status).toBe(200);
      expect(await status()).toBe('NEEDS_REVIEW');
      await sendCallback(shop, data, { eventId: 'e2' });
      expect(await status()).toBe('NEEDS_REVIEW');
      expect(await readShopAccount(shop, 'SALES')).toBe(0);
      expect(await readBalance(shop, shopper)).toBe(0);
    });

    it('of the charge of another payment', async () => {
      const { shop, shopper, data, status } = await openCharge();
      const cheap = await orderDue(shop, shopper, 1);
      const chargeId = await startCharge(shop, shopper.token, cheap);
      expect((await sendCallback(shop, { ...data, chargeId })).status).toBe(404);
      expect(await status()).toBe('PROCESSING');
    });

    it('with a wrong sum after it was paid change nothing', async () => {
      const { shop, data, status } = await openCharge();
      await sendCallback(shop, data);
      await sendCallback(shop, { ...data, amount: 1 }, { eventId: 'e2' });
      expect(await status()).toBe('PAID');
    });
  });

  it('comes from the sandbox itself through the shop’s own host', async () => {
    const { shop, data, status } = await openCharge();
    await decide(shop, data.chargeId, 'approve');
    expect(await status()).toBe('PAID');
    expect((await decide(shop, data.chargeId, 'decline')).problem.code).toBe('STATE_CONFLICT');
    expect((await shop.call(paymentEndpoints.getConfig, {})).data.providers).toMatchObject([
      { provider: 'SANDBOX', kind: 'HOSTED_PAGE', name: 'Test payment', isTest: true },
    ]);
  });
});
