import { expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startSplitting } from './splitting';

const ROUNDS = 6;

describeOnPostgres('stored parcels that are put together', () => {
  it('are one on the bench, once, or one of them is in a shipment, and never both', async () => {
    const at = await startSplitting();
    for (let round = 0; round < ROUNDS; round += 1) {
      const two = [await at.store(), await at.store()];
      const [known, balance] = [(await at.parcels()).length, await at.balance()];
      const calls = [() => at.create([two[1] ?? '']), () => at.merge(two), () => at.merge(two.toReversed())];
      const answers = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const all = await at.parcels();
      const isShipped = two.some((id) => all.find((one) => one.id === id)?.status === 'LOCKED');
      expect(all).toHaveLength(isShipped ? known : known - 1);
      expect(await at.balance()).toBe(isShipped ? balance : balance - at.fee);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
