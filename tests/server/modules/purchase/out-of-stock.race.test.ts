import { expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { FUNDS } from './refunding';
import { startSellingOut } from './selling-out';

const ROUNDS = 4;

describeOnPostgres('what its seller has no more', () => {
  it('gives its money back once, whoever closes the order and reports what at the same time', async () => {
    const at = await startSellingOut();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, items } = await at.paidForTwo();
      const [first = '', second = ''] = items.map((item) => item.id);
      await Promise.allSettled([
        at.soldOut(first),
        round % 2 ? at.soldOut(second) : at.soldOut(first),
        ...(round > 1 ? [at.close(id)] : []),
      ]);
      const closed = (await at.get(id)).data;
      if (closed.status !== 'CLOSED') expect((await at.close(id)).status).toBe(200);
      expect((await at.get(id)).data).toMatchObject({ status: 'CLOSED', refunded: closed.total.local });
      expect(await at.balance()).toBe(FUNDS);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
