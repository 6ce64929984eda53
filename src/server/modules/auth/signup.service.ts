import type { SignupInput } from '../../../contract/auth';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { hashPassword } from '../../kernel/passwords';
import { countCaller } from '../../kernel/caller-limit';
import { newId } from '../../kernel/tokens';
import { readProfile } from '../account/account.service';
import { companyErrors, isPromotionCode } from './auth.rules';
import { openSession } from './auth.service';
import { refuseWeakPassword } from './password.service';
import { credentialRepo } from './credential.repo';
import { rememberDevice } from './device.service';
import { checkEmailCode, useEmailCode } from './email-code.service';
import { checkVerifiedEmail, requireVerifiedEmail, useVerifiedEmail } from './verified-email.service';

type Signup = SignupInput;

/**
 * Opens an account and its first session. That an e-mail is taken hears only who reads its mail.
 * @throws AppError INVALID, PASSWORD_WEAK, CODE_INVALID, EMAIL_TAKEN
 */
export async function signup(ctx: Ctx, input: Signup) {
  const { email, loginPassword, verificationCode, language, ...row } = shopperOf(ctx, input);
  const useProof = await checkProof(ctx, email, verificationCode);
  const loginHash = await hashPassword(loginPassword);
  const owner = { tenantId: ctx.tenant.id, shopperId: newId() };
  const session = await ctx.tx(async (tx) => {
    const credentials = credentialRepo(tx, owner);
    await credentials.lockEmail(email);
    await useProof(tx);
    const shopper = { ...row, id: owner.shopperId, email, language, loginHash, createdAt: ctx.now() };
    // no throw in here: the code is used up all the same
    if (!(await credentials.insert(shopper))) return undefined;
    await rememberDevice(tx, ctx, owner);
    const token = await openSession(tx, owner, { now: ctx.now(), userAgent: ctx.userAgent, ip: ctx.ip });
    return { token, profile: await readProfile(tx, owner) };
  });
  if (!session) throw new AppError('EMAIL_TAKEN');
  return session;
}

/** That the e-mail is theirs: by the code, or by having given it in this browser just before. @returns what uses it up */
async function checkProof(ctx: Ctx, email: string, verificationCode?: string): Promise<(tx: Tx) => Promise<void>> {
  if (verificationCode) {
    const claim = { email, purpose: 'SIGNUP', verificationCode } as const;
    await checkEmailCode(ctx, claim);
    return (tx) => useEmailCode(tx, ctx, claim);
  }
  const verified = requireVerifiedEmail(ctx, email);
  await checkVerifiedEmail(ctx, verified);
  return (tx) => useVerifiedEmail(tx, ctx, verified);
}

function shopperOf(ctx: Ctx, input: Signup) {
  const { tenant, locale } = ctx;
  const errors = companyErrors(input);
  if (input.promotionCode && !isPromotionCode(input.promotionCode, tenant.promotionCodes))
    errors.push({ path: 'promotionCode', code: 'unknown' });
  if (errors.length > 0) throw new AppError('INVALID', { errors });
  refuseWeakPassword(ctx, input.loginPassword, { path: 'loginPassword', email: input.email });
  const isCompany = input.kind === 'COMPANY';
  return {
    ...input,
    businessLicenseNo: isCompany ? input.businessLicenseNo : undefined,
    legalPersonName: isCompany ? input.legalPersonName : undefined,
    promotionCode: input.promotionCode || undefined,
    language: tenant.supportedLanguages.includes(locale) ? locale : tenant.defaultLanguage,
  };
}

/** @throws AppError TOO_MANY_REQUESTS: nobody may try them all */
export async function verifyPromotionCode(ctx: Ctx, { promotionCode }: { promotionCode: string }) {
  await countCaller(ctx, { name: 'promotion-ip', max: 30, windowSeconds: 3600 });
  return { isValid: isPromotionCode(promotionCode, ctx.tenant.promotionCodes) };
}

/** A hint for the form; sign-up itself asks for proof. @throws AppError TOO_MANY_REQUESTS */
export async function checkEmailAvailable(ctx: Ctx, email: string) {
  await countCaller(ctx, { name: 'available-ip-minute', max: 10, windowSeconds: 60 });
  await countCaller(ctx, { name: 'available-ip-day', max: 60, windowSeconds: 86_400 });
  const known = await ctx.tx((tx) => credentialRepo(tx, { tenantId: ctx.tenant.id }).findByEmail(email));
  return { available: !known };
}
