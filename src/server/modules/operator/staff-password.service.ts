import { AppError } from '../../kernel/app-error';
import { countCaller } from '../../kernel/caller-limit';
import type { Ctx, StaffCtx } from '../../kernel/context';
import { hashPassword, verifyPassword } from '../../kernel/passwords';
import { countAttempt, forgetAttempts } from '../../kernel/rate-limit';
import { queueMail } from '../account/mail.service';
import { refuseWeakPassword } from '../auth/password.service';
import { recordCommand, recordDeed } from './audit.service';
import { isShownAccount } from '../../kernel/shown-account';
import { sendLink, takeLink } from './staff-link.service';
import { giveSession } from './staff-session.service';
import { staffRepo } from './staff.repo';

/** Ends every other session. @throws AppError METHOD_DISABLED of an account that is shown to all, PASSWORD_WRONG, PASSWORD_WEAK, TOO_MANY_REQUESTS */
export async function changePassword(ctx: StaffCtx, input: { oldPassword: string; newPassword: string }) {
  const [tenantId, { staffId }] = [ctx.tenant.id, ctx.staff];
  const key = `staff-secret:${staffId}`;
  await countAttempt(ctx, { key, max: 10, windowSeconds: 3600 });
  const known = await ctx.tx((tx) => staffRepo(tx, { tenantId }).find(staffId));
  const wrong = new AppError('PASSWORD_WRONG', { errors: [{ path: 'oldPassword', code: 'invalid_format' }] });
  if (!known || !(await verifyPassword(known.loginHash, input.oldPassword))) throw wrong;
  await forgetAttempts(ctx, [key]);
  if (isShownAccount(ctx.tenant, known.email)) throw new AppError('METHOD_DISABLED');
  refuseWeakPassword(ctx, input.newPassword, { path: 'newPassword', email: known.email });
  const loginHash = await hashPassword(input.newPassword);
  await ctx.tx(async (tx) => {
    // whoever has reset it since is not overruled by who knew the old one
    if (!(await staffRepo(tx, { tenantId }).replacePassword(staffId, known.loginHash, loginHash))) throw wrong;
    await recordDeed(tx, ctx, { action: 'self.password', subjectKind: 'STAFF', subjectId: staffId });
    await queueMail(tx, ctx, { recipient: known.email, template: 'passwordChanged', locale: known.language });
    await giveSession(tx, ctx, staffId);
  });
  return {};
}

/**
 * The same answer, whether there is somebody or not; who is suspended is nobody. Strangers who ask again and again send
 * no more mails and shut nobody out: the link of the last one holds. @throws AppError TOO_MANY_REQUESTS
 */
export async function forgotPassword(ctx: Ctx, { email }: { email: string }) {
  await countCaller(ctx, { name: 'staff-forgot-ip', max: 20, windowSeconds: 3600 });
  if (isShownAccount(ctx.tenant, email) || !(await mayMail(ctx, email))) return {};
  await ctx.tx(async (tx) => {
    const known = await staffRepo(tx, { tenantId: ctx.tenant.id }).findByEmail(email);
    if (known?.state === 'ACTIVE') await sendLink(tx, ctx, { purpose: 'RESET', email, language: known.language });
  });
  return {};
}

async function mayMail(ctx: Ctx, email: string): Promise<boolean> {
  try {
    await countAttempt(ctx, { key: `staff-forgot:${email}`, max: 3, windowSeconds: 3600 });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

/** By the link of a mail; it ends every session and opens none: the second factor is still asked for. @throws AppError METHOD_DISABLED as above, CODE_INVALID, PASSWORD_WEAK */
export async function resetPassword(ctx: Ctx, { token, password }: { token: string; password: string }) {
  await countCaller(ctx, { name: 'staff-link-ip', max: 30, windowSeconds: 3600 });
  refuseWeakPassword(ctx, password, { path: 'password', email: '' });
  const loginHash = await hashPassword(password);
  await ctx.tx(async (tx) => {
    const { email } = await takeLink(tx, ctx, 'RESET', token);
    // a link from before it was shown
    if (isShownAccount(ctx.tenant, email)) throw new AppError('METHOD_DISABLED');
    const people = staffRepo(tx, { tenantId: ctx.tenant.id });
    const known = await people.findByEmail(email);
    if (known?.state !== 'ACTIVE') throw new AppError('CODE_INVALID');
    refuseWeakPassword(ctx, password, { path: 'password', email });
    await people.update(known.id, { loginHash });
    await recordCommand(tx, ctx.tenant.id, ctx.now(), {
      action: 'self.password',
      subjectKind: 'STAFF',
      subjectId: known.id,
    });
    await queueMail(tx, ctx, { recipient: email, template: 'passwordChanged', locale: known.language });
  });
  return {};
}
