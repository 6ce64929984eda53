import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Owner, Tx } from '../../db/database';
import { parcel } from '../../db/schema/parcel';
import { shelfCount, shelfCountLine } from '../../db/schema/shelf-count';
import { staff } from '../../db/schema/staff';

export type CountRow = typeof shelfCount.$inferSelect;
export type LineKind = (typeof shelfCountLine.$inferSelect)['kind'];
export interface NamedCount extends CountRow {
  countedName: string | null;
  closedName: string | null;
  seen: number;
  missing: number;
  unexpected: number;
}

/** Of what is written of one shelf no more is looked at. */
export const MOST_ON_SHELF = 500;
/** What lies on shelves. */
export const STORED = ['STOCKED_IN', 'LOCKED'] as const;
const closer = alias(staff, 'closer');

/** Counts of a shop's shelves. */
export const shelfCountRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const one = (id: string) => and(eq(shelfCount.tenantId, tenantId), eq(shelfCount.id, id));
  const linesOf = (kind: LineKind) =>
    sql<number>`(select count(*)::int from ${shelfCountLine} where ${shelfCountLine.tenantId} = ${shelfCount.tenantId} and ${shelfCountLine.countId} = ${shelfCount.id} and ${shelfCountLine.kind} = ${kind})`;
  const select = () =>
    tx
      .select({
        count: shelfCount,
        ...{ countedName: staff.name, closedName: closer.name },
        ...{ seen: linesOf('SEEN'), missing: linesOf('MISSING'), unexpected: linesOf('UNEXPECTED') },
      })
      .from(shelfCount)
      .leftJoin(staff, and(eq(staff.tenantId, shelfCount.tenantId), eq(staff.id, shelfCount.countedBy)))
      .leftJoin(closer, and(eq(closer.tenantId, shelfCount.tenantId), eq(closer.id, shelfCount.closedBy)));
  const rowOf = ({ count, ...more }: Awaited<ReturnType<typeof select>>[number]): NamedCount => ({ ...count, ...more });
  return {
    async find(id: string): Promise<NamedCount | undefined> {
      const [found] = await select().where(one(id));
      return found && rowOf(found);
    },
    /** One more than asked for, where there is more. */
    async list(
      state: CountRow['state'],
      limit: number,
      after?: { startedAt: Date; id: string },
    ): Promise<NamedCount[]> {
      const beyond =
        after &&
        sql`(${shelfCount.startedAt}, ${shelfCount.id}) > (${after.startedAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(eq(shelfCount.tenantId, tenantId), eq(shelfCount.state, state), beyond))
        .orderBy(asc(shelfCount.startedAt), asc(shelfCount.id))
        .limit(limit + 1);
      return rows.map(rowOf);
    },
    async countIn(state: CountRow['state'], most: number): Promise<number> {
      const some = tx
        .select({ id: shelfCount.id })
        .from(shelfCount)
        .where(and(eq(shelfCount.tenantId, tenantId), eq(shelfCount.state, state)))
        .limit(most)
        .as('some');
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    },
    /** The one of this shelf that is under way, or the one that begins. */
    async begin(row: Pick<CountRow, 'id' | 'warehouseId' | 'location' | 'countedBy' | 'startedAt'>): Promise<CountRow> {
      await tx
        .insert(shelfCount)
        .values({ tenantId, state: 'OPEN', ...row })
        .onConflictDoNothing();
      const { warehouseId, location } = row;
      const [open] = await tx
        .select()
        .from(shelfCount)
        .where(
          and(
            eq(shelfCount.tenantId, tenantId),
            eq(shelfCount.warehouseId, warehouseId),
            eq(shelfCount.location, location),
            eq(shelfCount.state, 'OPEN'),
          ),
        )
        .for('update');
      if (!open) throw new Error('a count that began is not there');
      return open;
    },
    /** @returns whether it was not seen before */
    async note(countId: string, parcelId: string, kind: LineKind, stood: string): Promise<boolean> {
      const rows = await tx
        .insert(shelfCountLine)
        .values({ tenantId, countId, parcelId, kind, stood })
        .onConflictDoNothing()
        .returning({ parcelId: shelfCountLine.parcelId });
      return rows.length === 1;
    },
    /** What is written to lie there and was not seen. */
    async unseen({ id, warehouseId, location }: CountRow): Promise<{ id: string; location: string }[]> {
      const seen = tx
        .select({ id: shelfCountLine.parcelId })
        .from(shelfCountLine)
        .where(and(eq(shelfCountLine.tenantId, tenantId), eq(shelfCountLine.countId, id)));
      return tx
        .select({ id: parcel.id, location: parcel.location })
        .from(parcel)
        .where(
          and(
            eq(parcel.tenantId, tenantId),
            eq(parcel.warehouseId, warehouseId),
            eq(parcel.location, location),
            inArray(parcel.status, [...STORED]),
            notInArray(parcel.id, seen),
          ),
        )
        .limit(MOST_ON_SHELF);
    },
    /** @returns whether it was in this state and version */
    async move(id: string, from: Pick<CountRow, 'state' | 'version'>, change: Partial<CountRow>): Promise<boolean> {
      const rows = await tx
        .update(shelfCount)
        .set({ ...change, version: sql`${shelfCount.version} + 1` })
        .where(and(one(id), eq(shelfCount.state, from.state), eq(shelfCount.version, from.version)))
        .returning({ id: shelfCount.id });
      return rows.length === 1;
    },
    /** What differs, with the parcels as they are now. */
    async differences(countId: string) {
      return tx
        .select({ line: shelfCountLine, parcel })
        .from(shelfCountLine)
        .innerJoin(parcel, and(eq(parcel.tenantId, shelfCountLine.tenantId), eq(parcel.id, shelfCountLine.parcelId)))
        .where(
          and(
            eq(shelfCountLine.tenantId, tenantId),
            eq(shelfCountLine.countId, countId),
            ne(shelfCountLine.kind, 'SEEN'),
          ),
        )
        .orderBy(asc(shelfCountLine.kind), asc(parcel.parcelNo))
        .limit(MOST_ON_SHELF);
    },
  };
};
