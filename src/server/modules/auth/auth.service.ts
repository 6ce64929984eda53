import type { Profile } from '../../../contract/account';
import { LIMITS } from '../../../contract/limits';
import type { Locale } from '../../../contract/locales';
import { shopTx, type Owner, type Tx } from '../../db/database';
import type { Ctx, SessionUser, UserCtx } from '../../kernel/context';
import { hashPassword } from '../../kernel/passwords';
import { rememberedSessions } from '../../kernel/remembered-sessions';
import type { RememberedSession } from '../../kernel/session-check';
import { shownNetwork } from '../../kernel/shown-network';
import { newId, newToken, sha256 } from '../../kernel/tokens';
import { credentialRepo } from './credential.repo';
import { idleSince, sessionRepo } from './session.repo';

const TOUCH_EVERY_MS = 600_000;
const sessions = rememberedSessions<SessionUser>('sessions');

const isTouchDue = (lastSeenAt: Date, now: Date) => now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS;

/** The live session of a bearer token, in this shop only: one round trip. */
export async function findSession(ctx: Ctx, token: string): Promise<SessionUser | undefined> {
  const now = ctx.now();
  const sessionsIn = (tx: Tx) => sessionRepo(tx, { tenantId: ctx.tenant.id });
  const tokenHash = sha256(token);
  const found = await ctx.atOnce((tx) => sessionsIn(tx).findLive(tokenHash, now));
  if (!found) return undefined;
  const isDue = isTouchDue(found.lastSeenAt, now);
  if (isDue) await ctx.atOnce((tx) => sessionsIn(tx).touch(found.sessionId, now));
  const person: SessionUser = { sessionId: found.sessionId, shopperId: found.shopperId };
  sessions.remember(ctx.tenant.id, tokenHash, { person, lastSeenAt: isDue ? now : found.lastSeenAt });
  return person;
}

/** The same from memory, until it is to be marked as seen again; whether it still lives is asked with what comes first. */
export function recallSession(ctx: Ctx, token: string): RememberedSession<SessionUser> | undefined {
  const now = ctx.now();
  const tokenHash = sha256(token);
  const found = sessions.recall(ctx.tenant.id, tokenHash);
  if (!found || isTouchDue(found.lastSeenAt, now)) return undefined;
  return {
    person: found.person,
    proof: { tokenHash, now, idleSince: idleSince(now) },
    forget: () => sessions.forget(ctx.tenant.id, tokenHash),
  };
}

/** Who logs in, as far as the session remembers. */
export interface Caller {
  now: Date;
  userAgent: string;
  ip: string;
}

/** @returns its token, which only the shopper's browser keeps */
export async function openSession(tx: Tx, owner: Owner, { now, userAgent, ip }: Caller) {
  const { tenantId, shopperId } = owner;
  const token = newToken();
  const sessions = sessionRepo(tx, { tenantId });
  await credentialRepo(tx, { tenantId }).lock(shopperId);
  await sessions.revokeOldest(shopperId, LIMITS.sessionsPerShopper - 1, now);
  await sessions.removeDead(shopperId, now);
  await sessions.insert({
    id: newId(),
    shopperId,
    tokenHash: sha256(token),
    userAgent,
    network: shownNetwork(ip),
    now,
  });
  return token;
}

export async function logout(ctx: UserCtx) {
  await ctx.tx((tx) => sessionRepo(tx, { tenantId: ctx.tenant.id }).revoke(ctx.user.sessionId, ctx.now()));
  return {};
}

export interface AccountSpec {
  email: string;
  password: string;
  name: string;
  role: Profile['role'];
  language: Locale;
  payPassword?: string;
}

/** Makes the account unless it is there: one that is there keeps its secrets, whoever chose them. */
export async function ensureAccount(tenantId: string, spec: AccountSpec): Promise<string> {
  const email = spec.email.toLowerCase();
  const known = await inTenant(tenantId, (tx) => credentialRepo(tx, { tenantId }).findByEmail(email));
  if (known) return known.id;
  const { name, role, language } = spec;
  const loginHash = await hashPassword(spec.password);
  const payHash = spec.payPassword ? await hashPassword(spec.payPassword) : null;
  const row = { id: newId(), email, name, role, language, loginHash, payHash };
  const isNew = await inTenant(tenantId, (tx) => credentialRepo(tx, { tenantId }).insert(row));
  // another process was faster: take its account
  return isNew ? row.id : ensureAccount(tenantId, spec);
}

/** Accounts whose passwords are published: nobody gets in with these any more, nor stays. A mailed code opens them. */
export async function shutAccounts(tx: Tx, tenantId: string, emails: string[], now: Date): Promise<void> {
  const credentials = credentialRepo(tx, { tenantId });
  for (const email of emails) {
    const known = await credentials.findByEmail(email.toLowerCase());
    if (!known) continue;
    await credentials.update(known.id, { loginHash: await hashPassword(newToken()), payHash: null });
    await sessionRepo(tx, { tenantId }).revokeAll(known.id, now);
  }
}

const inTenant = <T>(tenantId: string, work: (tx: Tx) => Promise<T>) => shopTx(tenantId, work);
