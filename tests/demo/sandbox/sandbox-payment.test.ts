import { describe, expect, it } from 'vitest';
import { sandboxEndpoints } from '../../../src/demo/sandbox/sandbox.endpoints';
import { createSandbox } from '../../../src/demo/sandbox/sandbox-payment';
import { decide, startCharge } from '../../support/sandbox';
import { orderDue } from '../../support/money';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';

/** A sandbox whose callbacks meet these answers, one after the other; then 200. */
async function sandboxAnswered(...answers: (number | 'cut')[]) {
  const shop = await startShop();
  const sent: string[] = [];
  const sandbox = createSandbox({
    secrets: () => ['secret-of-this-test'],
    isOn: () => Promise.resolve(true),
    deliver: async (request) => {
      sent.push(await request.text());
      const answer = answers.shift() ?? 200;
      if (answer === 'cut') throw new Error('connection cut');
      return new Response(null, { status: answer });
    },
  });
  const { now } = shop.clock;
  const origin = `http://${shop.host}`;
  const { providerRef } = await sandbox.provider.createPayment({
    credentials: await sandbox.findCredentials(shop.tenant.id),
    reference: 'attempt1',
    paymentNo: 'PY26112100000001',
    amount: { amount: 250, currency: 'USD' },
    description: 'Two mugs',
    returnUrl: `${origin}/payment/return`,
    notifyUrl: `${origin}/api/callback`,
    payer: { locale: 'en', ip: '::1', email: 'who@example.com', name: 'Who' },
    now,
  });
  const scope = { tenantId: shop.tenant.id, now };
  const redeliver = (seconds = 60) => sandbox.redeliver(() => new Date(now.getTime() + seconds * 1000));
  return { sandbox, sent, scope, redeliver, chargeId: providerRef };
}

describe('callbacks of the sandbox', () => {
  it('are tried three times, under one event', async () => {
    const { sandbox, sent, scope, redeliver, chargeId } = await sandboxAnswered(503, 'cut', 200);
    await sandbox.decide(scope, chargeId, { status: 'approved', holdCallback: false });
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    await redeliver();
    expect(sent).toHaveLength(3);
  });

  it('are kept for later where they do not arrive', async () => {
    const { sandbox, sent, scope, redeliver, chargeId } = await sandboxAnswered(500, 500, 500);
    await sandbox.decide(scope, chargeId, { status: 'approved', holdCallback: false });
    await redeliver();
    await redeliver();
    expect(sent).toHaveLength(4);
  });

  it('are held back on demand for a minute, and then delivered', async () => {
    const { sandbox, sent, scope, redeliver, chargeId } = await sandboxAnswered();
    await sandbox.decide(scope, chargeId, { status: 'declined', holdCallback: true });
    await redeliver(59);
    expect(sent).toEqual([]);
    const credentials = await sandbox.findCredentials(scope.tenantId);
    const name = { credentials, providerRef: chargeId, reference: chargeId, createdAt: scope.now, memo: {} };
    expect(await sandbox.provider.query(name)).toMatchObject({
      state: 'declined',
    });
    await redeliver();
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      type: 'charge.declined',
      data: { chargeId, orderRef: 'PY26112100000001', merchant: scope.tenantId, amount: 250, currency: 'USD' },
    });
  });

  it('say nothing of an open charge', async () => {
    const { sent, redeliver } = await sandboxAnswered();
    await redeliver();
    expect(sent).toEqual([]);
  });
});

describe('a charge', () => {
  it('is decided once', async () => {
    const { sandbox, scope, chargeId } = await sandboxAnswered();
    await sandbox.decide(scope, chargeId, { status: 'declined', holdCallback: false });
    const again = sandbox.decide(scope, chargeId, { status: 'approved', holdCallback: false });
    await expect(again).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  });

  it('is not known at another shop, nor where the sandbox is off', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop);
    const chargeId = await startCharge(shop, shopper.token, await orderDue(shop, shopper, 250));
    for (const other of [await startShop(), await startShop({ paymentProviders: [] })]) {
      expect((await other.call(sandboxEndpoints.getCharge, { params: { chargeId } })).status).toBe(404);
      expect((await decide(other, chargeId, 'approve')).status).toBe(404);
    }
    expect((await shop.call(sandboxEndpoints.getCharge, { params: { chargeId } })).data.status).toBe('open');
  });
});
