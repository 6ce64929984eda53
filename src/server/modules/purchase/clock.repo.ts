import { and, eq, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { compensation } from '../../db/schema/compensation';
import { UNRECKONED } from '../../db/schema/purchase-clock';
import { purchaseOrder } from '../../db/schema/shopping';
import { tenant } from '../../db/schema/tenant';
import type { DueRows } from '../../kernel/work-claim.repo';
import type { Clock } from './clock.rules';
import type { OrderRow } from './purchase.repo';

/** Of all shops: orders whose clock nobody has reckoned, or whose warehouse works otherwise since. */
export const unreckonedOrders = (): DueRows => ({
  table: purchaseOrder,
  where: sql.raw(UNRECKONED),
  oldest: purchaseOrder.movedAt,
});

/** Written out, as the partial indexes of the two queues have it. */
const WHILE = {
  PLACE: sql`${purchaseOrder.status} in ('PAID', 'PURCHASING') and ${purchaseOrder.dueAt} is not null`,
  SELLER: sql`${purchaseOrder.status} = 'PURCHASED' and ${purchaseOrder.dueAt} is not null`,
};

/** Of all shops whose rules give something for it: orders whose clock is over and that were given nothing for it. */
export const missedClocks =
  (rule: keyof typeof WHILE) =>
  (now: Date): DueRows => ({
    table: purchaseOrder,
    where: sql`${WHILE[rule]} and ${purchaseOrder.dueAt} <= ${now.toISOString()}::timestamptz
      and ${purchaseOrder.tenantId} in (select t.id from ${tenant} t where t.settings #> array['staffLimits', 'late', ${rule}] is not null)
      and not exists (select from ${compensation} c where c.tenant_id = ${purchaseOrder.tenantId}
        and c.about_id = ${purchaseOrder.id} and c.rule = ${rule} and c.rule is not null)`,
    oldest: purchaseOrder.dueAt,
  });

/** And those whose clock was over before the order went on: it is owed all the same. */
export const missedBefore = (): DueRows => ({
  table: purchaseOrder,
  where: sql`${purchaseOrder.missed} <> '{}'`,
  oldest: purchaseOrder.movedAt,
});

export async function saveClock(
  tx: Tx,
  { tenantId }: Pick<Owner, 'tenantId'>,
  id: string,
  clock: Partial<Clock & Pick<OrderRow, 'missed'>>,
): Promise<void> {
  await tx
    .update(purchaseOrder)
    .set(clock)
    .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, id)));
}
