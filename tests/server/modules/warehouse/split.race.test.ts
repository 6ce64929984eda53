import { expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startSplitting } from './splitting';

const ROUNDS = 6;

describeOnPostgres('a stored parcel that is taken apart', () => {
  it('is on the bench in two, once, or in a shipment, and never both', async () => {
    const at = await startSplitting();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, cup } = await at.pair();
      const [known, balance] = [(await at.parcels()).length, await at.balance()];
      const calls = [() => at.create([id]), () => at.split(id, [cup]), () => at.split(id, [cup])];
      const answers = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const all = await at.parcels();
      const isSplit = all.find((one) => one.id === id)?.status === 'RECEIVED';
      expect(all).toHaveLength(isSplit ? known + 1 : known);
      expect(await at.balance()).toBe(isSplit ? balance - at.fee : balance);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
