import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { dataKeyOf } from '../../kernel/data-key';
import { countAttempt, forgetAttempts } from '../../kernel/rate-limit';
import { sha256 } from '../../kernel/tokens';
import { factorRepo, type FactorRow } from './factor.repo';
import { plainRecoveryCode, stepOf } from './factor.rules';

export { factorAddress, newFactorSecret, plainRecoveryCode, shownRecoveryCode, stepOf } from './factor.rules';

export const aboutFactor = (staffId: string) => `staff-factor:${staffId}`;
const triesOf = (staffId: string) => `staff-code:${staffId}`;

export const findFactor = (ctx: Ctx, staffId: string): Promise<FactorRow | undefined> =>
  ctx.tx((tx) => factorRepo(tx, { tenantId: ctx.tenant.id, staffId }).find());

/** Each try counts before it is looked at, wherever it comes from: a million codes are few. @throws AppError TOO_MANY_REQUESTS */
export const countCode = (ctx: Ctx, staffId: string) =>
  countAttempt(ctx, { key: triesOf(staffId), max: 5, windowSeconds: 900 });

export const forgetCodeTries = (ctx: Ctx, staffId: string) => forgetAttempts(ctx, [triesOf(staffId)]);

/** The half minute of a code of the app. */
export async function readCode(tx: Tx, ctx: Ctx, factor: FactorRow, code: string): Promise<number | undefined> {
  const { staffId, tenantId, sealedSecret } = factor;
  if (!/^\d{6}$/.test(code)) return undefined;
  const key = await dataKeyOf(tx, tenantId);
  return stepOf(key.open(sealedSecret, aboutFactor(staffId)), code, ctx.now());
}

/** Uses up a code of the app or one of those for when it is lost. @returns whether it was right and not used before */
export async function takeCode(tx: Tx, ctx: Ctx, factor: FactorRow, typed: string): Promise<boolean> {
  const mine = factorRepo(tx, factor);
  const step = await readCode(tx, ctx, factor, typed.replace(/\s/g, ''));
  if (step !== undefined) return mine.take(step);
  return mine.useCode(sha256(plainRecoveryCode(typed)));
}

export const wrongFactor = () => new AppError('CODE_INVALID', { errors: [{ path: 'code', code: 'invalid_format' }] });
