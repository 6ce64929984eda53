import { expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { closeDearer } from '../../../../src/server/modules/purchase/give-up-dearer.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { FUNDS } from './refunding';
import { startSellingOut } from './selling-out';

const RISE = 1_000;
const ROUNDS = 2;

type At = Awaited<ReturnType<typeof startSellingOut>>;
type Order = Awaited<ReturnType<At['paidForTwo']>>;
const isOver = (at: At) => new Date(at.shop.clock.now.getTime() + LIMITS.dearerHours * 3_600_000);

const AT_ONCE: [string, (at: At, order: Order, dear: string) => Promise<unknown>[]][] = [
  ['it is paid and its time is over', (at, order) => [at.payMore(order.id), closeDearer(isOver(at))]],
  ['it is paid twice', (at, order) => [at.payMore(order.id), at.payMore(order.id)]],
  ['it is paid and closed', (at, order, dear) => [at.payMore(order.id), at.closeItem(order.id, dear)]],
  ['it is closed twice', (at, order, dear) => [at.closeItem(order.id, dear), at.closeItem(order.id, dear)]],
  ['it is paid and its order closed', (at, order) => [at.payMore(order.id), at.close(order.id)]],
  ['it is paid and its order bought', (at, order) => [at.payMore(order.id), at.finish(order.id)]],
];

describeOnPostgres('what became dearer', () => {
  it.each(AT_ONCE)('is paid for, or its money is back, once, where %s at the same time', async (_, atOnce) => {
    const at = await startSellingOut();
    for (let round = 0; round < ROUNDS; round += 1) {
      const funds = await at.balance();
      const order = await at.paidForTwo();
      await at.begin(order.id);
      await at.dearer(order, RISE);
      const more = (await at.get(order.id)).data.topUp?.amount.amount ?? NaN;
      await Promise.allSettled(atOnce(at, order, order.items[0]?.id ?? ''));
      const { status, items, topUp, refunded } = (await at.get(order.id)).data;
      const isPaid = items[0]?.status === 'ORDERED' && status !== 'CLOSED';
      expect(items[0]?.status).not.toBe('DEARER');
      expect(topUp).toBeNull();
      const paid = order.total.local.amount + (isPaid ? more : 0);
      const back = status === 'CLOSED' ? paid : refunded.amount;
      expect(await at.balance()).toBe(funds - paid + back);
      if (status === 'PURCHASING') await at.close(order.id);
      if (status !== 'PURCHASED') expect(await at.balance()).toBe(funds);
    }
    expect(await at.balance()).toBeLessThanOrEqual(FUNDS);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
