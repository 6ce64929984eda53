import type { Profile } from '../../../contract/account';
import { LIMITS } from '../../../contract/limits';
import type { Locale } from '../../../contract/locales';
import { shopTx, type Owner, type Tx } from '../../db/database';
import type { Ctx, SessionUser, UserCtx } from '../../kernel/context';
import { knownSessions } from '../../kernel/known-sessions';
import { hashPassword } from '../../kernel/passwords';
import { shownNetwork } from '../../kernel/shown-network';
import { newId, newToken, sha256 } from '../../kernel/tokens';
import { findLook } from './account-look.service';
import { credentialRepo } from './credential.repo';
import { idleSince, sessionRepo } from './session.repo';

const sessions = knownSessions({
  name: 'sessions',
  repo: sessionRepo,
  idleSince,
  personOf: ({ sessionId, shopperId }): SessionUser => ({ sessionId, shopperId }),
});

/** By the bearer token: a shopper's own, or of somebody who looks at their account. */
export const findSession = async (ctx: Ctx, token: string): Promise<SessionUser | undefined> =>
  (await findLook(ctx, token)) ?? sessions.find(ctx, token);
export const recallSession = sessions.recall;

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
  /** Now, unless somebody has been here for longer. */
  createdAt?: Date;
}

/** Makes the account unless it is there: one that is there keeps its secrets, whoever chose them. */
export async function ensureAccount(tenantId: string, spec: AccountSpec): Promise<string> {
  const email = spec.email.toLowerCase();
  const known = await inTenant(tenantId, (tx) => credentialRepo(tx, { tenantId }).findByEmail(email));
  if (known) return known.id;
  const { name, role, language, createdAt } = spec;
  const loginHash = await hashPassword(spec.password);
  const payHash = spec.payPassword ? await hashPassword(spec.payPassword) : null;
  const row = { id: newId(), email, name, role, language, loginHash, payHash, createdAt };
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
