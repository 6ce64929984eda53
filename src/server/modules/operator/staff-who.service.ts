import { isDefaultRole, ROLE_VERBS, type Permission } from '../../../contract/staff-roles';
import type { Tx } from '../../db/database';
import { staffRepo } from './staff.repo';

/** Those of the staff who work and may do this, in the order in which they came. */
export async function findStaffWho(tx: Tx, tenantId: string, permission: Permission) {
  const repo = staffRepo(tx, { tenantId });
  const people = (await repo.list()).filter(({ state }) => state === 'ACTIVE');
  const roles = await repo.rolesOf([...new Set(people.flatMap((person) => person.roles))]);
  const able = new Set(
    roles
      .filter(({ roleId, permissions }) =>
        (permissions ?? (isDefaultRole(roleId) ? ROLE_VERBS[roleId] : [])).some((verb) => verb === permission),
      )
      .map(({ roleId }) => roleId),
  );
  return people.filter((person) => person.roles.some((role) => able.has(role))).map(({ id, name }) => ({ id, name }));
}
