import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { isKeyedHash, keyedHash } from '../../kernel/app-secret';
import type { Ctx } from '../../kernel/context';
import { emailCodeRepo } from './email-code.repo';
import { checkEmailCode, type CodeClaim } from './email-code.service';

const COOKIE = 'verified';
const VALID_SECONDS = 900;

interface Verified {
  codeId: string;
  email: string;
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);
const textOf = (ctx: Ctx, { codeId, email }: Verified, until: string) =>
  [ctx.tenant.id, email, codeId, until].join('\n');

/**
 * Checks a code without using it up. Who signs up from this browser next has proved to read the address's mail: it keeps
 * which code that was, out of reach of scripts, signed for this shop and address. @throws AppError CODE_INVALID
 */
export async function verifyEmailCode(ctx: Ctx, claim: CodeClaim) {
  const codeId = await checkEmailCode(ctx, claim);
  if (claim.purpose === 'SIGNUP') {
    const until = String(secondsOf(ctx.now()) + VALID_SECONDS);
    const mark = keyedHash('verified-email', textOf(ctx, { codeId, email: claim.email }, until));
    ctx.setCookie(COOKIE, [codeId, until, mark].join('.'), VALID_SECONDS);
  }
  return {};
}

/** What this browser has proved of the address. @throws AppError INVALID: then the code itself is needed */
export function requireVerifiedEmail(ctx: Ctx, email: string): Verified {
  const [codeId = '', until = '', mark = ''] = ctx.cookie(COOKIE)?.split('.') ?? [];
  const verified = { codeId, email };
  const isOurs = isKeyedHash(mark, 'verified-email', textOf(ctx, verified, until));
  if (!isOurs || Number(until) <= secondsOf(ctx.now()))
    throw new AppError('INVALID', { errors: [{ path: 'verificationCode', code: 'required' }] });
  return verified;
}

/** Refuses before the costly work of a sign-up what could not be used after it. @throws AppError CODE_INVALID */
export async function checkVerifiedEmail(ctx: Ctx, { codeId, email }: Verified): Promise<void> {
  const isUnused = await ctx.tx((tx) => emailCodeRepo(tx, { tenantId: ctx.tenant.id }).isUnused(codeId, email));
  if (!isUnused) throw new AppError('CODE_INVALID');
}

/** Uses the code up that was verified; only one of two does. @throws AppError CODE_INVALID */
export async function useVerifiedEmail(tx: Tx, ctx: Ctx, { codeId, email }: Verified): Promise<void> {
  const codes = emailCodeRepo(tx, { tenantId: ctx.tenant.id });
  if (!(await codes.useVerified(codeId, email, ctx.now()))) throw new AppError('CODE_INVALID');
  ctx.setCookie(COOKIE, '', 0);
}
