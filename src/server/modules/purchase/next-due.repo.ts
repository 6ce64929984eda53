import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { purchaseOrder } from '../../db/schema/shopping';

// states written out, as the partial indexes have them
const WHILE = {
  late: sql`${purchaseOrder.status} in ('PAID', 'PURCHASING') and ${purchaseOrder.dueAt} is not null`,
  unsent: sql`${purchaseOrder.status} = 'PURCHASED' and ${purchaseOrder.dueAt} is not null`,
  undelivered: sql`${purchaseOrder.status} = 'SELLER_SHIPPED' and ${purchaseOrder.dueAt} is not null`,
  resumed: sql`${purchaseOrder.status} in ('PAID', 'PURCHASING') and ${purchaseOrder.waitUntil} is not null`,
};
export type OrderClock = keyof typeof WHILE;

/** Of the orders in that state of a shop, the first moment from now on at which a clock of one is over. */
export async function nextOfClock(tx: Tx, tenantId: string, clock: OrderClock, now: Date): Promise<Date | null> {
  const at = clock === 'resumed' ? purchaseOrder.waitUntil : purchaseOrder.dueAt;
  const [row] = await tx
    .select({ at })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.tenantId, tenantId), WHILE[clock], sql`${at} > ${now.toISOString()}::timestamptz`))
    .orderBy(asc(at))
    .limit(1);
  return row?.at ?? null;
}
