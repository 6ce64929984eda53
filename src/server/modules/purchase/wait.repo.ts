import { and, eq, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { orderItem, purchaseOrder } from '../../db/schema/shopping';

/** Until when nobody has to buy an order of a shop. */
export const waitRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  async wait(id: string, waitUntil: Date | null): Promise<void> {
    await tx
      .update(purchaseOrder)
      .set({ waitUntil })
      .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, id)));
    // whoever has read it before has read something else
    await tx
      .update(orderItem)
      .set({ version: sql`${orderItem.version} + 1` })
      .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.orderId, id)));
  },
});
