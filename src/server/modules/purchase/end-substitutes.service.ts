import type { Tx } from '../../db/database';
import { orderItemsRepo } from './order-items.repo';
import type { OrderRow } from './purchase.repo';
import { substituteRepo } from './substitute.repo';

/** The order is over: nobody is asked about anything of it any more. */
export async function endSubstitutes(tx: Tx, order: Pick<OrderRow, 'tenantId' | 'id'>, now: Date): Promise<void> {
  const items = await orderItemsRepo(tx, order).ofOrder(order.id);
  const ids = items.filter(({ status }) => status === 'SUBSTITUTE').map(({ id }) => id);
  const repo = substituteRepo(tx, order);
  for (const { id } of await repo.openOf(ids)) await repo.end(id, 'CLOSED', now);
  for (const id of ids) await repo.release(id);
}
