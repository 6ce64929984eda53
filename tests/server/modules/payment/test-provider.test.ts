import { describe, expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { sandboxEndpoints } from '../../../../src/demo/sandbox/sandbox.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { wireMoney } from '../../../../src/server/wiring/app-money';
import { goLive } from '../../../../src/server/wiring/go-live';
import { findTenant, saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../../../support/money';
import { chargeOf, decide, sendCallback, startCharge } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { withEnv } from '../../../support/with-env';

/** A shop with an open charge of a top-up and one of an order. */
async function openCharges() {
  const shop = await startShop();
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const { token } = shopper;
  const body = { amount: 10_000_000, channel: 'SANDBOX' };
  const { deposit, start } = (await shop.call(walletEndpoints.createDeposit, { body }, { token })).data;
  const due = await orderDue(shop, shopper, 250);
  const ofOrder = await startCharge(shop, token, due);
  const ofDeposit = chargeOf(start);
  const said = { merchant: shop.tenant.id, currency: 'USD', status: 'approved' };
  const reports = [
    { ...said, chargeId: ofDeposit, orderRef: start.paymentNo, amount: deposit.amount.amount },
    { ...said, chargeId: ofOrder, orderRef: due.paymentNo, amount: 250 },
  ];
  const now = () => new Date(shop.clock.now.getTime() + 120_000);
  return { shop, shopper, reports, ofDeposit, due, now };
}
type Open = Awaited<ReturnType<typeof openCharges>>;

/** Everything by which test money could come in. */
async function tryEverything({ shop, shopper, reports, ofDeposit, due, now }: Open) {
  for (const report of reports) expect((await sendCallback(shop, report)).status).toBe(404);
  const params = { chargeId: ofDeposit };
  expect((await shop.call(sandboxEndpoints.getCharge, { params })).status).toBe(404);
  expect((await decide(shop, ofDeposit, 'approve')).status).toBe(404);
  const { token } = shopper;
  const start = { params: { provider: 'SANDBOX' }, body: { orderPay: due.paymentNo, orderAmount: due.amount } };
  expect((await shop.call(paymentEndpoints.start, start, { token })).problem.code).toBe('METHOD_DISABLED');
  const deposit = { body: { amount: 500, channel: 'SANDBOX' } };
  expect((await shop.call(walletEndpoints.createDeposit, deposit, { token })).problem.code).toBe('METHOD_DISABLED');
  expect((await shop.call(paymentEndpoints.getConfig, {})).data.providers).toEqual([]);
  const delivered: Request[] = [];
  const { bank, payments } = wireMoney((request) => {
    // the jobs look at every shop; this one hears nothing
    if (request.url.includes(shop.host)) delivered.push(request);
    return shop.app.fetch(request) as Promise<Response>;
  });
  for (const { run } of bank?.jobs ?? []) await run(now);
  await payments.reconcile(now);
  await shop.call(paymentEndpoints.getByNo, { params: { paymentNo: due.paymentNo } }, { token });
  expect(delivered).toEqual([]);
  expect(await readBalance(shop, shopper)).toBe(0);
  expect(await readShopAccount(shop, 'SALES')).toBe(0);
}

describe('a test provider', () => {
  it('brings money in where it is on', async () => {
    const open = await openCharges();
    for (const [at, report] of open.reports.entries())
      expect((await sendCallback(open.shop, report, { eventId: `e${at}` })).status).toBe(200);
    expect(await readBalance(open.shop, open.shopper)).toBe(10_000_000);
  });

  it('brings nothing in where the shop has switched it off', async () => {
    const open = await openCharges();
    // decided and not yet delivered: what redelivery and reconciling would find
    await decide(open.shop, open.ofDeposit, 'approve', true);
    await saveTenant({ ...open.shop.tenant, paymentProviders: [] });
    await tryEverything(open);
  });

  it('brings nothing into a live shop, whatever its settings name', async () => {
    const open = await openCharges();
    const { shop } = open;
    await decide(shop, open.ofDeposit, 'approve', true);
    await goLive(shop.tenant.id, shop.clock.now);
    const live = await findTenant(shop.tenant.id);
    await saveTenant({ ...shop.tenant, ...live, paymentProviders: ['SANDBOX'] });
    expect(await findTenant(shop.tenant.id)).toMatchObject({ isLive: true, paymentProviders: ['SANDBOX'] });
    await tryEverything(open);
  });

  it('is not there on a server that shows no demo', async () => {
    const open = await openCharges();
    await decide(open.shop, open.ofDeposit, 'approve', true);
    await withEnv({ isDemo: false }, async () => {
      // such a server does not answer for a shop of test money at all
      const answer = await open.shop.call(paymentEndpoints.getConfig, {});
      expect(answer.problem.code).toBe('TENANT_NOT_FOUND');
      for (const report of open.reports) expect((await sendCallback(open.shop, report)).status).toBe(404);
    });
  });

  it('has a secret that nobody published', async () => {
    const { signCallback } = await import('../../../../src/demo/sandbox/sandbox-signature');
    const { shop, shopper, reports } = await openCharges();
    const rawBody = JSON.stringify({ id: 'e', type: 'charge.approved', data: reports[0] });
    const signature = signCallback(['sandbox-callbacks-are-not-money'], shop.tenant.id, rawBody, shop.clock.now);
    const headers = { 'x-sandbox-signature': signature };
    expect((await sendCallback(shop, reports[0] as never, { rawBody, headers })).status).toBe(403);
    expect(await readBalance(shop, shopper)).toBe(0);
  });
});
