import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { walletRepo } from '../../../../src/server/modules/wallet/wallet.repo';
import { fundBalance, PAY_PASSWORD, readBalance } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

async function asked(amount = 700) {
  const shop = await startShop();
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const { token, shopperId } = shopper;
  await fundBalance(shop, shopper, 1000);
  const body = { amount, accountText: 'Bank, 12', payPassword: PAY_PASSWORD };
  const { id } = (await shop.call(walletEndpoints.createWithdrawal, { body }, { token })).data;
  const owner = { tenantId: shop.tenant.id, shopperId };
  return {
    shop,
    token,
    cancel: () => shop.call(walletEndpoints.cancelWithdrawal, { params: { id } }, { token }),
    approve: () => tenantTx(owner, (tx) => walletRepo(tx, owner).moveWithdrawal(id, 'REQUESTED', 'APPROVED')),
    sums: async () => [await readBalance(shop, shopper), await readBalance(shop, shopper, 'SHOPPER_FROZEN')],
  };
}

describe('POST /front/user-account/withdrawals/{id}/cancel', () => {
  it('frees the sum once, says so, and is the same when it is asked again', async () => {
    const at = await asked();
    expect(await at.sums()).toEqual([300, 700]);
    expect((await at.cancel()).data.status).toBe('CANCELLED');
    expect((await at.cancel()).data.status).toBe('CANCELLED');
    expect(await at.sums()).toEqual([1000, 0]);
    const { items } = (await at.shop.call(walletEndpoints.listTransactions, {}, { token: at.token })).data;
    expect(items.map(({ kind }) => kind)).toEqual(['WITHDRAWAL_RELEASE', 'WITHDRAWAL_HOLD', 'DEPOSIT']);
    const notices = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    expect(notices.filter(({ title }) => title === 'Withdrawal cancelled')).toHaveLength(1);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('is refused once it is decided', async () => {
    const at = await asked();
    await at.approve();
    expect((await at.cancel()).problem.code).toBe('STATE_CONFLICT');
    expect(await at.sums()).toEqual([300, 700]);
  });
});

describeOnPostgres('cancelling against approving', () => {
  it('has one winner, and frees the sum once', async () => {
    const won = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const at = await asked();
      const rivals = [at.cancel, at.cancel, at.approve, at.cancel];
      const turned = [...rivals.slice(round % 4), ...rivals.slice(0, round % 4)];
      await Promise.all(turned.map((rival) => rival()));
      const { status } =
        (await at.shop.call(walletEndpoints.listWithdrawals, {}, { token: at.token })).data.items[0] ?? {};
      won.add(status ?? '');
      expect(await at.sums()).toEqual(status === 'CANCELLED' ? [1000, 0] : [300, 700]);
      expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
    }
    expect([...won].every((status) => status === 'CANCELLED' || status === 'APPROVED')).toBe(true);
  });
});
