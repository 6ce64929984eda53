import { isOfWarehouse } from '../../../contract/staff-roles';
import type { RoleScope } from '../../kernel/context';
import { verbsOf } from './grant.rules';

/** To which warehouses a role is limited, by role. */
export type Limits = Readonly<Record<string, string[]>>;

export const limitsOf = (grants: { roleId: string; scope: unknown }[]): Limits =>
  Object.fromEntries(
    grants.flatMap(({ roleId, scope }) => (scope === null ? [] : [[roleId, (scope as RoleScope).warehouses ?? []]])),
  );

/** Those of roles that stay. */
export const keptOf = (limits: Limits, roles: readonly string[]): Limits =>
  Object.fromEntries(Object.entries(limits).filter(([role]) => roles.includes(role)));

/** Whether each of these is given, and holds nothing but work in a warehouse: half of a role would be given nowhere. */
export const canBeLimited = (roles: { roleId: string; permissions: string[] | null }[], ids: string[]): boolean =>
  ids.every((id) => {
    const role = roles.find(({ roleId }) => roleId === id);
    return role !== undefined && verbsOf(id, role.permissions).every(isOfWarehouse);
  });

/** Each warehouse once, in an order. */
export const inOrder = (limits: Limits): Limits =>
  Object.fromEntries(Object.entries(limits).map(([id, warehouses]) => [id, [...new Set(warehouses)].sort()]));

export const sameWarehouses = (one?: readonly string[], other?: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** As the audit keeps it: nothing where no role is limited. */
export const toldLimits = (limits: Limits): { roleLimits?: Limits } =>
  Object.keys(limits).length > 0 ? { roleLimits: limits } : {};
