import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { refund } from '../../db/schema/refund';
import { thread } from '../../db/schema/thread';
import type { TransitRow } from './transit.repo';

/** Whether its shopper waits for the shop's word about it: to a message, or to a claim. */
export async function isWordOwed(tx: Tx, { tenantId, id }: Pick<TransitRow, 'tenantId' | 'id'>): Promise<boolean> {
  const [message] = await tx
    .select({ id: thread.id })
    .from(thread)
    .where(
      and(
        eq(thread.tenantId, tenantId),
        eq(thread.subjectKind, 'TRANSIT'),
        eq(thread.subjectId, id),
        inArray(thread.status, ['OPEN', 'SNOOZED']),
      ),
    )
    .limit(1);
  if (message) return true;
  const [claim] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(
      and(
        eq(refund.tenantId, tenantId),
        eq(refund.orderKind, 'TRANSIT'),
        eq(refund.orderId, id),
        inArray(refund.status, ['REQUESTED', 'SELLER_CONTACT']),
      ),
    )
    .limit(1);
  return claim !== undefined;
}
