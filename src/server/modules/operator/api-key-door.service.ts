import { keyBar } from '../../../contract/api-key';
import { LIMITS } from '../../../contract/limits';
import type { Permission } from '../../../contract/staff-roles';
import type { Ctx, Grant, RoleScope, StaffMember } from '../../kernel/context';
import { countAttempt } from '../../kernel/rate-limit';
import { sha256 } from '../../kernel/tokens';
import { apiKeyRepo } from './api-key.repo';
import { verbsOf } from './grant.rules';
import type { GrantRow } from './staff-session.repo';

const MINUTE_SECONDS = 60;

/** Of what its maker may at this moment, where they may it, what the key says; never what no key can hold. */
export const grantsOfKey = (grants: GrantRow[], held: readonly string[]): Grant[] =>
  grants.map(({ roleId, permissions, scope }) => ({
    roleId,
    permissions: verbsOf(roleId, permissions).filter(
      (verb: Permission) => held.includes(verb) && keyBar(verb) === null,
    ),
    scope: scope as RoleScope | null,
  }));

/**
 * Who calls by this token. Nothing of it is remembered: a key that was revoked, and a right that its maker lost, are gone
 * with the next call. @throws AppError TOO_MANY_REQUESTS
 */
export async function findByKey(ctx: Ctx, token: string): Promise<StaffMember | undefined> {
  const now = ctx.now();
  const keysIn = (tx: Parameters<typeof apiKeyRepo>[0]) => apiKeyRepo(tx, { tenantId: ctx.tenant.id });
  const found = await ctx.atOnce((tx) => keysIn(tx).findLive(sha256(token), now));
  if (!found) return undefined;
  const { id, name, staffId, permissions, lastUsedAt, grants } = found;
  await countAttempt(ctx, { key: `api-key:${id}`, max: LIMITS.apiCallsAMinute, windowSeconds: MINUTE_SECONDS });
  const since = new Date(now.getTime() - MINUTE_SECONDS * 1000);
  if (!lastUsedAt || lastUsedAt <= since) await ctx.atOnce((tx) => keysIn(tx).touch(id, now, since));
  return {
    staffId,
    sessionId: id,
    hasSecondFactor: false,
    key: { id, name },
    grants: grantsOfKey(grants, permissions),
  };
}
