import { DEFAULT_ROLES } from '../../../contract/operator.enums';
import type { StaffRole, StaffRoleInput } from '../../../contract/operator';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { recordDeed } from './audit.service';
import { refuseBeyond } from './change-staff.service';
import { verbsOf } from './grant.rules';
import { roleRepo, type RoleRow } from './role.repo';
import { staleError } from './stale.service';
import { staffRepo } from './staff.repo';

type Fields = Pick<RoleRow, 'id' | 'name' | 'permissions'> & { version?: number };

const present = ({ id, name, permissions, version = 1 }: Fields, people: number): StaffRole => ({
  ...{ id, name, version, people },
  permissions: [...verbsOf(id, permissions)],
});

/** The default set first, then the shop's own by name. */
export const listRoles = (ctx: StaffCtx): Promise<StaffRole[]> =>
  ctx.tx(async (tx) => {
    const roles = roleRepo(tx, { tenantId: ctx.tenant.id });
    const [own, people] = [await roles.listOwn(), await roles.countPeople()];
    const known = DEFAULT_ROLES.map((id) => ({ id, name: null, permissions: null }));
    return [...known, ...own].map((role) => present(role, people.get(role.id) ?? 0));
  });

/** @throws AppError FORBIDDEN with the verb that its maker lacks, INVALID where the name is taken */
export const createRole = (ctx: StaffCtx, input: StaffRoleInput): Promise<StaffRole> =>
  changing(ctx, async (tx, roles) => {
    const role = { id: newId(), ...fieldsOf(input) };
    await refuseVerbs(tx, ctx, role.permissions);
    const own = await roles.listOwn();
    if (own.length >= LIMITS.ownRoles) throw new AppError('INVALID', { errors: [{ path: 'name', code: 'too_many' }] });
    refuseTaken(own, role);
    await roles.insert(role);
    await record(tx, ctx, role.id, null, role);
    return present(role, 0);
  });

/** What is added and what is taken away, its changer must have. @throws AppError the same, NOT_FOUND, STATE_CONFLICT */
export const changeRole = (
  ctx: StaffCtx,
  id: string,
  { version, ...input }: StaffRoleInput & { version: number },
): Promise<StaffRole> =>
  changing(ctx, async (tx, roles) => {
    const before = await read(tx, ctx, id, version);
    const after = fieldsOf(input);
    const had = before.permissions ?? [];
    const moved = [...after.permissions.filter((verb) => !had.includes(verb)), ...had.filter((verb) => !after.permissions.some((one) => one === verb))]; // prettier-ignore
    await refuseVerbs(tx, ctx, moved);
    refuseTaken(await roles.listOwn(), { id, ...after });
    await roles.update(id, after);
    await record(tx, ctx, id, before, after);
    return present({ id, ...after, version: version + 1 }, (await roles.countPeople()).get(id) ?? 0);
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT where somebody has it */
export const deleteRole = (ctx: StaffCtx, id: string, version: number) =>
  changing(ctx, async (tx, roles) => {
    const before = await read(tx, ctx, id, version);
    await refuseVerbs(tx, ctx, before.permissions ?? []);
    if ((await roles.countPeople()).has(id)) throw new AppError('STATE_CONFLICT', { data: { reason: 'ROLE_IN_USE' } });
    await roles.remove(id);
    await record(tx, ctx, id, before, null);
    return {};
  });

const fieldsOf = ({ name, permissions }: StaffRoleInput) => ({ name, permissions: [...new Set(permissions)].sort() });

/** One change of rights at a time in a shop. */
const changing = <T>(ctx: StaffCtx, work: (tx: Tx, roles: ReturnType<typeof roleRepo>) => Promise<T>): Promise<T> =>
  ctx.tx(async (tx) => {
    const scope = { tenantId: ctx.tenant.id };
    await staffRepo(tx, scope).lockRoles();
    return work(tx, roleRepo(tx, scope));
  });

async function read(tx: Tx, ctx: StaffCtx, id: string, version: number): Promise<RoleRow> {
  const tenantId = ctx.tenant.id;
  const role = await roleRepo(tx, { tenantId }).findOwn(id);
  if (!role) throw new AppError('NOT_FOUND');
  if (role.version !== version) throw await staleError(tx, { tenantId, subjectKind: 'ROLE', subjectId: id });
  return role;
}

/** A verb that only another release knows is nobody's to give, and takes nobody's right where it goes. */
const refuseVerbs = (tx: Tx, ctx: StaffCtx, permissions: string[]) =>
  refuseBeyond(tx, ctx, [{ roleId: '', permissions }]);

function refuseTaken(own: Pick<RoleRow, 'id' | 'name'>[], { id, name }: { id: string; name: string }) {
  const word = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ');
  // a role of the shop's own that is called like one of ours would be taken for it
  const isOurs = DEFAULT_ROLES.some((role) => word(role) === word(name));
  const isTaken = isOurs || own.some((one) => one.id !== id && one.name?.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new AppError('INVALID', { errors: [{ path: 'name', code: 'taken' }] });
}

const shown = (role: Pick<RoleRow, 'name' | 'permissions'> | null) =>
  role && { name: role.name, permissions: role.permissions };

const record = (
  tx: Tx,
  ctx: StaffCtx,
  subjectId: string,
  before: Parameters<typeof shown>[0],
  after: Parameters<typeof shown>[0],
) =>
  recordDeed(tx, ctx, {
    ...{ action: 'staff.manage', subjectKind: 'ROLE', subjectId },
    before: shown(before),
    after: shown(after),
  });
