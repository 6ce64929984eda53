import { expect, it } from 'vitest';
import { compensateLate } from '../../../../src/server/modules/purchase/late-compensation.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { crashAfter } from '../../../support/crash';
import { describeOnPostgres } from '../../../support/postgres';
import { giver } from '../payment/compensating';
import { startLate } from './being-late';

const late = { orderMost: 900, PLACE: { sum: 700 } };
const ROUNDS = 8;

describeOnPostgres('what is given for a clock that was missed', () => {
  it('is given once by two who look at once, also while it is bought and staff give something for the same order', async () => {
    const at = await startLate(late);
    for (let round = 0; round < ROUNDS; round += 1) {
      at.later(1);
      const { id, orderNo } = await at.paidForTwo();
      const due = new Date((await at.get(id)).data.buyBefore ?? '');
      at.shop.clock.now = due;
      const [asks, allows] = [await giver(at.shop), await giver(at.shop)];
      await compensateLate(new Date(due.getTime() - 1));
      const before = await at.balance();
      const { data: asked } = await asks.ask(orderNo, 300);
      await Promise.all([compensateLate(due), compensateLate(due), allows.decide(asked), at.begin(id)]);
      await Promise.all([compensateLate(due), at.finish(id), compensateLate(due)]);
      await compensateLate(due);
      expect((await at.balance()) - before).toBe(1000);
    }
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('is given once by whoever goes on after one that was killed, wherever it was', async () => {
    const at = await startLate(late);
    for (let commits = 0, crashed = true; crashed; commits += 1) {
      at.later(1);
      const { id } = await at.paidForTwo();
      const due = new Date((await at.get(id)).data.buyBefore ?? '');
      await compensateLate(new Date(due.getTime() - 1));
      const before = await at.balance();
      const process = await crashAfter(commits);
      await compensateLate(due).catch(() => undefined);
      crashed = process.hasCrashed();
      process.restart();
      await compensateLate(new Date(due.getTime() + 61_000));
      expect((await at.balance()) - before).toBe(700);
      at.shop.clock.now = new Date(due.getTime() + 61_000);
    }
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });
});
