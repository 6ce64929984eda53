import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import type { Ctx, Grant, RoleScope, StaffMember } from '../../kernel/context';
import { rememberedSessions } from '../../kernel/remembered-sessions';
import type { RememberedSession } from '../../kernel/session-check';
import { shownNetwork } from '../../kernel/shown-network';
import { newId, newToken, sha256 } from '../../kernel/tokens';
import { verbsOf } from './grant.rules';
import { staffIdleSince, staffSessionRepo, type GrantRow } from './staff-session.repo';
import { staffRepo } from './staff.repo';

const TOUCH_EVERY_MS = 600_000;
const sessions = rememberedSessions<StaffMember>('staff sessions');

const isTouchDue = (lastSeenAt: Date, now: Date) => now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS;
const grantOf = ({ roleId, permissions, scope }: GrantRow): Grant => ({
  roleId,
  permissions: verbsOf(roleId, permissions),
  scope: scope as RoleScope | null,
});

/** Whose the live session of a cookie is, in this shop only, and what they may do: one round trip. */
export async function findStaff(ctx: Ctx, token: string): Promise<StaffMember | undefined> {
  const now = ctx.now();
  const sessionsIn = (tx: Tx) => staffSessionRepo(tx, { tenantId: ctx.tenant.id });
  const tokenHash = sha256(token);
  const found = await ctx.atOnce((tx) => sessionsIn(tx).findLive(tokenHash, now));
  if (!found) return undefined;
  const isDue = isTouchDue(found.lastSeenAt, now);
  if (isDue) await ctx.atOnce((tx) => sessionsIn(tx).touch(found.sessionId, now));
  const { staffId, sessionId, grants } = found;
  const person: StaffMember = { staffId, sessionId, grants: grants.map(grantOf) };
  sessions.remember(ctx.tenant.id, tokenHash, { person, lastSeenAt: isDue ? now : found.lastSeenAt });
  return person;
}

/** The same from memory: other rights end the session, so what is remembered of them holds as long as it does. */
export function recallStaff(ctx: Ctx, token: string): RememberedSession<StaffMember> | undefined {
  const now = ctx.now();
  const tokenHash = sha256(token);
  const found = sessions.recall(ctx.tenant.id, tokenHash);
  if (!found || isTouchDue(found.lastSeenAt, now)) return undefined;
  return {
    person: found.person,
    proof: { tokenHash, now, idleSince: staffIdleSince(now) },
    forget: () => sessions.forget(ctx.tenant.id, tokenHash),
  };
}

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
