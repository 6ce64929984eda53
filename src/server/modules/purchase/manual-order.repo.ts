import { and, desc, eq } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { manualOrder } from '../../db/schema/shopping';

export type ManualOrderRow = typeof manualOrder.$inferSelect;

export const manualOrderRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(manualOrder.tenantId, tenantId), eq(manualOrder.shopperId, shopperId));
  return {
    async insert(order: Omit<typeof manualOrder.$inferInsert, 'tenantId' | 'shopperId'>): Promise<ManualOrderRow[]> {
      return tx
        .insert(manualOrder)
        .values({ ...order, tenantId, shopperId })
        .returning();
    },
    async find(id: string): Promise<ManualOrderRow | undefined> {
      const [row] = await tx
        .select()
        .from(manualOrder)
        .where(and(mine, eq(manualOrder.id, id)));
      return row;
    },
    async list({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const rows = await tx
        .select()
        .from(manualOrder)
        .where(mine)
        .orderBy(desc(manualOrder.createdAt), desc(manualOrder.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      return { rows, total: await tx.$count(manualOrder, mine) };
    },
  };
};
