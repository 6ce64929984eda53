import {
  API_KEY_PREFIX,
  keyBar,
  type ApiKey,
  type ApiKeyInput,
  type ApiKeys,
  type NewApiKey,
} from '../../../contract/api-key';
import { LIMITS } from '../../../contract/limits';
import { isPermission } from '../../../contract/staff-roles';
import type { Tx } from '../../db/database';
import { sqlState } from '../../db/database-errors';
import { AppError } from '../../kernel/app-error';
import { mayDo } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { newId, newToken, sha256 } from '../../kernel/tokens';
import { apiKeyRepo, type ApiKeyRow } from './api-key.repo';
import { keyStateOf } from './api-key.rules';
import { recordDeed } from './audit.service';
import { namesOfStaff } from './staff-names.service';
import { holdSession } from './staff-session.service';
import { staffRepo } from './staff.repo';

const DAY_MS = 86_400_000;
const LAST = -4;

type Found = { key: ApiKeyRow; staffName: string };
type Names = ReadonlyMap<string, string>;

const present = ({ key, staffName }: Found, names: Names, now: Date): ApiKey => ({
  state: keyStateOf(key, now),
  ...{ id: key.id, name: key.name, lastFour: key.lastFour, staffId: key.staffId, staffName },
  permissions: key.permissions.filter(isPermission),
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
  revokedBy: key.revokedBy === null ? null : (names.get(key.revokedBy) ?? ''),
});

export const listKeys = (ctx: StaffCtx): Promise<ApiKeys> =>
  ctx.tx(async (tx) => {
    const keys = apiKeyRepo(tx, { tenantId: ctx.tenant.id });
    const names = await namesOfStaff(tx, ctx.tenant.id);
    const found = [await keys.listLive(ctx.now(), LIMITS.apiKeys), await keys.listOver(ctx.now(), LIMITS.apiKeysOver)];
    return { items: found.flat().map((one) => present(one, names, ctx.now())) };
  });

/**
 * The answer alone holds the token. Sent again, the call finds the name taken and tells nothing: who lost the answer
 * revokes the key and makes another. @throws AppError FORBIDDEN with the verb that its maker lacks, SESSION_EXPIRED, INVALID,
 * STATE_CONFLICT behind others
 */
export async function createKey(ctx: StaffCtx, { name, permissions, days }: ApiKeyInput): Promise<NewApiKey> {
  const barred = permissions.find((verb) => keyBar(verb) !== null);
  if (barred) throw new AppError('INVALID', { errors: [{ path: 'permissions', code: 'not_in_a_key' }] });
  const permission = permissions.find((verb) => !mayDo(ctx.staff, verb));
  if (permission) throw new AppError('FORBIDDEN', { data: { permission } });
  const token = API_KEY_PREFIX + newToken();
  return ctx.tx(async (tx) => {
    const tenantId = ctx.tenant.id;
    const keys = apiKeyRepo(tx, { tenantId });
    // who sends it six times waits in no line for what one of them has
    if (await keys.isTaken(name, ctx.now())) throw refused('taken');
    // one at a time in a shop: so many, and no more
    await staffRepo(tx, { tenantId }).lockRoles().catch(behindAnother);
    await holdSession(tx, ctx);
    if (await keys.isTaken(name, ctx.now())) throw refused('taken');
    if ((await keys.countLive(ctx.now())) >= LIMITS.apiKeys) throw refused('too_many');
    await keys.endExpired(name, ctx.staff.staffId, ctx.now());
    const row = {
      ...{ id: newId(), name, permissions: [...new Set(permissions)].sort() },
      ...{ tokenHash: sha256(token), lastFour: token.slice(LAST), staffId: ctx.staff.staffId },
      ...{ createdAt: ctx.now(), expiresAt: new Date(ctx.now().getTime() + days * DAY_MS) },
    };
    if (!(await keys.insert(row))) throw refused('taken');
    const key = await read(tx, ctx, row.id);
    await record(tx, ctx, row.id, { before: null, after: shown(key) });
    return { key, token };
  });
}

/** Others make keys or change roles for longer than this one waits. @throws AppError STATE_CONFLICT */
function behindAnother(error: unknown): never {
  throw LOST.has(sqlState(error) ?? '') ? new AppError('STATE_CONFLICT') : error;
}
/** Waited for a row in vain, or for each other. */
const LOST = new Set(['55P03', '40P01']);

const refused = (code: 'taken' | 'too_many') => new AppError('INVALID', { errors: [{ path: 'name', code }] });

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the key as it is where it was revoked before */
export const revokeKey = (ctx: StaffCtx, id: string): Promise<ApiKey> =>
  ctx.tx(async (tx) => {
    const before = await read(tx, ctx, id);
    const isEnded = await apiKeyRepo(tx, { tenantId: ctx.tenant.id }).revoke(id, ctx.staff.staffId, ctx.now());
    if (!isEnded) throw new AppError('STATE_CONFLICT', { data: { now: await read(tx, ctx, id) } });
    await record(tx, ctx, id, { before: shown(before), after: null });
    return read(tx, ctx, id);
  });

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<ApiKey> {
  const found = await apiKeyRepo(tx, { tenantId: ctx.tenant.id }).find(id);
  if (!found) throw new AppError('NOT_FOUND');
  return present(found, await namesOfStaff(tx, ctx.tenant.id), ctx.now());
}

const shown = ({ name, permissions, expiresAt, lastFour }: ApiKey) => ({ name, permissions, expiresAt, lastFour });

const record = (
  tx: Tx,
  ctx: StaffCtx,
  subjectId: string,
  change: Pick<Parameters<typeof recordDeed>[2], 'before' | 'after'>,
) => recordDeed(tx, ctx, { action: 'settings.keys', subjectKind: 'API_KEY', subjectId, ...change });
