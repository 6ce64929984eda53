import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rateChange } from '../../db/schema/rate';

export type RateChange = typeof rateChange.$inferSelect;

/** More than the clock can make in a day; what is older decides nothing. */
const RECENT = 100;

/** How a shop's rate came about. */
export const rateRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const isWaiting = and(eq(rateChange.tenantId, tenantId), eq(rateChange.state, 'WAITING'));
  return {
    /** Newest first. */
    listRecent: (most = RECENT): Promise<RateChange[]> =>
      tx
        .select()
        .from(rateChange)
        .where(eq(rateChange.tenantId, tenantId))
        .orderBy(desc(rateChange.createdAt))
        .limit(most),
    async findWaiting(): Promise<RateChange | undefined> {
      const [row] = await tx.select().from(rateChange).where(isWaiting);
      return row;
    },
    async insert(row: Omit<typeof rateChange.$inferInsert, 'tenantId'>): Promise<void> {
      await tx.insert(rateChange).values({ tenantId, ...row });
    },
    /** Ends the wait of the one that waits, if there is one. @param decidedBy null for the clock, which leaves alone what a person asks for */
    async decide(state: 'APPLIED' | 'REFUSED' | 'OVERTAKEN', decidedBy: string | null, decidedAt: Date): Promise<void> {
      await tx
        .update(rateChange)
        .set({ state, decidedBy, decidedAt })
        .where(decidedBy === null ? and(isWaiting, isNull(rateChange.askedBy)) : isWaiting);
    },
  };
};
