import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { StaffScope, Tx } from '../db/database';

/** A table whose rows one of the staff has to themselves for a while. */
export type LeasedTable = PgTable & Record<'tenantId' | 'id' | 'claimedBy' | 'claimedAt' | 'claimedUntil', PgColumn>;
export interface Term {
  now: Date;
  until: Date;
}

/** Who is on what, for one of the staff. @param isOpen what of the table there is anything left to do with */
export const leaseRepo = (tx: Tx, table: LeasedTable, { tenantId, staffId }: StaffScope, isOpen: SQL) => {
  const of = (ids: string[]) => and(eq(table.tenantId, tenantId), inArray(table.id, ids));
  const isFree = (now: Date) => or(isNull(table.claimedBy), eq(table.claimedBy, staffId), lte(table.claimedUntil, now));
  const idOf = (rows: unknown[]) => (rows as { id: string }[]).map(({ id }) => id);
  return {
    isFree,
    /** Longer where they are the caller's already. @returns which are the caller's now */
    async claim(ids: string[], { now, until }: Term, takesOver = false): Promise<string[]> {
      const isStillMine = and(eq(table.claimedBy, staffId), gt(table.claimedUntil, now));
      const since = sql`case when ${isStillMine} then ${table.claimedAt} else ${now.toISOString()}::timestamptz end`;
      const rows = await tx
        .update(table)
        .set({ claimedBy: staffId, claimedAt: since, claimedUntil: until })
        .where(and(of(ids), isOpen, takesOver ? undefined : isFree(now)))
        .returning({ id: table.id });
      return idOf(rows);
    },
    /** The first of these that nobody is on, and that nobody else reaches for at this moment. @returns its id */
    async takeNext(where: SQL | undefined, order: SQL, { now, until }: Term): Promise<string | undefined> {
      const [first] = await tx
        .select({ id: table.id })
        .from(table)
        .where(
          and(eq(table.tenantId, tenantId), isOpen, where, or(isNull(table.claimedBy), lte(table.claimedUntil, now))),
        )
        .orderBy(order, table.id)
        .limit(1)
        .for('update', { skipLocked: true });
      if (!first) return undefined;
      const term = { claimedBy: staffId, claimedAt: now, claimedUntil: until };
      await tx
        .update(table)
        .set(term)
        .where(of([first.id as string]));
      return first.id as string;
    },
    /** @returns which were the caller's */
    async release(ids: string[]): Promise<string[]> {
      const rows = await tx
        .update(table)
        .set({ claimedBy: null, claimedAt: null, claimedUntil: null })
        .where(and(of(ids), eq(table.claimedBy, staffId)))
        .returning({ id: table.id });
      return idOf(rows);
    },
  };
};
