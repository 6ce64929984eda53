import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { demoShopEndpoints } from '../../../src/demo/accounts/demo-shop.endpoints';
import { systemTx } from '../../../src/server/db/database';
import { ledgerAccount } from '../../../src/server/db/schema/money';
import { goLive } from '../../../src/server/wiring/go-live';
import { ensureAccount } from '../../../src/server/modules/auth/auth.service';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance, orderDue, PAY_PASSWORD, readBalance } from '../../support/money';
import { sendCallback, startCharge } from '../../support/sandbox';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';
import { tenantRecordOf } from '../../support/tenant-record';
import { withEnv } from '../../support/with-env';

const account = { role: 'shopper', email: 'demo@mail.test', password: 'sampan-demo-2026' } as const;

/** A shop after its trial: a paid order, an open charge, money on the balance, some of it asked back. */
async function triedOut() {
  const preference = { ...tenantRecordOf({ id: 'any' }).preference, demoAccounts: true };
  const shop = await startShop({ preference, demoAccounts: [account] });
  await ensureAccount(shop.tenant.id, { ...account, name: 'Demo', language: 'en', payPassword: PAY_PASSWORD });
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const { token } = shopper;
  await fundBalance(shop, shopper, 10_000);
  const paid = await orderDue(shop, shopper, 3000);
  const params = { id: paid.targetId };
  await shop.call(purchaseEndpoints.pay, { params, body: { payPassword: PAY_PASSWORD } }, { token });
  const body = { amount: 4000, accountText: 'Bank, 12345', payPassword: PAY_PASSWORD };
  expect((await shop.call(walletEndpoints.createWithdrawal, { body }, { token })).status).toBe(200);
  const open = await orderDue(shop, shopper, 250);
  const chargeId = await startCharge(shop, token, open);
  return { shop, shopper, paid, open, chargeId };
}

const balancesOf = (tenantId: string) =>
  systemTx((tx) =>
    tx.select({ balance: ledgerAccount.balance }).from(ledgerAccount).where(eq(ledgerAccount.tenantId, tenantId)),
  );

describe('going live', () => {
  it('leaves no test money in the book, by postings that the shopper can read', async () => {
    const { shop, shopper } = await triedOut();
    expect(await goLive(shop.tenant.id, shop.clock.now)).toBe(true);
    for (const { balance } of await balancesOf(shop.tenant.id)) expect(balance).toBe(0);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
    const { items } = (await shop.call(walletEndpoints.listTransactions, {}, { token: shopper.token })).data;
    expect(items[0]).toMatchObject({ kind: 'TEST_MONEY_OUT', amount: { amount: -3000 }, reference: '' });
    const withdrawals = await shop.call(walletEndpoints.listWithdrawals, {}, { token: shopper.token });
    expect(withdrawals.data.items.map(({ status }) => status)).toEqual(['REJECTED']);
  });

  it('gives nothing back for what was paid with test money, and takes none any more', async () => {
    const { shop, shopper, paid, open, chargeId } = await triedOut();
    const { token } = shopper;
    await goLive(shop.tenant.id, shop.clock.now);
    const close = await shop.call(purchaseEndpoints.close, { params: { id: paid.targetId } }, { token });
    expect(close.problem.code).toBe('STATE_CONFLICT');
    const order = await shop.call(purchaseEndpoints.get, { params: { id: paid.targetId } }, { token });
    expect(order.data).toMatchObject({ status: 'CLOSED', closeReason: 'BY_SHOP', payment: { status: 'REFUNDED' } });
    const said = { chargeId, orderRef: open.paymentNo, merchant: shop.tenant.id, amount: 250 };
    expect((await sendCallback(shop, { ...said, currency: 'USD', status: 'approved' })).status).toBe(404);
    expect((await shop.call(paymentEndpoints.getConfig, {})).data.providers).toEqual([]);
    expect(await readBalance(shop, shopper)).toBe(0);
  });

  it('shuts the accounts whose passwords are published, and shows nothing of a demo', async () => {
    const { shop } = await triedOut();
    const body = { email: account.email, password: account.password };
    const { token } = (await shop.call(authEndpoints.login, { body })).data;
    await goLive(shop.tenant.id, shop.clock.now);
    expect((await shop.call(authEndpoints.login, { body })).status).toBe(401);
    expect((await shop.call(walletEndpoints.getSummary, {}, { token })).status).toBe(401);
    expect((await shop.call(authEndpoints.listSampleAccounts, {})).data.accounts).toEqual([]);
    expect((await shop.call(demoShopEndpoints.listOutbox, {})).status).toBe(404);
  });

  it('happens once', async () => {
    const { shop, shopper } = await triedOut();
    await goLive(shop.tenant.id, shop.clock.now);
    await fundBalance(shop, shopper, 700);
    expect(await goLive(shop.tenant.id, shop.clock.now)).toBe(false);
    expect(await readBalance(shop, shopper)).toBe(700);
    await expect(goLive('nosuchshop', shop.clock.now)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is what a server without a demo waits for', async () => {
    const { shop } = await triedOut();
    const status = () => withEnv({ isDemo: false, DEFAULT_TENANT: undefined }, () => shop.call(paymentEndpoints.getConfig, {}).then((answer) => answer.status)); // prettier-ignore
    expect(await status()).toBe(404);
    await goLive(shop.tenant.id, shop.clock.now);
    expect(await status()).toBe(200);
  });
});

describe('a server without a demo and without DEFAULT_TENANT', () => {
  it('is the only live shop’s, wherever it is asked', async () => {
    await systemTx((tx) => tx.execute('update tenant set went_live_at = null'));
    const [first, second] = [await startShop(), await startShop()];
    const bare = () =>
      withEnv({ isDemo: false, DEFAULT_TENANT: undefined }, async () => {
        const answer = await first.fetchRaw('/front/tenant', { headers: { host: '127.0.0.1:3000' } });
        return answer.ok ? ((await answer.json()) as { id: string }).id : answer.status;
      });
    expect(await bare()).toBe(404);
    await goLive(first.tenant.id, first.clock.now);
    expect(await bare()).toBe(first.tenant.id);
    await goLive(second.tenant.id, second.clock.now);
    expect(await bare()).toBe(404);
  });
});
