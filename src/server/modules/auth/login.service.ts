import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { countLogin, forgetLogins } from '../../kernel/login-tries';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../kernel/passwords';
import { readProfile } from '../account/account.service';
import { openSession } from './auth.service';
import { credentialRepo } from './credential.repo';
import { findKnownDevice, rememberDevice, tellOfNewDevice } from './device.service';

/** The same answer, after the same work, to a wrong password and an unknown e-mail. @throws AppError LOGIN_FAILED, ACCOUNT_BLOCKED, TOO_MANY_REQUESTS */
export async function login(ctx: Ctx, { email, password }: { email: string; password: string }) {
  const device = await findKnownDevice(ctx, email);
  const uncount = await countLogin(ctx, { door: 'login', email }, device);
  const known = await findByPassword(ctx, email, password);
  await uncount();
  await forgetLogins(ctx, { door: 'login', email });
  // where the hash is another by then, a login beside this one has made it anew, or the password was changed
  const opened =
    (await open(ctx, known, password)) ?? (await open(ctx, await findByPassword(ctx, email, password), password));
  if (!opened) throw new AppError('LOGIN_FAILED');
  return opened;
}

/** @throws AppError LOGIN_FAILED */
async function findByPassword(ctx: Ctx, email: string, password: string) {
  const known = await ctx.tx((tx) => credentialRepo(tx, { tenantId: ctx.tenant.id }).findByEmail(email));
  if (!(await verifyPassword(known?.loginHash, password)) || !known) throw new AppError('LOGIN_FAILED');
  return known;
}

/** @returns undefined where the hash has changed since it was compared: sessions of an old password have just been ended */
async function open(ctx: Ctx, known: Awaited<ReturnType<typeof findByPassword>>, password: string) {
  const loginHash = isOutdatedHash(known.loginHash) ? await hashPassword(password) : undefined;
  const owner = { tenantId: ctx.tenant.id, shopperId: known.id };
  return ctx.tx(async (tx) => {
    const credentials = credentialRepo(tx, owner);
    await credentials.lock(known.id);
    const now = await credentials.findById(known.id);
    if (now?.loginHash !== known.loginHash) return undefined;
    // said to whom knows the password, and to nobody else
    if (now.blockedAt) throw new AppError('ACCOUNT_BLOCKED');
    if (loginHash) await credentials.update(known.id, { loginHash });
    if (await rememberDevice(tx, ctx, owner)) await tellOfNewDevice(tx, ctx, owner, known);
    const token = await openSession(tx, owner, { now: ctx.now(), userAgent: ctx.userAgent, ip: ctx.ip });
    return { token, profile: await readProfile(tx, owner) };
  });
}
