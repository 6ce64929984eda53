import { expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startExtending } from './extending';

const ROUNDS = 6;

describeOnPostgres('storage that is paid ahead', () => {
  it('is paid for once at the price that was told, however often at once, and no day twice', async () => {
    const at = await startExtending();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at.store();
      const before = await at.balance();
      const answers = await Promise.all([at.extend(id, 15, 3000), at.extend(id, 15, 3000)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await at.balance()).toBe(before - 3000);
      expect((await at.parcel(id))?.storage).toMatchObject({ paid: { local: { amount: 3000 } } });
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('pays a day that the clock charges at the same time once', async () => {
    const at = await startExtending();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at.store();
      const before = await at.balance();
      // the day after the free ones is due: four with it, or four more once the clock has charged it
      const calls = [() => at.on('2027-02-20'), () => at.extend(id, 4, 1000), () => at.extend(id, 4, 800)];
      at.shop.clock.now = new Date('2027-02-20T04:00:00Z');
      await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      const paid = (await at.parcel(id))?.storage?.paid.local.amount ?? 0;
      expect(before - (await at.balance())).toBe(paid);
      expect((await at.parcel(id))?.storage?.fee.local.amount).toBe(0);
      await at.dispose(id);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('stays with what has been thrown away or shipped only for the days that had begun', async () => {
    const at = await startExtending();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at.store();
      const before = await at.balance();
      const leave = round % 2 ? () => at.dispose(id) : () => at.create([id]);
      const calls = [() => at.extend(id, 5, 1000), leave];
      const answers = await Promise.all((round % 4 < 2 ? calls : calls.toReversed()).map((call) => call()));
      const [extended, left] = round % 4 < 2 ? answers : answers.toReversed();
      expect(left?.status).toBe(200);
      const isKept = round % 2 === 0 && extended?.status === 200;
      expect(await at.balance()).toBe(isKept ? before - 1000 : before);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
