import { paths } from '../../../contract/paths';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type Ctx, type UserCtx } from '../../kernel/context';
import { forgetLogins } from '../../kernel/login-tries';
import { hashPassword, verifyPassword } from '../../kernel/passwords';
import { countAttempt, forgetAttempts } from '../../kernel/rate-limit';
import { notify } from '../account/account.service';
import { queueMail } from '../account/mail.service';
import { isShownAccount } from '../../kernel/shown-account';
import { weakPasswordErrors } from './auth.rules';
import { credentialRepo } from './credential.repo';
import { forgetOtherDevices } from './device.service';
import { checkEmailCode, useEmailCode, wrongCode } from './email-code.service';
import { sessionRepo } from './session.repo';

/** @throws AppError PASSWORD_WEAK, with what is wrong at the field it was typed in */
export function refuseWeakPassword({ tenant }: Ctx, password: string, field: { path: string; email: string }): void {
  const errors = weakPasswordErrors(password, { ...field, shopNames: Object.values(tenant.name) });
  if (errors.length > 0) throw new AppError('PASSWORD_WEAK', { errors });
}

/**
 * That the one who holds the session also knows the login password; ten tries an hour.
 * @returns the shopper's credentials @throws AppError PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function proveLoginPassword(ctx: UserCtx, password: string) {
  const owner = ownerOf(ctx);
  const key = `secret:${owner.shopperId}`;
  await countAttempt(ctx, { key, max: 10, windowSeconds: 3600 });
  const known = await ctx.tx((tx) => credentialRepo(tx, owner).findById(owner.shopperId));
  if (!(await verifyPassword(known?.loginHash, password)) || !known) throw new AppError('PASSWORD_WRONG');
  await forgetAttempts(ctx, [key]);
  return known;
}

/** Ends every other session. @throws AppError METHOD_DISABLED of an account that is shown to all, PASSWORD_WRONG, PASSWORD_WEAK */
export async function changePassword(
  ctx: UserCtx,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
) {
  const { id, email, language } = await proveLoginPassword(ctx, oldPassword);
  if (isShownAccount(ctx.tenant, email)) throw new AppError('METHOD_DISABLED');
  refuseWeakPassword(ctx, newPassword, { path: 'newPassword', email });
  const loginHash = await hashPassword(newPassword);
  const owner = ownerOf(ctx);
  await ctx.tx(async (tx) => {
    await credentialRepo(tx, owner).update(id, { loginHash });
    await sessionRepo(tx, owner).revokeAll(id, ctx.now(), ctx.user.sessionId);
    await forgetOtherDevices(tx, ctx, owner);
    await queueMail(tx, ctx, { recipient: email, template: 'passwordChanged', locale: language });
    await notify(tx, { ...owner, code: 'PASSWORD_CHANGED', event: null, link: paths.account(), at: ctx.now() });
  });
  return {};
}

/** Ends every session. @throws AppError METHOD_DISABLED as above, PASSWORD_WEAK, CODE_INVALID */
export async function resetPassword(
  ctx: Ctx,
  { email, verificationCode, newPassword }: { email: string; verificationCode: string; newPassword: string },
) {
  if (isShownAccount(ctx.tenant, email)) throw new AppError('METHOD_DISABLED');
  refuseWeakPassword(ctx, newPassword, { path: 'newPassword', email });
  const claim = { email, purpose: 'FORGOT_PASSWORD', verificationCode } as const;
  await checkEmailCode(ctx, claim);
  const loginHash = await hashPassword(newPassword);
  const { id: tenantId } = ctx.tenant;
  await ctx.tx(async (tx) => {
    await useEmailCode(tx, ctx, claim);
    const credentials = credentialRepo(tx, { tenantId });
    const known = await credentials.findByEmail(email);
    // an address without an account is never told its code
    if (!known) throw wrongCode(claim);
    await credentials.update(known.id, { loginHash });
    await sessionRepo(tx, { tenantId }).revokeAll(known.id, ctx.now());
    await forgetOtherDevices(tx, ctx, { tenantId, shopperId: known.id });
    await queueMail(tx, ctx, { recipient: email, template: 'passwordChanged', locale: known.language });
    await notify(tx, {
      tenantId,
      shopperId: known.id,
      code: 'PASSWORD_CHANGED',
      event: null,
      link: paths.account(),
      at: ctx.now(),
    });
  });
  await forgetLogins(ctx, { door: 'login', email });
  return {};
}
