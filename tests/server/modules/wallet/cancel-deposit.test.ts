import { describe, expect, it } from 'vitest';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { wireMoney } from '../../../../src/server/wiring/app-money';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { readBalance } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { chargeOf, decide } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const SUM = 5_000;

/** A top-up whose charge waits for the shopper. */
async function begun() {
  const shop = await startShop();
  const shopper = await signUp(shop);
  const { token } = shopper;
  const body = { amount: SUM, channel: 'SANDBOX' };
  const { deposit, start } = (await shop.call(walletEndpoints.createDeposit, { body }, { token })).data;
  const params = { depositNo: deposit.depositNo };
  return {
    shop,
    charge: chargeOf(start),
    cancel: () => shop.call(walletEndpoints.cancelDeposit, { params }, { token }),
    retry: () => shop.call(walletEndpoints.retryDeposit, { params }, { token }),
    status: async () => (await shop.call(walletEndpoints.listDeposits, {}, { token })).data.items[0]?.status,
    balance: () => readBalance(shop, shopper),
    credits: async () => (await shop.call(walletEndpoints.listTransactions, {}, { token })).data.items.length,
  };
}

describe('a declined top-up', () => {
  it('is tried again with the same payment, and credited once', async () => {
    const at = await begun();
    await decide(at.shop, at.charge, 'decline');
    const { start } = (await at.retry()).data;
    const second = chargeOf(start);
    expect(second).not.toBe(at.charge);
    await decide(at.shop, second, 'approve');
    expect([await at.status(), await at.balance(), await at.credits()]).toEqual(['CREDITED', SUM, 1]);
    expect((await at.retry()).problem.code).toBe('STATE_CONFLICT');
    expect((await at.cancel()).problem.code).toBe('STATE_CONFLICT');
  });

  it('is tried again in the way that was chosen', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const body = { amount: SUM, channel: 'SANDBOX', paymentMethod: 'QR' };
    const { deposit, start } = (await shop.call(walletEndpoints.createDeposit, { body }, { token })).data;
    expect([start.kind, start.expiresAt]).toEqual(['qr', expect.any(String)]);
    if (start.kind === 'qr') await decide(shop, start.text.split('/').at(-1) ?? '', 'decline');
    const params = { depositNo: deposit.depositNo };
    const again = (await shop.call(walletEndpoints.retryDeposit, { params }, { token })).data;
    expect(again.start.kind).toBe('qr');
  });

  it('is given up, the same when asked again, and not tried any more', async () => {
    const at = await begun();
    await decide(at.shop, at.charge, 'decline');
    expect((await at.cancel()).data.status).toBe('CANCELLED');
    expect((await at.cancel()).data.status).toBe('CANCELLED');
    expect((await at.retry()).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(0);
  });

  it('is not called cancelled where it ran out by itself', async () => {
    const at = await begun();
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 73 * 3_600_000);
    await wireMoney(async (request) => at.shop.app.fetch(request)).deposits.expireDeposits(() => at.shop.clock.now);
    expect(await at.status()).toBe('REJECTED');
    expect((await at.cancel()).problem.code).toBe('STATE_CONFLICT');
    expect(await at.status()).toBe('REJECTED');
  });

  it('brings money that comes late to the balance, once, and says so', async () => {
    const at = await begun();
    await at.cancel();
    await decide(at.shop, at.charge, 'approve');
    await decide(at.shop, at.charge, 'approve');
    expect([await at.status(), await at.balance(), await at.credits()]).toEqual(['CREDITED', SUM, 1]);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });
});

describeOnPostgres('cancelling a top-up against its payment', () => {
  it('brings the money once, where its owner sees it', async () => {
    for (let round = 0; round < 12; round += 1) {
      const at = await begun();
      const rivals = [at.cancel, () => decide(at.shop, at.charge, 'approve'), at.cancel];
      const turned = [...rivals.slice(round % 3), ...rivals.slice(0, round % 3)];
      await Promise.all(turned.map((rival) => rival()));
      expect([await at.status(), await at.balance(), await at.credits()]).toEqual(['CREDITED', SUM, 1]);
      expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
    }
  });
});
