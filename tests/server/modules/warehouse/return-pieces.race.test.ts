import { expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { lineOf } from '../../../support/shop-offers';
import { startShop } from '../../../support/shop';
import { shippingOf } from '../transit/shipping';
import { startReturningPieces } from './returning';

const ROUNDS = 4;

describeOnPostgres('single pieces that their shopper sends back', () => {
  it('go once, whoever sends how many back at once, or the parcel is shipped', async () => {
    const at = await startReturningPieces(await startShop({ offers: { lines: [lineOf()] } }));
    const { create } = await shippingOf(at.shop, at);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderItemId, orderId } = await at.good();
      const before = await at.balance();
      const calls = [() => at.back(id, orderItemId, 1), () => at.back(id, orderItemId, 2), () => create([id])];
      const answers = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await at.step();
      await at.step();
      const { refunded } = await at.orderOf(orderId);
      expect(await at.balance()).toBe(before + refunded.amount);
      const shown = await at.parcel(id);
      expect(shown?.items[0]?.quantity === 3).toBe(shown?.status !== 'STOCKED_IN');
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
