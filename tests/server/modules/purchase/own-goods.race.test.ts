import { afterAll, expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { openTestBucket } from '../../../support/bucket';
import { describeOnPostgres } from '../../../support/postgres';
import { FUNDS, mugOf, startOwnShop } from './own-goods';

const { close } = openTestBucket();
afterAll(close);
const ROUNDS = 4;

describeOnPostgres('the last piece of a shop’s own', () => {
  it('is one shopper’s, whoever pays at the same time; the other has the money back, and nothing is sold twice', async () => {
    const { shop, image, offer, stockOf, shopper } = await startOwnShop();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data: mug } = await offer(mugOf(image, 1));
      const rivals = [await shopper(mug), await shopper(mug)];
      const orders = await Promise.all(rivals.map((rival) => rival.order()));
      const paid = await Promise.all(rivals.map((rival, at) => rival.pay(orders[at]?.id ?? '')));
      expect(paid.map(({ status }) => status)).toEqual([200, 200]);
      const seen = await Promise.all(rivals.map(async (rival, at) => (await rival.get(orders[at]?.id ?? '')).data));
      expect(seen.map(({ status }) => status).sort()).toEqual(['CLOSED', 'PAID']);
      expect(await stockOf(mug.id)).toEqual([0, 0]);
      const winner = seen.findIndex(({ status }) => status === 'PAID');
      expect(await rivals[1 - winner]?.balance()).toBe(FUNDS);
      // ended by two hands at once it is back once
      await Promise.all([rivals[winner]?.close(seen[winner]?.id ?? ''), rivals[winner]?.close(seen[winner]?.id ?? '')]);
      expect(await stockOf(mug.id)).toEqual([1, 0]);
      expect(await rivals[winner]?.balance()).toBe(FUNDS);
    }
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });
});
