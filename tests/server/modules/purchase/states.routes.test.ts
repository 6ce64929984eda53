import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PURCHASE_ORDER_STATUSES } from '../../../../src/contract/order-status';
import { tenantTx } from '../../../../src/server/db/database';
import { payment } from '../../../../src/server/db/schema/money';
import { purchaseOrder } from '../../../../src/server/db/schema/shopping';
import { snapshotTables } from '../../../support/table-snapshot';
import { startOrdering } from './ordering';

type Status = (typeof PURCHASE_ORDER_STATUSES)[number];
const MAY: Record<'pay' | 'close', Status[]> = {
  pay: ['PENDING_PAYMENT'],
  close: ['PENDING_PAYMENT', 'PAID', 'PURCHASING'],
};
const PAIRS = (['pay', 'close'] as const).flatMap((action) =>
  PURCHASE_ORDER_STATUSES.map((status) => [action, status] as const),
);

/** An order that stands in this state, paid where it has to be. */
async function orderIn(status: Status) {
  const at = await startOrdering();
  const order = await at.order();
  await at.fund(order.total.local.amount * 2);
  if (status === 'CLOSED') await at.close(order.id);
  else if (status !== 'PENDING_PAYMENT') await at.pay(order.id);
  await tenantTx(at.owner, (tx) =>
    tx
      .update(purchaseOrder)
      .set({ status })
      .where(and(eq(purchaseOrder.tenantId, at.owner.tenantId), eq(purchaseOrder.id, order.id))),
  );
  return { at, order };
}

describe('what a shopper may do with an order (O4)', () => {
  it.each(PAIRS)('%s in %s', async (action, status) => {
    const { at, order } = await orderIn(status);
    const before = await snapshotTables(['idempotency', 'rate_limit', 'shopper']);
    const answer = await at[action](order.id);
    if (MAY[action].includes(status)) {
      expect(answer.data.status).toBe(action === 'pay' ? 'PAID' : 'CLOSED');
      return;
    }
    expect(answer.problem).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    expect(await snapshotTables(['idempotency', 'rate_limit', 'shopper'])).toEqual(before);
  });

  it('a payment that is open does not pay an order that has gone on without it', async () => {
    const { at, order } = await orderIn('PURCHASED');
    await tenantTx(at.owner, (tx) =>
      tx.update(payment).set({ status: 'UNPAID' }).where(eq(payment.targetId, order.id)),
    );
    expect((await at.pay(order.id)).problem.code).toBe('STATE_CONFLICT');
  });
});
