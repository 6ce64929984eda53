import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx, StaffCtx } from '../../kernel/context';
import { cookieToken } from '../../kernel/cookie-token';
import { countLogin, forgetLogins } from '../../kernel/login-tries';
import { verifyPassword } from '../../kernel/passwords';
import { newToken, sha256 } from '../../kernel/tokens';
import { countCode, findFactor, forgetCodeTries, takeCode, wrongFactor } from './factor-check.service';
import { factorRepo } from './factor.repo';
import { staffDeviceRepo } from './staff-device.repo';
import { staffSessionRepo } from './staff-session.repo';
import { giveSession } from './staff-session.service';
import { staffRepo } from './staff.repo';

const DAY_SECONDS = 86_400;
const DEVICES_PER_STAFF = 20;

const deviceOf = (ctx: Ctx) => cookieToken(ctx, 'staffDevice');

interface LoginInput {
  email: string;
  password: string;
  code?: string | undefined;
}

/**
 * The same answer, after the same work, to a wrong password, an unknown e-mail and somebody who is suspended. Who has a
 * second factor is asked for its code, then sends all three. @throws AppError LOGIN_FAILED, CODE_INVALID, TOO_MANY_REQUESTS
 */
export async function logIn(ctx: Ctx, { email, password, code }: LoginInput) {
  const tried = { door: 'staff-login', email } as const;
  const uncount = await countLogin(ctx, tried, await findKnownDevice(ctx, email));
  const tenantId = ctx.tenant.id;
  const known = await ctx.tx((tx) => staffRepo(tx, { tenantId }).findByEmail(email));
  const isRight = await verifyPassword(known?.loginHash, password);
  if (!isRight || known?.state !== 'ACTIVE') throw new AppError('LOGIN_FAILED');
  await uncount();
  const factor = await findFactor(ctx, known.id);
  if (factor?.confirmedAt) {
    if (!code) return { next: 'CODE' as const };
    await countCode(ctx, known.id);
  }
  await ctx.tx(async (tx) => {
    const people = staffRepo(tx, { tenantId });
    await people.lock(known.id);
    const now = await people.find(known.id);
    // suspended, or given another password, while we looked at the old one
    if (now?.state !== 'ACTIVE' || now.loginHash !== known.loginHash) throw new AppError('LOGIN_FAILED');
    const asked = await factorRepo(tx, { tenantId, staffId: known.id }).find();
    if (asked?.confirmedAt && !(code && (await takeCode(tx, ctx, asked, code)))) throw wrongFactor();
    await rememberDevice(tx, ctx, known.id);
    await giveSession(tx, ctx, known.id);
  });
  await forgetLogins(ctx, tried);
  await forgetCodeTries(ctx, known.id);
  return { next: 'DONE' as const };
}

export async function logOut(ctx: StaffCtx) {
  const { tenant, staff } = ctx;
  await ctx.tx((tx) => staffSessionRepo(tx, { tenantId: tenant.id }).revoke(staff.sessionId, ctx.now()));
  ctx.setCookie('staffToken', '', 0);
  return {};
}

/** Hash of this browser's token where the owner of the address has logged in here before. It opens nothing. */
async function findKnownDevice(ctx: Ctx, email: string): Promise<string | undefined> {
  const token = deviceOf(ctx);
  if (!token) return undefined;
  const hash = sha256(token);
  const isKnown = await ctx.tx((tx) => staffDeviceRepo(tx, { tenantId: ctx.tenant.id }).isKnownTo(email, hash));
  return isKnown ? hash : undefined;
}

/** A token that is not this person's already is made anew: whoever planted it would know it too. */
async function rememberDevice(tx: Tx, ctx: Ctx, staffId: string): Promise<void> {
  const devices = staffDeviceRepo(tx, { tenantId: ctx.tenant.id });
  const given = deviceOf(ctx);
  const isTheirs = given !== undefined && (await devices.touch(staffId, sha256(given), ctx.now()));
  const token = isTheirs ? given : newToken();
  ctx.setCookie('staffDevice', token, 365 * DAY_SECONDS);
  if (isTheirs) return;
  await devices.insert(staffId, sha256(token), ctx.now());
  await devices.forgetOldest(staffId, DEVICES_PER_STAFF);
}
