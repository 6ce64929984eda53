import type { StaffPerson } from '../../../contract/operator';
import type { STAFF_STATES } from '../../../contract/operator.enums';
import type { StaffCtx } from '../../kernel/context';
import { setRoles as changeRoles, setState as changeState, type Changer } from './change-staff.service';
import { staffRepo } from './staff.repo';

const changerOf = (ctx: StaffCtx, read: Pick<Changer, 'version' | 'reason'>): Changer => ({
  ...{ tenantId: ctx.tenant.id, now: ctx.now(), by: ctx },
  ...read,
});

/** The people of this shop, in the order in which they came. */
export async function listPeople(ctx: StaffCtx): Promise<StaffPerson[]> {
  const rows = await ctx.tx((tx) => staffRepo(tx, { tenantId: ctx.tenant.id }).list());
  return rows.map(({ id, name, email, state, roles, version }) => ({
    id,
    name,
    email,
    state: state === 'ACTIVE' ? 'ACTIVE' : 'SUSPENDED',
    roles,
    version,
  }));
}

/** All roles of a person at once; it ends their sessions. */
export async function setRoles(ctx: StaffCtx, id: string, { roles, version }: { roles: string[]; version: number }) {
  await ctx.tx((tx) => changeRoles(tx, changerOf(ctx, { version }), id, [...new Set(roles)]));
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
