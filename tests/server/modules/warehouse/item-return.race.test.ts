import { expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { lineOf } from '../../../support/shop-offers';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { startOrdering } from '../purchase/ordering';
import { shippingOf } from '../transit/shipping';
import { FUNDS } from './deciding';
import { returningAt } from './returning';

const ROUNDS = 4;

async function start() {
  const at = await startOrdering(undefined, await startShop({ offers: { lines: [lineOf()] } }));
  await at.fund(FUNDS);
  return { ...at, ...returningAt(at), ship: (await shippingOf(at.shop, at)).create };
}

describeOnPostgres('a good thing that its shopper sends back', () => {
  it('is sent back once, or shipped, or its money is asked for', async () => {
    const at = await start();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderItemId, orderId } = await at.good();
      const before = await at.balance();
      const rival = round % 2 ? () => at.ship([id]) : () => at.ask(orderItemId);
      const answers = await Promise.all([at.sendBack(id, orderItemId), at.sendBack(id, orderItemId), rival()]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await at.step();
      const { items, refunded } = await at.orderOf(orderId);
      const isBack = answers.slice(0, 2).some(({ status }) => status === 200);
      expect(items[0]?.status).toBe(isBack ? 'RETURNED' : 'QC_PASSED');
      expect(await at.balance()).toBe(before + refunded.amount);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
