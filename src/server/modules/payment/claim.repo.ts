import { and, asc, eq, inArray, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { payment } from '../../db/schema/money';
import { refundClaim } from '../../db/schema/refund';
import type { DueRows } from '../../kernel/work-claim.repo';

type StoredClaim = typeof refundClaim.$inferSelect;
export type ClaimRow = StoredClaim & { status: Exclude<StoredClaim['status'], 'VOID'> };
/** A claim as a process has taken it up: how often that was, with this time, tells it apart from the next one. */
type Taken = Pick<StoredClaim, 'id' | 'attempts'>;
export type NewClaim = Omit<ClaimRow, 'tenantId' | 'status' | 'attempts' | 'answers'>;

export const claimRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(refundClaim.tenantId, tenantId), eq(refundClaim.id, id));
  const mine = (attempts: number) => and(eq(refundClaim.status, 'REQUESTED'), eq(refundClaim.attempts, attempts));
  async function end(change: Pick<StoredClaim, 'status' | 'updatedAt'>, ...which: (SQL | undefined)[]) {
    const rows = await tx.update(refundClaim).set(change).where(and(...which)).returning({ id: refundClaim.id }); // prettier-ignore
    return rows.length === 1;
  }
  return {
    async insert(row: NewClaim): Promise<void> {
      await tx.insert(refundClaim).values({ tenantId, status: 'REQUESTED', ...row });
      await tx
        .update(payment)
        .set({ hasClaim: true })
        .where(and(eq(payment.tenantId, tenantId), eq(payment.id, row.paymentId)));
    },
    /** Oldest first. */
    async ofPayments(paymentIds: string[]): Promise<ClaimRow[]> {
      const rows = await tx
        .select()
        .from(refundClaim)
        .where(
          and(
            eq(refundClaim.tenantId, tenantId),
            inArray(refundClaim.paymentId, paymentIds),
            ne(refundClaim.status, 'VOID'),
          ),
        )
        .orderBy(asc(refundClaim.createdAt), asc(refundClaim.id));
      return rows as ClaimRow[];
    },
    /** Takes due ones until `leaseUntil`, each with the number of its order: no other process asks meanwhile. */
    async take(now: Date, leaseUntil: Date, limit: number) {
      const due = tx
        .select({ id: refundClaim.id })
        .from(refundClaim)
        .where(
          and(
            eq(refundClaim.tenantId, tenantId),
            eq(refundClaim.status, 'REQUESTED'),
            lte(refundClaim.nextAttemptAt, now),
          ),
        )
        .orderBy(asc(refundClaim.nextAttemptAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      const taken = await tx
        .update(refundClaim)
        .set({ nextAttemptAt: leaseUntil, attempts: sql`${refundClaim.attempts} + 1` })
        .where(and(eq(refundClaim.tenantId, tenantId), inArray(refundClaim.id, due)))
        .returning();
      if (taken.length === 0) return [];
      const paid = await tx
        .select({ id: payment.id, targetId: payment.targetId, targetNo: payment.targetNo, host: payment.host })
        .from(payment)
        .where(
          and(
            eq(payment.tenantId, tenantId),
            inArray(
              payment.id,
              taken.map(({ paymentId }) => paymentId),
            ),
          ),
        );
      return taken.flatMap((claim) => {
        const of = paid.find(({ id }) => id === claim.paymentId);
        return of ? [{ ...claim, targetId: of.targetId, targetNo: of.targetNo, host: of.host }] : [];
      });
    },
    /** For whoever is at it: not once another process has taken over. */
    async postpone({ id, attempts }: Taken, nextAttemptAt: Date, isAnswered: boolean): Promise<void> {
      await tx
        .update(refundClaim)
        .set({ nextAttemptAt, ...(isAnswered && { answers: sql`${refundClaim.answers} + 1` }) })
        .where(and(one(id), mine(attempts)));
    },
    /** The same: it does not go back there. @returns whether it was still on its way */
    async giveUp(
      { id, attempts }: Taken,
      status: 'WITH_SHOP' | 'ON_BALANCE' | 'RETURNED',
      updatedAt: Date,
    ): Promise<boolean> {
      return end({ status, updatedAt }, one(id), mine(attempts));
    },
    /** The provider says so, whichever process it told, and also where the shop was asked to pay. @returns false where it was known */
    async noteReturned(id: string, updatedAt: Date): Promise<boolean> {
      return end({ status: 'RETURNED', updatedAt }, one(id), inArray(refundClaim.status, ['REQUESTED', 'WITH_SHOP']));
    },
  };
};
export type TakenClaim = Awaited<ReturnType<ReturnType<typeof claimRepo>['take']>>[number];

/** Claims of all shops that a provider is to be asked about; written out, as the partial index has it. */
export const dueClaims = (now: Date): DueRows => ({
  table: refundClaim,
  where: sql`${refundClaim.status} = 'REQUESTED' and ${refundClaim.nextAttemptAt} <= ${now.toISOString()}::timestamptz`,
  oldest: refundClaim.nextAttemptAt,
});
