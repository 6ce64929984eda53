import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FeeTerms } from '../../../contract/fee-rules';
import { FeeTerms as FeeTermsSchema } from '../../../contract/fee-rules.schemas';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { feeVersion } from '../../db/schema/offers';

/** The terms are null where another release wrote what this one cannot read. */
export type FeeVersionRow = Omit<typeof feeVersion.$inferSelect, 'terms'> & { terms: FeeTerms | null };
type NewFees = Pick<FeeVersionRow, 'id' | 'validFrom' | 'author' | 'note' | 'createdAt'> & { terms: FeeTerms };

/** As many as a shop is read with: all that are to come, the one that holds, and what clocks of processes may differ by. */
const STANDING = LIMITS.versionsAhead + 4;

function readable(row: typeof feeVersion.$inferSelect): FeeVersionRow {
  const read = z.safeParse(FeeTermsSchema, row.terms);
  return { ...row, terms: read.success ? read.data : null };
}

/** Dated fees of a shop. A version is only ever added, or taken back before it begins. */
export const feeVersionRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const own = eq(feeVersion.tenantId, tenantId);
  return {
    /** Those that stand, the earliest first: all that are to come, and the last that have begun. */
    async listStanding(): Promise<FeeVersionRow[]> {
      const stands = and(own, isNull(feeVersion.withdrawnAt));
      const rows = await tx.select().from(feeVersion).where(stands).orderBy(desc(feeVersion.validFrom)).limit(STANDING);
      return rows.map(readable).toReversed();
    },
    /** Also those that were taken back, the latest to begin first. */
    async listLatest(): Promise<FeeVersionRow[]> {
      // of one day the one that stands before those that were taken back
      const order = [desc(feeVersion.validFrom), sql`${feeVersion.withdrawnAt} desc nulls first`, asc(feeVersion.id)];
      const rows = await tx
        .select()
        .from(feeVersion)
        .where(own)
        .orderBy(...order)
        .limit(LIMITS.versionsShown);
      return rows.map(readable);
    },
    async insert(row: NewFees): Promise<void> {
      await tx.insert(feeVersion).values({ tenantId, ...row });
    },
    /** @returns whether there was one to take back */
    async withdraw(id: string, withdrawnBy: string, withdrawnAt: Date): Promise<boolean> {
      const rows = await tx
        .update(feeVersion)
        .set({ withdrawnAt, withdrawnBy })
        .where(and(own, eq(feeVersion.id, id), isNull(feeVersion.withdrawnAt)))
        .returning({ id: feeVersion.id });
      return rows.length > 0;
    },
  };
};
