import { and, eq, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { serviceOrder } from '../../db/schema/warehouse';

export type ServiceRow = typeof serviceOrder.$inferSelect;
type Ended = Pick<ServiceRow, 'answer' | 'doneAt'> & { status: 'DONE' | 'RETURNED' };

export const parcelServiceRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const one = (id: string) => and(eq(serviceOrder.tenantId, tenantId), eq(serviceOrder.id, id));
  return {
    async insert(row: Omit<typeof serviceOrder.$inferInsert, 'tenantId'>): Promise<void> {
      await tx.insert(serviceOrder).values({ ...row, tenantId });
    },
    async find(id: string): Promise<ServiceRow | undefined> {
      const [row] = await tx.select().from(serviceOrder).where(one(id));
      return row;
    },
    /** The same service, asked for and not done. */
    async isOpen(parcelId: string, code: string): Promise<boolean> {
      const of = and(eq(serviceOrder.parcelId, parcelId), eq(serviceOrder.serviceCode, code));
      const open = and(eq(serviceOrder.tenantId, tenantId), of, eq(serviceOrder.status, 'REQUESTED'));
      return (await tx.$count(serviceOrder, open)) > 0;
    },
    /** @returns whether it was still to be done */
    async end(id: string, change: Ended): Promise<boolean> {
      const rows = await tx
        .update(serviceOrder)
        .set({ ...change, version: sql`${serviceOrder.version} + 1` })
        .where(and(one(id), eq(serviceOrder.status, 'REQUESTED')))
        .returning({ id: serviceOrder.id });
      return rows.length === 1;
    },
  };
};
