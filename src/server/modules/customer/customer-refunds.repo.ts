import { and, desc, eq } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { refund } from '../../db/schema/refund';

const NEWEST = 5;

/** What has gone back to a shopper, and what they ask for, the newest first. */
export const newestRefunds = (tx: Tx, { tenantId, shopperId }: Owner) =>
  tx
    .select({
      ...{ id: refund.id, no: refund.refundNo, orderNo: refund.orderNo, cause: refund.cause, status: refund.status },
      ...{ amount: refund.amount, currency: refund.currency, createdAt: refund.createdAt },
    })
    .from(refund)
    .where(and(eq(refund.tenantId, tenantId), eq(refund.shopperId, shopperId)))
    .orderBy(desc(refund.createdAt), desc(refund.id))
    .limit(NEWEST);
