import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx, Grant, RoleScope, StaffCtx, StaffMember } from '../../kernel/context';
import { knownSessions } from '../../kernel/known-sessions';
import { shownNetwork } from '../../kernel/shown-network';
import { newId, newToken, sha256 } from '../../kernel/tokens';
import { verbsOf } from './grant.rules';
import { staffIdleSince, staffSessionRepo, type GrantRow } from './staff-session.repo';
import { staffRepo } from './staff.repo';

const grantOf = ({ roleId, permissions, scope }: GrantRow): Grant => ({
  roleId,
  permissions: verbsOf(roleId, permissions),
  scope: scope as RoleScope | null,
});

/** By the cookie. Other rights end the session, so what is remembered of them holds as long as it does. */
export const { find: findStaff, recall: recallStaff } = knownSessions({
  name: 'staff sessions',
  repo: staffSessionRepo,
  idleSince: staffIdleSince,
  personOf: ({ staffId, sessionId, hasSecondFactor, grants }): StaffMember => ({
    ...{ staffId, sessionId, hasSecondFactor },
    grants: grants.map(grantOf),
  }),
});

/**
 * Whoever waited for a lock may be suspended by now, or have lost the verb of the call: either ends the session. Behind
 * that lock, and until the transaction ends, who takes a right away comes before or after, never between.
 * @throws AppError SESSION_EXPIRED
 */
export async function holdSession(tx: Tx, { tenant, staff }: Pick<StaffCtx, 'tenant' | 'staff'>): Promise<void> {
  if (!(await staffSessionRepo(tx, { tenantId: tenant.id }).hold(staff.sessionId)))
    throw new AppError('SESSION_EXPIRED');
}

/** The same of what a program may do as well: its key is looked up at each call, and no one else's turn keeps it waiting. */
export const holdCaller = async (tx: Tx, ctx: Pick<StaffCtx, 'tenant' | 'staff'>): Promise<void> =>
  ctx.staff.key ? undefined : holdSession(tx, ctx);

interface Caller {
  now: Date;
  userAgent: string;
  ip: string;
}

/** @returns its token, which only the cookie of this browser keeps */
export async function openStaffSession(
  tx: Tx,
  { tenantId, staffId }: { tenantId: string; staffId: string },
  { now, userAgent, ip }: Caller,
): Promise<string> {
  const token = newToken();
  const repo = staffSessionRepo(tx, { tenantId });
  await staffRepo(tx, { tenantId }).lock(staffId);
  await repo.makeRoom(staffId, LIMITS.sessionsPerStaff - 1, now);
  await repo.insert({ id: newId(), staffId, tokenHash: sha256(token), userAgent, network: shownNetwork(ip), now });
  return token;
}

const DAY_SECONDS = 86_400;

/** Opens one and gives its token to this browser, in a cookie that no script reads. */
export async function giveSession(tx: Tx, ctx: Ctx, staffId: string): Promise<void> {
  const caller = { now: ctx.now(), userAgent: ctx.userAgent, ip: ctx.ip };
  const token = await openStaffSession(tx, { tenantId: ctx.tenant.id, staffId }, caller);
  ctx.setCookie('staffToken', token, LIMITS.staffSessionDays * DAY_SECONDS);
}
