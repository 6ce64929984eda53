import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownSku, ownStockHeld } from '../../db/schema/own-stock';

export interface HeldLine {
  orderItemId: string;
  orderId: string;
  skuId: string;
  quantity: number;
}

export const ownStockRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** False where there are not as many, or no such SKU. */
  async take({ skuId, quantity, ...line }: HeldLine): Promise<boolean> {
    const its = and(eq(ownSku.tenantId, tenantId), eq(ownSku.id, skuId));
    const taken = await tx
      .update(ownSku)
      .set({ stock: sql`${ownSku.stock} - ${quantity}` })
      .where(and(its, gte(ownSku.stock, quantity)))
      .returning({ id: ownSku.id });
    if (taken.length === 0) return false;
    await tx.insert(ownStockHeld).values({ ...line, tenantId, skuId, quantity });
    return true;
  },

  /** Each line once, however often it is asked for. */
  async letGo(of: { orderIds: string[] } | { orderItemId: string }, at: Date) {
    const its = 'orderIds' in of ? inArray(ownStockHeld.orderId, of.orderIds) : eq(ownStockHeld.orderItemId, of.orderItemId); // prettier-ignore
    return tx
      .update(ownStockHeld)
      .set({ returnedAt: at })
      .where(and(eq(ownStockHeld.tenantId, tenantId), its, isNull(ownStockHeld.returnedAt)))
      .returning({ skuId: ownStockHeld.skuId, quantity: ownStockHeld.quantity });
  },
  putBack: (skuId: string, quantity: number) =>
    tx
      .update(ownSku)
      .set({ stock: sql`${ownSku.stock} + ${quantity}` })
      .where(and(eq(ownSku.tenantId, tenantId), eq(ownSku.id, skuId))),
});
