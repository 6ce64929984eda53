import * as z from 'zod/mini';
import { endpoint, Empty } from './endpoint.schemas';
import { Id, queryInt, Version } from './fields.schemas';
import { StaffRole, StaffRoleInput } from './operator.schemas';

const roleParams = z.object({ id: Id });

/** A 409 of any of these says in `data` who changed what since it was read. */
export const rolesDeskEndpoints = {
  listRoles: endpoint({
    method: 'GET',
    path: '/operator/roles',
    access: 'staff',
    permission: 'staff.read',
    response: z.array(StaffRole),
    summary: 'The roles of this shop: the default set, then its own by name.',
  }),
  createRole: endpoint({
    method: 'POST',
    path: '/operator/roles',
    access: 'staff',
    permission: 'staff.manage',
    body: StaffRoleInput,
    response: StaffRole,
    summary: 'Make a role of the shop’s own, of verbs that its maker has.',
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/operator/roles/{id}',
    access: 'staff',
    permission: 'staff.manage',
    params: roleParams,
    body: z.extend(StaffRoleInput, { version: Version }),
    response: StaffRole,
    summary:
      'Give a role of the shop’s own exactly these verbs and this name; other verbs end the sessions of its people.',
  }),
  deleteRole: endpoint({
    method: 'DELETE',
    path: '/operator/roles/{id}',
    access: 'staff',
    permission: 'staff.manage',
    params: roleParams,
    query: z.strictObject({ version: queryInt(1, 2_147_483_646) }),
    response: Empty,
    summary: 'Remove a role of the shop’s own that nobody has.',
  }),
};
