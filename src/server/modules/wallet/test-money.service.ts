import type { Tx } from '../../db/database';
import { transfer, postLedger } from './ledger.service';
import { goLiveReference } from './ledger.rules';
import { testMoneyRepo } from './test-money.repo';

/**
 * Takes everything out of a shop's book that its time of trial left there, by postings like any other: each shopper's
 * accounts into the sales, then the shop's own accounts into each other. What was asked back is refused.
 */
export async function endTestMoney(tx: Tx, { tenantId, now }: { tenantId: string; now: Date }): Promise<void> {
  const repo = testMoneyRepo(tx, { tenantId });
  const post = { tenantId, kind: 'TEST_MONEY_OUT', now } as const;
  const ofShoppers = async () => (await repo.lockAccounts()).filter(({ shopperId }) => shopperId !== '');
  // again: what was moving when we asked first may stand on an account by now that was not there then
  for (let held = await ofShoppers(); held.length > 0; held = await ofShoppers()) {
    for (const { id, kind, shopperId, currency, balance } of held) {
      const entries = transfer(balance, { kind, shopperId }, { kind: 'SALES' });
      await postLedger(tx, { ...post, reference: goLiveReference(id), currency, entries });
    }
  }
  const own = await repo.lockAccounts();
  for (const currency of new Set(own.map((account) => account.currency))) {
    const accounts = own.filter((account) => account.currency === currency);
    const entries = accounts.map(({ kind, provider, balance }) => ({ account: { kind, provider }, amount: -balance }));
    await postLedger(tx, { ...post, reference: goLiveReference(currency), currency, entries });
  }
  // after the accounts are held: whoever asks for money back from now on finds none
  await repo.rejectDeposits();
  await repo.rejectWithdrawals();
}
