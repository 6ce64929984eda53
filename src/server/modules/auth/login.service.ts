import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../kernel/passwords';
import { countCaller, uncountCaller } from '../../kernel/caller-limit';
import { networksOf } from '../../kernel/caller-network';
import { countAttempt, forgetAttempts } from '../../kernel/rate-limit';
import { readProfile } from '../account/account.service';
import { loginDelayMs } from './auth.rules';
import { openSession } from './auth.service';
import { credentialRepo } from './credential.repo';
import { findKnownDevice, rememberDevice, tellOfNewDevice } from './device.service';

const HOUR = 3600;
const DEVICE_TRIES = 10;

/** Failed logins are counted by caller, by account, and by both (A6); each try counts before it is looked at. */
const limitsOf = (ctx: Ctx, email: string) => ({
  caller: { name: 'login-ip', max: 100, windowSeconds: 24 * HOUR },
  both: { key: `login:${email} ${networksOf(ctx.ip)[0]}`, max: 10, windowSeconds: HOUR },
  account: { key: `login:${email}`, max: 50, windowSeconds: HOUR / 4 },
});

/**
 * Tries of strangers elsewhere lock no device that is known: it has ten of its own. Beyond them it is counted as a
 * stranger is: a browser that opens many tabs at once is no guesser, and one that guesses gains nothing.
 */
async function countDevice(ctx: Ctx, email: string, device: string) {
  const key = `login:${email} device:${device.slice(0, 32)}`;
  const isOver = (await countAttempt(ctx, { key, max: Infinity, windowSeconds: HOUR })) > DEVICE_TRIES;
  const uncount = isOver ? await countStranger(ctx, email) : undefined;
  return async () => {
    await uncount?.();
    await forgetAttempts(ctx, [key]);
  };
}

async function countStranger(ctx: Ctx, email: string) {
  const limits = limitsOf(ctx, email);
  await countCaller(ctx, limits.caller);
  await countAttempt(ctx, limits.both);
  await ctx.wait(loginDelayMs(await countAttempt(ctx, limits.account)));
  return () => uncountCaller(ctx, limits.caller);
}

/** The same answer, after the same work, to a wrong password and an unknown e-mail. @throws AppError LOGIN_FAILED, TOO_MANY_REQUESTS */
export async function login(ctx: Ctx, { email, password }: { email: string; password: string }) {
  const device = await findKnownDevice(ctx, email);
  const uncount = device ? await countDevice(ctx, email, device) : await countStranger(ctx, email);
  const tenantId = ctx.tenant.id;
  const known = await ctx.tx((tx) => credentialRepo(tx, { tenantId }).findByEmail(email));
  if (!(await verifyPassword(known?.loginHash, password)) || !known) throw new AppError('LOGIN_FAILED');
  await uncount();
  await forgetLogins(ctx, email);
  const loginHash = isOutdatedHash(known.loginHash) ? await hashPassword(password) : undefined;
  const owner = { tenantId, shopperId: known.id };
  return ctx.tx(async (tx) => {
    const credentials = credentialRepo(tx, owner);
    await credentials.lock(known.id);
    // the password was changed while we looked at the old one: its sessions have just been ended
    if ((await credentials.findById(known.id))?.loginHash !== known.loginHash) throw new AppError('LOGIN_FAILED');
    if (loginHash) await credentials.update(known.id, { loginHash });
    if (await rememberDevice(tx, ctx, owner)) await tellOfNewDevice(tx, ctx, owner, known);
    const token = await openSession(tx, owner, { now: ctx.now(), userAgent: ctx.userAgent, ip: ctx.ip });
    return { token, profile: await readProfile(tx, owner) };
  });
}

/** Who has just proved to own the account may log in at once. */
export async function forgetLogins(ctx: Ctx, email: string): Promise<void> {
  const { both, account } = limitsOf(ctx, email);
  await forgetAttempts(ctx, [both.key, account.key]);
}
