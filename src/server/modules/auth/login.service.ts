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
  const tenantId = ctx.tenant.id;
  const known = await ctx.tx((tx) => credentialRepo(tx, { tenantId }).findByEmail(email));
  if (!(await verifyPassword(known?.loginHash, password)) || !known) throw new AppError('LOGIN_FAILED');
  await uncount();
  await forgetLogins(ctx, { door: 'login', email });
  const loginHash = isOutdatedHash(known.loginHash) ? await hashPassword(password) : undefined;
  const owner = { tenantId, shopperId: known.id };
  return ctx.tx(async (tx) => {
    const credentials = credentialRepo(tx, owner);
    await credentials.lock(known.id);
    // the password was changed while we looked at the old one: its sessions have just been ended
    const now = await credentials.findById(known.id);
    if (now?.loginHash !== known.loginHash) throw new AppError('LOGIN_FAILED');
    // said to whom knows the password, and to nobody else
    if (now.blockedAt) throw new AppError('ACCOUNT_BLOCKED');
    if (loginHash) await credentials.update(known.id, { loginHash });
    if (await rememberDevice(tx, ctx, owner)) await tellOfNewDevice(tx, ctx, owner, known);
    const token = await openSession(tx, owner, { now: ctx.now(), userAgent: ctx.userAgent, ip: ctx.ip });
    return { token, profile: await readProfile(tx, owner) };
  });
}
