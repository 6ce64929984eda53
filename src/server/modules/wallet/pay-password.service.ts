import { paths } from '../../../contract/paths';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { hashPassword, verifyPassword } from '../../kernel/passwords';
import { notify } from '../account/account.service';
import { queueMail } from '../account/mail.service';
import { checkEmailCode, useEmailCode } from '../auth/email-code.service';
import { proveLoginPassword } from '../auth/password.service';
import { checkPayPassword, forgetWrongPayPasswords } from './check-pay-password.service';
import { payPasswordRepo } from './pay-password.repo';
import { payPasswordErrors } from './pay-password.rules';

const readShopper = async (ctx: UserCtx) => {
  const shopper = await ctx.tx((tx) => payPasswordRepo(tx, ownerOf(ctx)).find());
  if (!shopper) throw new AppError('NOT_FOUND');
  return shopper;
};

interface FirstPayPassword {
  payPassword: string;
  loginPassword?: string | undefined;
  emailVerificationCode?: string | undefined;
}

/**
 * With the login password or a mailed code: whoever took over a session must not choose what opens the balance.
 * @throws AppError PAY_PASSWORD_ALREADY_SET, PASSWORD_WEAK, PROOF_REQUIRED, PASSWORD_WRONG, CODE_INVALID
 */
export async function setFirstPayPassword(ctx: UserCtx, input: FirstPayPassword) {
  const { payPassword, loginPassword, emailVerificationCode } = input;
  refuseWeak(payPassword, 'payPassword');
  const { email, language, loginHash, payHash } = await readShopper(ctx);
  if (payHash) throw new AppError('PAY_PASSWORD_ALREADY_SET');
  const claim = emailVerificationCode
    ? ({
        email,
        purpose: 'PAY_PASSWORD',
        verificationCode: emailVerificationCode,
        path: 'emailVerificationCode',
      } as const)
    : undefined;
  if (claim) await checkEmailCode(ctx, claim);
  else if (loginPassword) await proveLoginPassword(ctx, loginPassword);
  else throw new AppError('PROOF_REQUIRED');
  const hash = await hashNew(payPassword, 'payPassword', loginHash);
  await ctx.tx(async (tx) => {
    if (claim) await useEmailCode(tx, ctx, claim);
    const owner = ownerOf(ctx);
    if (!(await payPasswordRepo(tx, owner).setFirst(hash))) throw new AppError('PAY_PASSWORD_ALREADY_SET');
    await queueMail(tx, ctx, { recipient: email, template: 'payPasswordSet', locale: language });
    await notify(tx, { ...owner, code: 'PAY_PASSWORD_SET', event: null, link: paths.balance(), at: ctx.now() });
  });
  return {};
}

/** @throws AppError PAY_PASSWORD_NOT_SET, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED, PASSWORD_WEAK */
export async function changePayPassword(
  ctx: UserCtx,
  { oldPayPassword, newPayPassword }: { oldPayPassword: string; newPayPassword: string },
) {
  refuseWeak(newPayPassword, 'newPayPassword');
  await checkPayPassword(ctx, oldPayPassword);
  const { loginHash, email, language } = await readShopper(ctx);
  const hash = await hashNew(newPayPassword, 'newPayPassword', loginHash);
  await ctx.tx((tx) => replace(tx, ctx, { hash, email, language }));
  return {};
}

/** With a mailed code; ends a lock. @throws AppError CODE_INVALID, PASSWORD_WEAK */
export async function resetPayPassword(
  ctx: UserCtx,
  { payPassword, emailVerificationCode }: { payPassword: string; emailVerificationCode: string },
) {
  refuseWeak(payPassword, 'payPassword');
  const { email, loginHash, language } = await readShopper(ctx);
  const claim = {
    email,
    purpose: 'PAY_PASSWORD',
    verificationCode: emailVerificationCode,
    path: 'emailVerificationCode',
  } as const;
  await checkEmailCode(ctx, claim);
  const hash = await hashNew(payPassword, 'payPassword', loginHash);
  await ctx.tx(async (tx) => {
    await useEmailCode(tx, ctx, claim);
    await replace(tx, ctx, { hash, email, language });
  });
  await forgetWrongPayPasswords(ctx);
  return {};
}

/** The shopper hears of it at the address on file (A9). */
async function replace(tx: Tx, ctx: UserCtx, change: { hash: string; email: string; language: string }) {
  const owner = ownerOf(ctx);
  await payPasswordRepo(tx, owner).replace(change.hash);
  await queueMail(tx, ctx, { recipient: change.email, template: 'payPasswordChanged', locale: change.language });
  await notify(tx, { ...owner, code: 'PAY_PASSWORD_CHANGED', event: null, link: paths.balance(), at: ctx.now() });
}

function refuseWeak(payPassword: string, path: string) {
  const errors = payPasswordErrors(payPassword, path);
  if (errors.length > 0) throw new AppError('PASSWORD_WEAK', { errors });
}

/** Outside of any transaction. Whoever knows the login password must not know this one too (A4). */
async function hashNew(payPassword: string, path: string, loginHash: string): Promise<string> {
  refuseWeak(payPassword, path);
  if (await verifyPassword(loginHash, payPassword))
    throw new AppError('PASSWORD_WEAK', { errors: [{ path, code: 'same-as-login' }] });
  return hashPassword(payPassword);
}
