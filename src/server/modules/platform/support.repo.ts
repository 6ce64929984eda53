import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { supportAccess } from '../../db/schema/platform';
import { staff } from '../../db/schema/staff';

export type GrantRow = typeof supportAccess.$inferSelect;

/** What owners let the platform see. */
export const supportRepo = (tx: Tx) => ({
  async findLive(shopId: string, now: Date): Promise<GrantRow | undefined> {
    const isLive = and(isNull(supportAccess.endedAt), gt(supportAccess.until, now));
    const [row] = await tx
      .select()
      .from(supportAccess)
      .where(and(eq(supportAccess.tenantId, shopId), isLive))
      .orderBy(desc(supportAccess.until))
      .limit(1);
    return row;
  },
  list: (shopId: string, limit: number) =>
    tx
      .select({ grant: supportAccess, name: staff.name })
      .from(supportAccess)
      .innerJoin(staff, and(eq(staff.tenantId, supportAccess.tenantId), eq(staff.id, supportAccess.grantedBy)))
      .where(eq(supportAccess.tenantId, shopId))
      .orderBy(desc(supportAccess.until), desc(supportAccess.id))
      .limit(limit),
  async insert(row: Omit<typeof supportAccess.$inferInsert, 'endedAt'>): Promise<void> {
    await tx.insert(supportAccess).values(row);
  },
  /** @returns whether it was open */
  async end(shopId: string, id: string, now: Date): Promise<boolean> {
    const rows = await tx
      .update(supportAccess)
      .set({ endedAt: now })
      .where(
        and(
          eq(supportAccess.tenantId, shopId),
          eq(supportAccess.id, id),
          isNull(supportAccess.endedAt),
          gt(supportAccess.until, now),
        ),
      )
      .returning({ id: supportAccess.id });
    return rows.length === 1;
  },
});
