import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { transitOrder } from '../../db/schema/transit';

/** Without its receipts, which are long. */
const { id, status, mode, holds, trouble, movedAt } = getTableColumns(transitOrder);

export const standingsOf = (tx: Tx, { tenantId }: { tenantId: string }, ids: string[]) =>
  tx
    .select({ id, status, mode, holds, trouble, movedAt })
    .from(transitOrder)
    .where(and(eq(transitOrder.tenantId, tenantId), inArray(transitOrder.id, ids)));
