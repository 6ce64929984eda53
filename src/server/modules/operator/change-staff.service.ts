import type { STAFF_STATES } from '../../../contract/operator.enums';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { isShownAccount } from '../../kernel/shown-account';
import { recordCommand, recordDeed } from './audit.service';
import { lacking, verbsOf } from './grant.rules';
import { holdSession } from './staff-session.service';
import { staleError } from './stale.service';
import { canBeLimited, inOrder, keptOf, limitsOf, sameWarehouses, toldLimits, type Limits } from './role-limits.rules';
import { staffRepo, type StaffRow } from './staff.repo';

type StaffState = (typeof STAFF_STATES)[number];

/** In whose shop, and by whom of its staff; without one by a command of whoever runs the shops. */
export interface Changer {
  tenantId: string;
  now: Date;
  by?: StaffCtx;
  /** Of the person as they were read; a command reads nothing. */
  version?: number;
  reason?: string;
}

/**
 * @param limits to which warehouses, by role; without them each keeps its own
 * @throws AppError NOT_FOUND, INVALID, FORBIDDEN with the verb that the changer lacks, STATE_CONFLICT for the last owner
 */
export async function setRoles(
  tx: Tx,
  changer: Changer,
  staffId: string,
  roles: readonly string[],
  limits?: Limits,
): Promise<void> {
  const { people, person, had } = await begin(tx, changer, staffId);
  const known = await knownRoles(people, roles);
  const before = limitsOf(had);
  const wanted = limits ? await requireLimits(people, known, before, limits) : keptOf(before, roles);
  // another limit is another grant
  const isSame = ({ roleId }: RoleVerbs) => sameWarehouses(before[roleId], wanted[roleId]);
  const added = known.filter((one) => !had.some(({ roleId }) => roleId === one.roleId) || !isSame(one));
  const removed = had.filter((one) => !roles.includes(one.roleId) || !isSame(one));
  if (removed.length > 0) keepShown(changer, person);
  await refuseBeyond(tx, changer.by, [...added, ...removed]);
  if (removed.some(({ roleId }) => roleId === 'owner')) await keepAnOwner(people, person);
  if (removed.length > 0) await people.unassign(staffId, removed.map(({ roleId }) => roleId)); // prettier-ignore
  await people.assign(staffId, added.map(({ roleId }) => roleId), changer.now, wanted); // prettier-ignore
  await people.touch(staffId);
  const was = { roles: had.map(({ roleId }) => roleId), ...toldLimits(before) };
  await record(tx, changer, staffId, was, { roles: [...roles].sort(), ...toldLimits(wanted) });
}

/** The same refusals: nobody shuts out, or lets back in, whoever may do what they may not. */
export async function setState(tx: Tx, changer: Changer, staffId: string, state: StaffState): Promise<void> {
  const { people, person, had } = await begin(tx, changer, staffId);
  if (state === 'SUSPENDED') keepShown(changer, person);
  await refuseBeyond(tx, changer.by, had);
  if (state === 'SUSPENDED' && had.some(({ roleId }) => roleId === 'owner')) await keepAnOwner(people, person);
  await people.update(staffId, { state });
  await people.touch(staffId);
  await record(tx, changer, staffId, { state: person.state }, { state });
}

/** Nobody shuts out whoever may do what they may not. @throws AppError NOT_FOUND, FORBIDDEN */
export async function refuseRich(tx: Tx, changer: Changer, staffId: string): Promise<void> {
  const { had } = await begin(tx, changer, staffId);
  await refuseBeyond(tx, changer.by, had);
}

/** Whoever tries the shop next finds whom its login page shows, as what it shows. @throws AppError METHOD_DISABLED */
function keepShown({ by }: Changer, { email }: StaffRow): void {
  if (by && isShownAccount(by.tenant, email))
    throw new AppError('METHOD_DISABLED', { data: { reason: 'SHOWN_ACCOUNT' } });
}

