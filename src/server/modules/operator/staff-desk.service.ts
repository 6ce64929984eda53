import type { StaffPerson } from '../../../contract/operator';
import type { STAFF_STATES } from '../../../contract/operator.enums';
import type { StaffCtx } from '../../kernel/context';
import { setRoles as changeRoles, setState as changeState, type Changer } from './change-staff.service';
import { staffRepo } from './staff.repo';

const changerOf = (ctx: StaffCtx): Changer => ({ tenantId: ctx.tenant.id, now: ctx.now(), by: ctx });

/** The people of this shop, in the order in which they came. */
export async function listPeople(ctx: StaffCtx): Promise<StaffPerson[]> {
  const rows = await ctx.tx((tx) => staffRepo(tx, { tenantId: ctx.tenant.id }).list());
  return rows.map(({ id, name, email, state, roles }) => ({
    id,
    name,
    email,
    state: state === 'ACTIVE' ? 'ACTIVE' : 'SUSPENDED',
    roles,
  }));
}

/** All roles of a person at once; it ends their sessions. */
export async function setRoles(ctx: StaffCtx, id: string, { roles }: { roles: string[] }) {
  await ctx.tx((tx) => changeRoles(tx, changerOf(ctx), id, [...new Set(roles)]));
  return {};
}

export async function setState(ctx: StaffCtx, id: string, { state }: { state: (typeof STAFF_STATES)[number] }) {
  await ctx.tx((tx) => changeState(tx, changerOf(ctx), id, state));
  return {};
}
