import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { DEFAULT_ROLES } from '../../../contract/operator.enums';
import type { Tx } from '../../db/database';
import { warehouse } from '../../db/schema/offers';
import { staff, staffAssignment, staffLink, staffRole } from '../../db/schema/staff';

import type { Limits } from './role-limits.rules';

export type StaffRow = typeof staff.$inferSelect;
type NewStaff = Pick<StaffRow, 'id' | 'email' | 'name' | 'loginHash' | 'language' | 'createdAt'>;

/** The people of one shop and their roles. */
export const staffRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(staff.tenantId, tenantId), eq(staff.id, id));
  const removeResets = async (id: string) => {
    const mine = and(eq(staffLink.tenantId, tenantId), eq(staffLink.purpose, 'RESET'));
    const address = tx.select({ email: staff.email }).from(staff).where(one(id));
    await tx.delete(staffLink).where(and(mine, inArray(staffLink.email, address)));
  };
  return {
    async find(id: string): Promise<StaffRow | undefined> {
      const [row] = await tx.select().from(staff).where(one(id));
      return row;
    },
    async findByEmail(email: string): Promise<StaffRow | undefined> {
      const [row] = await tx
        .select()
        .from(staff)
        .where(and(eq(staff.tenantId, tenantId), eq(staff.email, email)));
      return row;
    },
    /** False where the e-mail is taken. */
    async insert(row: NewStaff): Promise<boolean> {
      const inserted = await tx
        .insert(staff)
        .values({ tenantId, ...row })
        .onConflictDoNothing()
        .returning({ id: staff.id });
      return inserted.length === 1;
    },
    /** With another password or state, links that were sent before lead nowhere. */
    async update(id: string, change: Partial<Pick<StaffRow, 'loginHash' | 'state' | 'language'>>): Promise<void> {
      // before the person, as whoever follows a link does: two who wait for each other would both fail
      if (change.loginHash !== undefined || change.state !== undefined) await removeResets(id);
      await tx.update(staff).set(change).where(one(id));
    },
    /** @returns false where the password is another by now than the one that was checked */
    async replacePassword(id: string, checked: string, loginHash: string): Promise<boolean> {
      await removeResets(id);
      const same = and(one(id), eq(staff.loginHash, checked));
      return (await tx.update(staff).set({ loginHash }).where(same).returning({ id: staff.id })).length === 1;
    },
    /** Whoever has read this person before writes no more. */
    async touch(id: string): Promise<void> {
      await tx
        .update(staff)
        .set({ version: sql`${staff.version} + 1` })
        .where(one(id));
    },
    /** Until the transaction ends, no other one opens a session of this person. */
    async lock(id: string): Promise<void> {
      await tx.select({ id: staff.id }).from(staff).where(one(id)).for('no key update');
    },
    /** Until the transaction ends, nobody else changes what people of this shop may do. */
    async lockRoles(): Promise<void> {
      const rows = DEFAULT_ROLES.map((id) => ({ tenantId, id }));
      await tx.insert(staffRole).values(rows).onConflictDoNothing();
      const owner = and(eq(staffRole.tenantId, tenantId), eq(staffRole.id, 'owner'));
      await tx.select({ id: staffRole.id }).from(staffRole).where(owner).for('no key update');
    },
    /** With the roles of each, in the order in which they came. */
    list: () =>
      tx
        .select({
          id: staff.id,
          email: staff.email,
          name: staff.name,
          language: staff.language,
          state: staff.state,
          version: staff.version,
          roles: sql<string[]>`coalesce(array_agg(${staffAssignment.roleId} order by ${staffAssignment.roleId})
            filter (where ${staffAssignment.roleId} is not null), '{}')`,
          limits: sql<Limits>`coalesce(jsonb_object_agg(${staffAssignment.roleId}, ${staffAssignment.scope} -> 'warehouses')
            filter (where ${staffAssignment.scope} is not null), '{}')`,
        })
        .from(staff)
        .leftJoin(
          staffAssignment,
          and(eq(staffAssignment.tenantId, staff.tenantId), eq(staffAssignment.staffId, staff.id)),
        )
        .where(eq(staff.tenantId, tenantId))
        .groupBy(staff.tenantId, staff.id)
        .orderBy(asc(staff.createdAt), asc(staff.id)),
    /** Verbs of these roles; a role that is not there has no row. */
    rolesOf: (ids: string[]) =>
      tx
        .select({ roleId: staffRole.id, permissions: staffRole.permissions })
        .from(staffRole)
        .where(and(eq(staffRole.tenantId, tenantId), inArray(staffRole.id, ids))),
    grantsOf: (staffId: string) =>
      tx
        .select({
          roleId: staffAssignment.roleId,
          name: staffRole.name,
          permissions: staffRole.permissions,
          scope: staffAssignment.scope,
        })
        .from(staffAssignment)
        .innerJoin(
          staffRole,
          and(eq(staffRole.tenantId, staffAssignment.tenantId), eq(staffRole.id, staffAssignment.roleId)),
        )
        .where(and(eq(staffAssignment.tenantId, tenantId), eq(staffAssignment.staffId, staffId)))
        .orderBy(asc(staffAssignment.roleId)),
    /** Whether somebody else is an owner who can get in. */
    async hasOtherOwner(id: string): Promise<boolean> {
      const [row] = await tx
        .select({ id: staff.id })
        .from(staffAssignment)
        .innerJoin(staff, and(eq(staff.tenantId, staffAssignment.tenantId), eq(staff.id, staffAssignment.staffId)))
        .where(
          and(
            eq(staffAssignment.tenantId, tenantId),
            eq(staffAssignment.roleId, 'owner'),
            isNull(staffAssignment.scope),
            eq(staff.state, 'ACTIVE'),
            ne(staff.id, id),
          ),
        )
        .limit(1);
      return row !== undefined;
    },
    /** @param limits to which warehouses, by role; a role that is not among them is for all */
    async assign(staffId: string, roleIds: string[], createdAt: Date, limits: Limits = {}): Promise<void> {
      const scopeOf = (roleId: string) => (limits[roleId] ? { warehouses: limits[roleId] } : null);
      const rows = roleIds.map((roleId) => ({ tenantId, staffId, roleId, scope: scopeOf(roleId), createdAt }));
      if (rows.length > 0) await tx.insert(staffAssignment).values(rows);
    },
    async warehousesAmong(ids: string[]): Promise<string[]> {
      const { id } = warehouse;
      const these = and(eq(warehouse.tenantId, tenantId), inArray(id, ids));
      return (await tx.select({ id }).from(warehouse).where(these)).map((row) => row.id);
    },
    async unassign(staffId: string, roleIds: string[]): Promise<void> {
      const these = inArray(staffAssignment.roleId, roleIds);
      await tx
        .delete(staffAssignment)
        .where(and(eq(staffAssignment.tenantId, tenantId), eq(staffAssignment.staffId, staffId), these));
    },
  };
};
