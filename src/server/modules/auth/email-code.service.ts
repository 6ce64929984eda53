import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { keyedHash, keyedHashes } from '../../kernel/app-secret';
import type { Ctx } from '../../kernel/context';
import { countCaller, uncountCaller } from '../../kernel/caller-limit';
import { countAttempt } from '../../kernel/rate-limit';
import { newEmailCode, newId } from '../../kernel/tokens';
import { queueMail, type MailSpec } from '../account/mail.service';
import { noteMailArrives } from '../account/mail-trouble.service';
import { credentialRepo } from './credential.repo';
import { findKnownDevice } from './device.service';
import { askersOf, rememberAsker } from './code-asker';
import { emailCodeRepo, type Guess } from './email-code.repo';
import { CODE_DAY_MS, needsAccount, waitBeforeSending, type CodePurpose } from './email-code.rules';

export interface CodeClaim {
  email: string;
  purpose: CodePurpose;
  verificationCode: string;
  /** How the call names the code, where not like this. */
  path?: 'emailVerificationCode';
}

const TEMPLATE: Record<CodePurpose, MailSpec['template']> = {
  SIGNUP: 'signupCode',
  FORGOT_PASSWORD: 'forgotPasswordCode',
  CHANGE_EMAIL: 'changeEmailCode',
  PAY_PASSWORD: 'payPasswordCode',
};
const MINUTE_MS = 60_000;

/** Tells the form that sent the code which of its fields to look at. */
export const wrongCode = (claim: CodeClaim): AppError =>
  new AppError('CODE_INVALID', { errors: [{ path: claim.path ?? 'verificationCode', code: 'invalid_format' }] });

/** With a key of the server's: six digits behind a plain hash are six digits. */
const textOf = (ctx: Ctx, { email, purpose, verificationCode }: CodeClaim) =>
  [ctx.tenant.id, email, purpose, verificationCode].join('\n');
const guessOf = (ctx: Ctx, claim: CodeClaim): Guess => ({
  email: claim.email,
  purpose: claim.purpose,
  hashes: keyedHashes('email-code', textOf(ctx, claim)),
  askers: askersOf(ctx),
});
/** Of those who did not ask for the code; who did is bound by its tries. */
const STRANGERS = { name: 'code-guess-ip', max: 30, windowSeconds: 3600 };

/** The same steps and the same answer whether the address has an account or not (A7). @throws AppError TOO_MANY_REQUESTS */
export async function sendEmailCode(ctx: Ctx, { email, purpose }: { email: string; purpose: CodePurpose }) {
  const device = await findKnownDevice(ctx, email);
  const isOwners = device !== undefined;
  if (isOwners) await countOwn(ctx, email);
  else await countCaller(ctx, { name: 'code-ip', max: 20, windowSeconds: 3600 });
  const askedBy = device ?? rememberAsker(ctx);
  const claim = { email, purpose, verificationCode: newEmailCode() };
  const now = ctx.now();
  await ctx.tx(async (tx) => {
    const codes = emailCodeRepo(tx, { tenantId: ctx.tenant.id });
    const credentials = credentialRepo(tx, { tenantId: ctx.tenant.id });
    await credentials.lockEmail(email);
    const dayAgo = new Date(now.getTime() - CODE_DAY_MS);
    const retryAfterSeconds = isOwners ? 0 : waitBeforeSending(await codes.listSendTimes(email, dayAgo), now);
    if (retryAfterSeconds > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    await codes.removeBefore(email, dayAgo);
    await codes.voidAll(email, purpose, { isOwners, now });
    const expiresAt = new Date(now.getTime() + LIMITS.codeMinutes * MINUTE_MS);
    await codes.insert({
      id: newId(),
      email,
      purpose,
      codeHash: keyedHash('email-code', textOf(ctx, claim)),
      askedBy,
      isOwners,
      expiresAt,
      createdAt: now,
    });
    const known = await credentials.findByEmail(email);
    await queueMail(tx, ctx, {
      recipient: email,
      template: needsAccount(purpose) && !known ? 'noAccount' : TEMPLATE[purpose],
      values: { code: claim.verificationCode, minutes: String(LIMITS.codeMinutes) },
      locale: known?.language ?? ctx.locale,
    });
  });
  return {};
}

/** A known device has sends of its own: strangers who ask for codes must not use up the owner's. */
async function countOwn(ctx: Ctx, email: string) {
  await countAttempt(ctx, { key: `code-own-minute:${email}`, max: 1, windowSeconds: 60 });
  await countAttempt(ctx, { key: `code-own:${email}`, max: 5, windowSeconds: 3600 });
}

/**
 * Checks a code without using it up. Commits the count of wrong guesses by itself, so that nothing that fails later
 * takes it back: call it before the transaction in which `useEmailCode` stands. Strangers have tries of their own, and
 * are counted by where they come from too. @returns which code it is @throws AppError CODE_INVALID, TOO_MANY_REQUESTS
 */
export async function checkEmailCode(ctx: Ctx, claim: CodeClaim): Promise<string> {
  const guess = guessOf(ctx, claim);
  const inCodes = <T>(work: (codes: ReturnType<typeof emailCodeRepo>) => Promise<T>) =>
    ctx.tx((tx) => work(emailCodeRepo(tx, { tenantId: ctx.tenant.id })));
  const hasAsked = await inCodes((codes) => codes.isAskedBy(guess, ctx.now()));
  if (!hasAsked) await countCaller(ctx, STRANGERS);
  const codeId = await inCodes((codes) => codes.tryCode(guess, ctx.now()));
  if (!codeId) throw wrongCode(claim);
  if (!hasAsked) await uncountCaller(ctx, STRANGERS);
  return codeId;
}

/** Uses the code up, together with what it allows; only one of two does. @throws AppError CODE_INVALID */
export async function useEmailCode(tx: Tx, ctx: Ctx, claim: CodeClaim): Promise<void> {
  const codes = emailCodeRepo(tx, { tenantId: ctx.tenant.id });
  if (!(await codes.useCode(guessOf(ctx, claim), ctx.now()))) throw wrongCode(claim);
  await noteMailArrives(tx, ctx.tenant.id, claim.email);
}
