import type { StaffPerson } from '../../../contract/operator';
import type { STAFF_STATES } from '../../../contract/operator.enums';
import type { StaffCtx } from '../../kernel/context';
import { setRoles as changeRoles, setState as changeState, type Changer } from './change-staff.service';
import type { Limits } from './role-limits.rules';
import { staffRepo } from './staff.repo';

const changerOf = (ctx: StaffCtx, read: Pick<Changer, 'version' | 'reason'>): Changer => ({
  ...{ tenantId: ctx.tenant.id, now: ctx.now(), by: ctx },
  ...read,
});

/** The people of this shop, in the order in which they came. */
export async function listPeople(ctx: StaffCtx): Promise<StaffPerson[]> {
  const rows = await ctx.tx((tx) => staffRepo(tx, { tenantId: ctx.tenant.id }).list());
  return rows.map(({ id, name, email, state, roles, limits, version }) => ({
    id,
    name,
    email,
    state: state === 'ACTIVE' ? 'ACTIVE' : 'SUSPENDED',
    roles,
    ...(Object.keys(limits).length > 0 ? { limits } : {}),
    version,
  }));
}

interface RolesInput {
  roles: string[];
  limits?: Limits | undefined;
  version: number;
}

/** All roles of a person at once; it ends their sessions. */
export async function setRoles(ctx: StaffCtx, id: string, { roles, limits, version }: RolesInput) {
  await ctx.tx((tx) => changeRoles(tx, changerOf(ctx, { version }), id, [...new Set(roles)], limits));
  return {};
}

interface StateInput {
  state: (typeof STAFF_STATES)[number];
  version: number;
  reason: string;
}

export async function setState(ctx: StaffCtx, id: string, { state, ...read }: StateInput) {
  await ctx.tx((tx) => changeState(tx, changerOf(ctx, read), id, state));
  return {};
}