type People = ReturnType<typeof staffRepo>;
type Grants = Awaited<ReturnType<People['grantsOf']>>;
type RoleVerbs = Pick<Grants[number], 'roleId' | 'permissions'>;
const allVerbs = (roles: RoleVerbs[]) => roles.flatMap(({ roleId, permissions }) => verbsOf(roleId, permissions));

/** One change of rights at a time in a shop: what is looked at stays until it is done. */
async function begin(tx: Tx, { tenantId, version }: Changer, staffId: string) {
  const people = staffRepo(tx, { tenantId });
  await people.lockRoles();
  const person = await people.find(staffId);
  if (!person) throw new AppError('NOT_FOUND');
  if (version !== undefined && person.version !== version)
    throw await staleError(tx, { tenantId, subjectKind: 'STAFF', subjectId: staffId });
  return { people, person, had: await people.grantsOf(staffId) };
}

/** @throws AppError INVALID where there is no such role */
export async function knownRoles(people: People, roles: readonly string[]) {
  const known = await people.rolesOf([...roles]);
  if (roles.some((role) => !known.some(({ roleId }) => roleId === role)))
    throw new AppError('INVALID', { errors: [{ path: 'roles', code: 'unknown_role' }] });
  return known;
}

/**
 * What stands stays, also where its role got other verbs since.
 * @throws AppError INVALID where a role cannot be limited or is not given, or the shop has no such warehouse
 */
async function requireLimits(people: People, known: RoleVerbs[], before: Limits, limits: Limits): Promise<Limits> {
  const wanted = inOrder(limits);
  const isGiven = (id: string) => known.some(({ roleId }) => roleId === id);
  const changed = Object.keys(wanted).filter((id) => !isGiven(id) || !sameWarehouses(before[id], wanted[id]));
  const asked = [...new Set(changed.flatMap((id) => wanted[id] ?? []))];
  const there = asked.length > 0 ? await people.warehousesAmong(asked) : [];
  if (!canBeLimited(known, changed) || there.length < asked.length)
    throw new AppError('INVALID', { errors: [{ path: 'limits', code: 'not_these' }] });
  return wanted;
}

/**
 * By what the changer may do now, which may be less than when the call began; nothing where their session is over by now.
 * @throws AppError SESSION_EXPIRED, FORBIDDEN with the verb that they lack
 */
export async function refuseBeyond(tx: Tx, by: StaffCtx | undefined, roles: RoleVerbs[]): Promise<void> {
  if (!by) return;
  await holdSession(tx, by);
  await refuseBeyondGrants(staffRepo(tx, { tenantId: by.tenant.id }), by.staff.staffId, roles);
}

/** Of whoever makes no call: who invited once. @throws AppError FORBIDDEN */
export async function refuseBeyondGrants(people: People, staffId: string, roles: RoleVerbs[]): Promise<void> {
  // who may do a thing in some warehouses alone makes nobody else do it
  const has = allVerbs((await people.grantsOf(staffId)).filter(({ scope }) => scope === null));
  const permission = lacking(['staff.manage', ...allVerbs(roles)], has);
  if (permission) throw new AppError('FORBIDDEN', { data: { permission } });
}

async function keepAnOwner(people: People, { id, state }: StaffRow) {
  if (state === 'ACTIVE' && !(await people.hasOtherOwner(id))) throw new AppError('STATE_CONFLICT', { data: { reason: 'LAST_OWNER' } }); // prettier-ignore
}

async function record(
  tx: Tx,
  { tenantId, now, by, reason }: Changer,
  subjectId: string,
  before: object,
  after: object,
) {
  const deed = {
    action: 'staff.manage',
    subjectKind: 'STAFF',
    subjectId,
    before: { ...before },
    after: { ...after },
    reason,
  };
  await (by ? recordDeed(tx, by, deed) : recordCommand(tx, tenantId, now, deed));
}
