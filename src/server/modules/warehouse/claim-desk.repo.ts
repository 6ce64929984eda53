import { and, asc, eq, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { unclaimedClaim } from '../../db/schema/warehouse';
import type { ClaimRow } from './parcel-claim.repo';

export type QueuedClaimRow = ClaimRow & { shopperName: string };

/** What all shoppers of a shop claim, with their names. */
export const claimDeskRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const waiting = and(eq(unclaimedClaim.tenantId, tenantId), eq(unclaimedClaim.status, 'SUBMITTED'));
  const select = () =>
    tx
      .select({ claim: unclaimedClaim, shopperName: shopper.name })
      .from(unclaimedClaim)
      .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, unclaimedClaim.shopperId)));
  const rowOf = ({ claim, shopperName }: Awaited<ReturnType<typeof select>>[number]) => ({ ...claim, shopperName });
  return {
    async find(id: string): Promise<QueuedClaimRow | undefined> {
      const [found] = await select().where(and(eq(unclaimedClaim.tenantId, tenantId), eq(unclaimedClaim.id, id)));
      return found && rowOf(found);
    },
    /** One more than asked for, where there is more. */
    async list(limit: number, after?: { createdAt: Date; id: string }): Promise<QueuedClaimRow[]> {
      const beyond =
        after &&
        sql`(${unclaimedClaim.createdAt}, ${unclaimedClaim.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(waiting, beyond))
        .orderBy(asc(unclaimedClaim.createdAt), asc(unclaimedClaim.id))
        .limit(limit + 1);
      return rows.map(rowOf);
    },
    async count(most: number): Promise<number> {
      const some = tx.select({ id: unclaimedClaim.id }).from(unclaimedClaim).where(waiting).limit(most).as('some');
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    },
  };
};
