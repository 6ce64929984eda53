import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { customsInfo, customsLook } from '../../db/schema/customs';
import type { DueRows } from '../../kernel/work-claim.repo';
import { reminderHorizon } from './customs.rules';

export type CustomsRow = Omit<typeof customsInfo.$inferSelect, 'tenantId' | 'shopperId'>;

export const customsRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(customsInfo.tenantId, tenantId), eq(customsInfo.shopperId, shopperId));
  const one = (id: string) => and(mine, eq(customsInfo.id, id));
  return {
    /** What was written down last comes first. */
    list: () => tx.select().from(customsInfo).where(mine).orderBy(desc(customsInfo.updatedAt), asc(customsInfo.id)),
    async insert(row: CustomsRow): Promise<void> {
      await tx.insert(customsInfo).values({ tenantId, shopperId, ...row });
    },
    async update(id: string, change: Partial<CustomsRow>): Promise<void> {
      await tx.update(customsInfo).set(change).where(one(id));
    },
    async remove(id: string): Promise<void> {
      await tx.delete(customsInfo).where(one(id));
    },
    looks: (limit: number) =>
      tx
        .select({ id: customsLook.id, masked: customsLook.masked, reason: customsLook.reason, at: customsLook.at })
        .from(customsLook)
        .where(and(eq(customsLook.tenantId, tenantId), eq(customsLook.shopperId, shopperId)))
        .orderBy(desc(customsLook.at), desc(customsLook.id))
        .limit(limit),
  };
};

const runsOut = (now: Date) =>
  sql`${customsInfo.expiresAt} is not null and ${customsInfo.remindedAt} is null and ${customsInfo.expiresAt} <= ${reminderHorizon(now).toISOString()}::timestamptz`;

/** Numbers of all shops that run out soon, told once. */
export const customsRunningOut = (now: Date): DueRows => ({
  table: customsInfo,
  where: runsOut(now),
  oldest: customsInfo.expiresAt,
});

/** Marks it as told. @returns undefined where it was told already, or changed meanwhile */
export async function markReminded(tx: Tx, tenantId: string, id: string, now: Date) {
  const [row] = await tx
    .update(customsInfo)
    .set({ remindedAt: now })
    .where(and(eq(customsInfo.tenantId, tenantId), eq(customsInfo.id, id), runsOut(now)))
    .returning();
  return row;
}
