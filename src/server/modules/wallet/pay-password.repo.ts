import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';

export const payPasswordRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(shopper.tenantId, tenantId), eq(shopper.id, shopperId));
  const state = {
    email: shopper.email,
    language: shopper.language,
    loginHash: shopper.loginHash,
    payHash: shopper.payHash,
    failures: shopper.payFailures,
    lockedUntil: shopper.payLockedUntil,
  };
  return {
    async find() {
      const [row] = await tx.select(state).from(shopper).where(mine);
      return row;
    },
    /** Counts one try before it is verified; a lock that has run out starts the count anew. */
    async countTry(now: Date) {
      const isOver = sql`${shopper.payLockedUntil} <= ${now.toISOString()}::timestamptz`;
      const [row] = await tx
        .update(shopper)
        .set({
          payFailures: sql`case when ${isOver} then 1 else ${shopper.payFailures} + 1 end`,
          payLockedUntil: sql`case when ${isOver} then null else ${shopper.payLockedUntil} end`,
        })
        .where(and(mine, isNotNull(shopper.payHash)))
        .returning(state);
      return row;
    },
    /** A lock that is on already is not made longer. */
    async lock(until: Date) {
      await tx
        .update(shopper)
        .set({ payLockedUntil: until })
        .where(and(mine, isNull(shopper.payLockedUntil)));
    },
    /** Also in place of a lock that ends before. */
    async lockUntil(until: Date) {
      await tx.update(shopper).set({ payLockedUntil: until }).where(mine);
    },
    async clearFailures() {
      await tx
        .update(shopper)
        .set({ payFailures: 0 })
        .where(and(mine, isNull(shopper.payLockedUntil)));
    },
    async setFirst(payHash: string): Promise<boolean> {
      const rows = await tx
        .update(shopper)
        .set({ payHash })
        .where(and(mine, isNull(shopper.payHash)))
        .returning({ id: shopper.id });
      return rows.length === 1;
    },
    async replace(payHash: string) {
      await tx.update(shopper).set({ payHash, payFailures: 0, payLockedUntil: null }).where(mine);
    },
  };
};
