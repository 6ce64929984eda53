import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { orderItem, purchaseOrder } from '../../db/schema/shopping';

/** Until when sums of orders are to be paid. */
export const paidByRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  ofOrders: (ids: string[]) =>
    tx
      .select({ targetId: purchaseOrder.id, at: purchaseOrder.payBefore })
      .from(purchaseOrder)
      .where(and(eq(purchaseOrder.tenantId, tenantId), inArray(purchaseOrder.id, ids))),
  /** Of what became dearer: all that was asked for at once has one end. */
  ofDearer: (ids: string[]) =>
    tx
      .select({ targetId: orderItem.orderId, at: orderItem.decideBefore })
      .from(orderItem)
      .where(and(eq(orderItem.tenantId, tenantId), inArray(orderItem.orderId, ids), eq(orderItem.status, 'DEARER'))),
});
