import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { askedFor, atDesk } from './withdrawing';

/** With somebody about to allow it. */
async function asked(shop?: Shop) {
  const at = await askedFor(shop);
  const second = await atDesk(at);
  return { ...at, approve: () => second.decide(at.approvalId) };
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
    const shop = await startShop();
    for (let round = 0; round < 8; round += 1) {
      const at = await asked(shop);
      const rivals = [at.cancel, at.cancel, at.approve, at.cancel];
      const turned = [...rivals.slice(round % 4), ...rivals.slice(0, round % 4)];
      await Promise.all(turned.map((rival) => rival()));
      const status = await at.status();
      won.add(status);
      expect(await at.sums()).toEqual(status === 'CANCELLED' ? [1000, 0] : [300, 700]);
      expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
    }
    expect([...won].every((status) => status === 'CANCELLED' || status === 'APPROVED')).toBe(true);
  });
});
