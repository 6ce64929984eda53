import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { TransitReceipt } from '../../../contract/transit-receipt';
import type { StaffScope, Tx } from '../../db/database';
import { transitOrder } from '../../db/schema/transit';

export interface PastShipment {
  id: string;
  orderNo: string;
  createdAt: Date;
  receipt: TransitReceipt;
}

/** What went by a line, the newest first. */
export const backTestRepo = (tx: Tx, { tenantId }: StaffScope) => ({
  /** After the given one, as far back as `since`. */
  async list(
    lineName: string,
    { since, after, most }: { since: Date; after: { at: Date; id: string } | null; most: number },
  ): Promise<PastShipment[]> {
    const { id, orderNo, createdAt, estimate, invoice } = transitOrder;
    const isOlder = after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id)));
    const rows = await tx
      .select({ id, orderNo, createdAt, estimate, invoice })
      .from(transitOrder)
      .where(
        and(
          eq(transitOrder.tenantId, tenantId),
          eq(transitOrder.lineName, lineName),
          gt(createdAt, since),
          isOlder ?? undefined,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(most);
    // of boxes that were weighed where they were
    return rows.map(({ estimate: told, invoice: billed, ...row }) => ({ ...row, receipt: billed ?? told }));
  },
});
