import { and, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { unclaimedClaim } from '../../db/schema/warehouse';

export type ClaimRow = typeof unclaimedClaim.$inferSelect;
export type NewClaim = Omit<typeof unclaimedClaim.$inferInsert, 'tenantId' | 'shopperId'>;
interface End {
  status: 'APPROVED' | 'REJECTED';
  decidedAt: Date;
  parcelId?: string;
  score?: number;
  reason?: string;
  worthLocal?: number | undefined;
}

/** What one shopper claims. */
export const ownClaims = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(unclaimedClaim.tenantId, tenantId), eq(unclaimedClaim.shopperId, shopperId));
  const waiting = and(mine, eq(unclaimedClaim.status, 'SUBMITTED'));
  return {
    async list({ pageNo, pageSize }: { pageNo: number; pageSize: number }): Promise<ClaimRow[]> {
      return tx
        .select()
        .from(unclaimedClaim)
        .where(mine)
        .orderBy(desc(unclaimedClaim.createdAt), desc(unclaimedClaim.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
    },
    count: (): Promise<number> => tx.$count(unclaimedClaim, mine),
    countWaiting: (): Promise<number> => tx.$count(unclaimedClaim, waiting),
    /** How many fitted nothing, made after then, and when the first of them was. */
    async wrongSince(after: Date): Promise<{ times: number; first: Date | null }> {
      const { createdAt, status } = unclaimedClaim;
      const [row] = await tx
        .select({ times: count(), first: sql<string | null>`min(${createdAt})::text` })
        .from(unclaimedClaim)
        .where(and(mine, gt(createdAt, after), eq(status, 'REJECTED')));
      return { times: row?.times ?? 0, first: row?.first ? new Date(row.first) : null };
    },
    async isWaiting(number: string): Promise<boolean> {
      return (await tx.$count(unclaimedClaim, and(waiting, eq(unclaimedClaim.trackingNo, number)))) > 0;
    },
    async insert(row: NewClaim): Promise<void> {
      await tx.insert(unclaimedClaim).values({ ...row, tenantId, shopperId });
    },
  };
};

/** What all shoppers of a shop claim, for whoever answers. */
export const shopClaims = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const one = (id: string) => and(eq(unclaimedClaim.tenantId, tenantId), eq(unclaimedClaim.id, id));
  return {
    async find(id: string): Promise<ClaimRow | undefined> {
      const [row] = await tx.select().from(unclaimedClaim).where(one(id));
      return row;
    },
    /** Those that wait for one of these numbers. @param but not those of this shopper */
    async waiting(numbers: string[], but?: string): Promise<ClaimRow[]> {
      const { trackingNo, status, shopperId } = unclaimedClaim;
      const same = and(eq(unclaimedClaim.tenantId, tenantId), inArray(trackingNo, numbers));
      const others = but === undefined ? undefined : ne(shopperId, but);
      return tx
        .select()
        .from(unclaimedClaim)
        .where(and(same, eq(status, 'SUBMITTED'), others));
    },
    /** Given to whom these goods are, and those that wait for them. */
    async told(numbers: string[], parcelId: string): Promise<(ClaimRow & { shopperName: string })[]> {
      const { trackingNo, status } = unclaimedClaim;
      // the states written out, as the partial indexes have them
      const waits = and(inArray(trackingNo, numbers), sql`${status} = 'SUBMITTED'`);
      const gave = and(eq(unclaimedClaim.parcelId, parcelId), sql`${status} = 'APPROVED'`);
      const rows = await tx
        .select({ claim: unclaimedClaim, shopperName: shopper.name })
        .from(unclaimedClaim)
        .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, unclaimedClaim.shopperId)))
        .where(and(eq(unclaimedClaim.tenantId, tenantId), or(waits, gave)))
        .orderBy(unclaimedClaim.createdAt, unclaimedClaim.id);
      return rows.map(({ claim, shopperName }) => ({ ...claim, shopperName }));
    },
    async setScore(id: string, score: number): Promise<void> {
      await tx.update(unclaimedClaim).set({ score }).where(one(id));
    },
    /** @returns whether it still waited */
    async end(id: string, change: End): Promise<boolean> {
      const rows = await tx
        .update(unclaimedClaim)
        .set({ ...change, version: sql`${unclaimedClaim.version} + 1` })
        .where(and(one(id), eq(unclaimedClaim.status, 'SUBMITTED')))
        .returning({ id: unclaimedClaim.id });
      return rows.length === 1;
    },
  };
};
