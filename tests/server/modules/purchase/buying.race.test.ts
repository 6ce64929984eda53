import { expect, it } from 'vitest';
import { shopTx } from '../../../../src/server/db/database';
import { retriedTx } from '../../../../src/server/kernel/retried-tx';
import { beginBuying, finishBuying } from '../../../../src/server/modules/purchase/buying.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { CLERK } from '../../../support/parcels';
import { describeOnPostgres } from '../../../support/postgres';
import { startOrdering } from './ordering';

const ROUNDS = 12;

describeOnPostgres('orders that are being bought', () => {
  it('are bought or given back, and never both', async () => {
    const at = await startOrdering();
    const { tenantId } = at.owner;
    await at.fund(900_000);
    const worker = { actor: CLERK, at: at.shop.clock.now, record: () => Promise.resolve() };
    const tx = <T>(work: Parameters<typeof shopTx<T>>[1]) => retriedTx({ tx: (one) => shopTx(tenantId, one) }, work);
    let bought = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await at.order();
      await at.pay(id);
      await tx((t) => beginBuying(t, tenantId, id, worker));
      const [closed, finished] = await Promise.all([
        at.close(id),
        tx((t) => finishBuying(t, tenantId, id, worker)).then(
          () => true,
          () => false,
        ),
      ]);
      expect([closed.status === 200, finished].toSorted()).toEqual([false, true]);
      const { data: order } = await at.get(id);
      expect(order).toMatchObject({
        status: finished ? 'PURCHASED' : 'CLOSED',
        refunded: { amount: finished ? 0 : order.total.local.amount },
      });
      bought += finished ? order.total.local.amount : 0;
    }
    expect(await at.balance()).toBe(900_000 - bought);
    expect(await verifyLedger(tenantId)).toEqual([]);
  });
});
