import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { declarationLine } from '../../db/schema/declaration';
import { transitBox, transitOrder } from '../../db/schema/transit';
import type { BoxRow, DeclarationRow, TransitRow } from './transit.repo';

export interface BatchedBox {
  box: BoxRow;
  order: TransitRow;
}

/** The boxes of batches, each with its shipment. */
export const batchBoxRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => {
  const isHere = and(eq(transitBox.tenantId, tenantId), isNull(transitBox.unpackedAt));
  const select = () =>
    tx
      .select({ box: transitBox, order: transitOrder })
      .from(transitBox)
      .innerJoin(
        transitOrder,
        and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, transitBox.transitOrderId)),
      );
  const set = async (id: string, where: ReturnType<typeof and>, change: Partial<BoxRow>) => {
    const rows = await tx
      .update(transitBox)
      .set(change)
      .where(and(isHere, eq(transitBox.id, id), where))
      .returning({ id: transitBox.id });
    return rows.length === 1;
  };
  return {
    /** What was put in last comes first. */
    of: (batchId: string): Promise<BatchedBox[]> =>
      select()
        .where(and(isHere, eq(transitBox.batchId, batchId)))
        .orderBy(desc(transitBox.batchedAt), desc(transitBox.id)),
    async find(id: string): Promise<BatchedBox | undefined> {
      const [found] = await select().where(and(isHere, eq(transitBox.id, id)));
      return found;
    },
    async findByCode({ orderNo, boxNo }: { orderNo: string; boxNo: number }): Promise<BatchedBox | undefined> {
      const [found] = await select().where(
        and(
          isHere,
          eq(transitOrder.tenantId, tenantId),
          eq(transitOrder.orderNo, orderNo),
          eq(transitBox.boxNo, boxNo),
        ),
      );
      return found;
    },
    /** All boxes of these shipments, wherever they lie. */
    ofOrders: (orderIds: string[]): Promise<BoxRow[]> =>
      orderIds.length === 0
        ? Promise.resolve([])
        : tx
            .select()
            .from(transitBox)
            .where(and(isHere, inArray(transitBox.transitOrderId, orderIds))),
    /** @returns whether it lay in none */
    put: (id: string, batchId: string, batchedAt: Date): Promise<boolean> =>
      set(id, isNull(transitBox.batchId), { batchId, batchedAt }),
    /** @returns whether it lay in this one */
    takeOut: (id: string, batchId: string): Promise<boolean> =>
      set(id, eq(transitBox.batchId, batchId), { batchId: null, batchedAt: null }),
    name: (id: string, batchId: string, named: Pick<BoxRow, 'carrier' | 'trackingNo'>): Promise<boolean> =>
      set(id, eq(transitBox.batchId, batchId), named),
    /** What is declared of these shipments, as it holds. */
    declared: (orderIds: string[]): Promise<DeclarationRow[]> =>
      orderIds.length === 0
        ? Promise.resolve([])
        : tx
            .select()
            .from(declarationLine)
            .where(
              and(
                eq(declarationLine.tenantId, tenantId),
                inArray(declarationLine.transitOrderId, orderIds),
                sql`${declarationLine.revision} = (select ${transitOrder.declared} from ${transitOrder} where ${transitOrder.tenantId} = ${tenantId} and ${transitOrder.id} = ${declarationLine.transitOrderId})`,
              ),
            )
            .orderBy(declarationLine.transitOrderId, declarationLine.position),
  };
};
