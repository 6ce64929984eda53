import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { pushDevice } from '../../db/schema/push';

export const pushDeviceRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(pushDevice.tenantId, tenantId), eq(pushDevice.shopperId, shopperId));
  const newest = (most: number) =>
    tx.select({ id: pushDevice.id }).from(pushDevice).where(mine).orderBy(desc(pushDevice.createdAt)).limit(most);
  return {
    list: (most: number) => newest(most),
    /** Of another shopper before: what waited for them is not told to this one. */
    async save(row: Omit<typeof pushDevice.$inferInsert, 'tenantId' | 'shopperId'>): Promise<void> {
      const { id, ...facts } = row;
      // of two shoppers at one browser each sees what the other has done
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} push ${id}`}, 0))`);
      await tx
        .delete(pushDevice)
        .where(and(eq(pushDevice.tenantId, tenantId), eq(pushDevice.id, id), ne(pushDevice.shopperId, shopperId)));
      await tx
        .insert(pushDevice)
        .values({ ...row, tenantId, shopperId })
        .onConflictDoUpdate({ target: [pushDevice.tenantId, pushDevice.id], set: { ...facts, shopperId } });
    },
    async removeAllBut(most: number): Promise<void> {
      await tx.delete(pushDevice).where(and(mine, notInArray(pushDevice.id, newest(most))));
    },
    /** @returns whether there was such a device */
    async remove(id: string): Promise<boolean> {
      const gone = await tx
        .delete(pushDevice)
        .where(and(mine, eq(pushDevice.id, id)))
        .returning({ id: pushDevice.id });
      return gone.length === 1;
    },
  };
};
