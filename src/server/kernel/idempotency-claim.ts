import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { idempotency } from '../db/schema/tenant';

export type ClaimRow = typeof idempotency.$inferSelect;

/**
 * The row of one shopper's key. Every write names the hold that it comes from by its `takenAt`: a runner that was given
 * up for dead and comes back changes nothing, and its transaction must not commit.
 */
export const claimRepo = (tx: Tx, owner: { tenantId: string; shopperId: string }, key: string) => {
  const mine = and(
    eq(idempotency.tenantId, owner.tenantId),
    eq(idempotency.shopperId, owner.shopperId),
    eq(idempotency.key, key),
  );
  const unanswered = isNull(idempotency.status);
  const writeIn = async (takenAt: Date, change: object): Promise<boolean> => {
    const held = and(mine, unanswered, eq(idempotency.takenAt, takenAt));
    const rows = await tx.update(idempotency).set(change).where(held).returning({ key: idempotency.key });
    return rows.length === 1;
  };
  return {
    /** @param fingerprints under each key of the server's, newest first. Takes a key that is new, that nobody works on, or whose runner has been silent since `abandonedBefore`. */
    async take(
      [fingerprint = '', ...older]: string[],
      takenAt: Date,
      abandonedBefore: Date,
    ): Promise<ClaimRow | undefined> {
      // a key of a runner that died belongs to its request still
      const sameRequest = inArray(idempotency.fingerprint, [fingerprint, ...older]);
      const free = or(isNull(idempotency.takenAt), lte(idempotency.takenAt, abandonedBefore));
      const [row] = await tx
        .insert(idempotency)
        .values({ ...owner, key, fingerprint, takenAt, createdAt: takenAt })
        .onConflictDoUpdate({
          target: [idempotency.tenantId, idempotency.shopperId, idempotency.key],
          set: { takenAt },
          setWhere: and(unanswered, sameRequest, free),
        })
        .returning();
      return row;
    },
    async find(): Promise<ClaimRow | undefined> {
      const [row] = await tx.select().from(idempotency).where(mine);
      return row;
    },
    /** @returns whether the hold was still good, like the next three */
    keep: (takenAt: Date, status: number, response: unknown) => writeIn(takenAt, { status, response }),
    finish: (takenAt: Date, progress: Record<string, string>) => writeIn(takenAt, { status: 200, progress }),
    note: (takenAt: Date, progress: Record<string, string>) =>
      writeIn(takenAt, { progress: sql`${idempotency.progress} || ${JSON.stringify(progress)}::jsonb` }),
    release: (takenAt: Date) => writeIn(takenAt, { takenAt: null }),
  };
};
