import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { staffView } from '../../db/schema/staff-view';

export type ViewRow = typeof staffView.$inferSelect;
/** Views that stand beside each other: of one list, of all or of one person. */
type Beside = Pick<ViewRow, 'page' | 'ownerId'>;

/** Views that one of the staff sees: everybody's and their own. */
export const viewRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => {
  const named = (id: string) => and(eq(staffView.tenantId, tenantId), eq(staffView.id, id));
  const isSeen = or(isNull(staffView.ownerId), eq(staffView.ownerId, staffId));
  const beside = ({ page, ownerId }: Beside) =>
    and(
      eq(staffView.tenantId, tenantId),
      eq(staffView.page, page),
      ownerId === null ? isNull(staffView.ownerId) : eq(staffView.ownerId, ownerId),
    );
  return {
    list: (page: string): Promise<ViewRow[]> =>
      tx
        .select()
        .from(staffView)
        .where(and(eq(staffView.tenantId, tenantId), eq(staffView.page, page), isSeen))
        .orderBy(sql`${staffView.ownerId} nulls first`, asc(staffView.position), asc(staffView.id)),
    async find(id: string): Promise<ViewRow | undefined> {
      const [row] = await tx
        .select()
        .from(staffView)
        .where(and(named(id), isSeen));
      return row;
    },
    /** In their order, and nobody else moves one of them meanwhile. */
    async hold({ page, ownerId }: Beside): Promise<ViewRow[]> {
      const key = `${tenantId}:${page}:${ownerId ?? ''}`;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff_view:${key}`}, 0))`);
      return tx
        .select()
        .from(staffView)
        .where(beside({ page, ownerId }))
        .orderBy(asc(staffView.position), asc(staffView.id));
    },
    async insert(row: Omit<ViewRow, 'tenantId' | 'version'>): Promise<void> {
      await tx.insert(staffView).values({ tenantId, ...row });
    },
    async update(id: string, change: Pick<ViewRow, 'name' | 'query' | 'columns'>): Promise<void> {
      await tx
        .update(staffView)
        .set({ ...change, version: sql`${staffView.version} + 1` })
        .where(named(id));
    },
    async place(id: string, position: number): Promise<void> {
      await tx.update(staffView).set({ position }).where(named(id));
    },
    async remove(id: string): Promise<void> {
      await tx.delete(staffView).where(named(id));
    },
  };
};
