import { and, eq, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { UNRECKONED } from '../../db/schema/purchase-clock';
import { purchaseOrder } from '../../db/schema/shopping';
import type { DueRows } from '../../kernel/work-claim.repo';
import type { Clock } from './clock.rules';

/** Of all shops: orders whose clock nobody has reckoned, or whose warehouse works otherwise since. */
export const unreckonedOrders = (): DueRows => ({
  table: purchaseOrder,
  where: sql.raw(UNRECKONED),
  oldest: purchaseOrder.movedAt,
});

export async function saveClock(
  tx: Tx,
  { tenantId }: Pick<Owner, 'tenantId'>,
  id: string,
  clock: Clock,
): Promise<void> {
  await tx
    .update(purchaseOrder)
    .set(clock)
    .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, id)));
}
