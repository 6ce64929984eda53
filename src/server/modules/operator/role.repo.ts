import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { staffAssignment, staffRole } from '../../db/schema/staff';

export type RoleRow = typeof staffRole.$inferSelect;

/** Roles of one shop; those of the default set have neither name nor verbs here. */
export const roleRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const own = (id: string) => and(eq(staffRole.tenantId, tenantId), eq(staffRole.id, id), isNotNull(staffRole.name));
  return {
    listOwn: (): Promise<RoleRow[]> =>
      tx
        .select()
        .from(staffRole)
        .where(and(eq(staffRole.tenantId, tenantId), isNotNull(staffRole.name)))
        .orderBy(asc(staffRole.name), asc(staffRole.id)),
    async findOwn(id: string): Promise<RoleRow | undefined> {
      const [row] = await tx.select().from(staffRole).where(own(id));
      return row;
    },
    /** How many have which role. */
    async countPeople(): Promise<Map<string, number>> {
      const rows = await tx
        .select({ roleId: staffAssignment.roleId, people: count() })
        .from(staffAssignment)
        .where(eq(staffAssignment.tenantId, tenantId))
        .groupBy(staffAssignment.roleId);
      return new Map(rows.map(({ roleId, people }) => [roleId, people]));
    },
    async insert(row: Pick<RoleRow, 'id' | 'name' | 'permissions'>): Promise<void> {
      await tx.insert(staffRole).values({ tenantId, ...row });
    },
    async update(id: string, change: Pick<RoleRow, 'name' | 'permissions'>): Promise<void> {
      await tx
        .update(staffRole)
        .set({ ...change, version: sql`${staffRole.version} + 1` })
        .where(own(id));
    },
    async remove(id: string): Promise<void> {
      await tx.delete(staffRole).where(own(id));
    },
  };
};
