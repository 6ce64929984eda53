import { and, eq } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { customsInfo, customsLook } from '../../db/schema/customs';

/** Numbers of the whole shop, for one of its people. */
export const customsDeskRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => ({
  async find(id: string) {
    const [row] = await tx
      .select()
      .from(customsInfo)
      .where(and(eq(customsInfo.tenantId, tenantId), eq(customsInfo.id, id)));
    return row;
  },
  async insertLook(row: Omit<typeof customsLook.$inferInsert, 'tenantId' | 'staffId'>): Promise<void> {
    await tx.insert(customsLook).values({ tenantId, staffId, ...row });
  },
});
