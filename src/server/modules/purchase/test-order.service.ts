import { PURCHASE_ORDER_STATUSES } from '../../../contract/order-status';
import type { Tx } from '../../db/database';
import { returnOwnStock } from '../catalog/own-stock.service';
import { orderItemsRepo } from './order-items.repo';
import { closeAll, purchaseRepo } from './purchase.repo';
import { canClose } from './purchase.rules';

/** Closes what was ordered with test money and is not bought yet: nobody shall buy it with real money. */
export async function closeTestOrders(tx: Tx, { tenantId, now }: { tenantId: string; now: Date }): Promise<void> {
  const from = PURCHASE_ORDER_STATUSES.filter((status) => canClose({ status }));
  const closed = await closeAll(tx, tenantId, from, 'BY_SHOP');
  const events = closed.map((orderId) => ({ orderId, status: 'CLOSED' as const, at: now }));
  if (events.length > 0) await purchaseRepo(tx, { tenantId, shopperId: '' }).addEvents(events);
  if (closed.length > 0) await returnOwnStock(tx, { tenantId }, { orderIds: closed }, now);
  if (closed.length > 0) await orderItemsRepo(tx, { tenantId }).settleDearer(closed);
}
