import type { SecondFactor } from '../../../contract/operator';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { lacksSecondFactor } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { dataKeyOf } from '../../kernel/data-key';
import { verifyPassword } from '../../kernel/passwords';
import { localize } from '../../kernel/tenant-record';
import { newId, sha256 } from '../../kernel/tokens';
import { recordDeed } from './audit.service';
import { aboutFactor, countCode, forgetCodeTries, readCode, takeCode, wrongFactor } from './factor-check.service';
import { factorRepo } from './factor.repo';
import { factorAddress, newFactorSecret, shownRecoveryCode } from './factor.rules';
import { isShownAccount } from '../../kernel/shown-account';
import { giveSession } from './staff-session.service';
import { staffRepo } from './staff.repo';

const CODES = 10;
const CODE_LETTERS = 16;

const mineOf = (ctx: StaffCtx) => ({ tenantId: ctx.tenant.id, staffId: ctx.staff.staffId });

export const getFactor = (ctx: StaffCtx): Promise<SecondFactor> =>
  ctx.tx(async (tx) => {
    const mine = factorRepo(tx, mineOf(ctx));
    const since = (await mine.find())?.confirmedAt;
    return {
      since: since?.toISOString() ?? null,
      recoveryCodes: await mine.countCodes(),
      isNeeded: lacksSecondFactor(ctx, ctx.staff),
    };
  });

/**
 * A secret for an app, told this once; it counts for nothing until a code of it was told.
 * @throws AppError PASSWORD_WRONG, METHOD_DISABLED of an account that is shown to all, STATE_CONFLICT where there is one
 */
export async function startFactor(ctx: StaffCtx, { password }: { password: string }) {
  const { tenantId, staffId } = mineOf(ctx);
  await countCode(ctx, staffId);
  const person = await ctx.tx((tx) => staffRepo(tx, { tenantId }).find(staffId));
  if (!person || !(await verifyPassword(person.loginHash, password)))
    throw new AppError('PASSWORD_WRONG', { errors: [{ path: 'password', code: 'invalid_format' }] });
  if (isShownAccount(ctx.tenant, person.email)) throw new AppError('METHOD_DISABLED');
  const secret = newFactorSecret();
  await ctx.tx(async (tx) => {
    const sealed = (await dataKeyOf(tx, tenantId)).seal(secret, aboutFactor(staffId));
    if (!(await factorRepo(tx, { tenantId, staffId }).offer(sealed, ctx.now()))) throw new AppError('STATE_CONFLICT');
  });
  await forgetCodeTries(ctx, staffId);
  const issuer = localize(ctx.tenant.name, ctx.locale, ctx.tenant);
  return { secret, address: factorAddress(secret, { issuer, label: person.email }) };
}

/** From now on a login asks for a code; every other session ends. @throws AppError CODE_INVALID, STATE_CONFLICT */
export const confirmFactor = async (ctx: StaffCtx, { code }: { code: string }) => {
  const { staffId } = mineOf(ctx);
  await countCode(ctx, staffId);
  const recoveryCodes = Array.from({ length: CODES }, () => newId().slice(0, CODE_LETTERS));
  await ctx.tx(async (tx) => {
    await staffRepo(tx, { tenantId: ctx.tenant.id }).lock(staffId);
    const mine = factorRepo(tx, mineOf(ctx));
    const factor = await mine.find();
    if (!factor || factor.confirmedAt) throw new AppError('STATE_CONFLICT');
    const step = await readCode(tx, ctx, factor, code);
    if (step === undefined || !(await mine.take(step, ctx.now()))) throw wrongFactor();
    await mine.keepCodes(recoveryCodes.map(sha256));
    await record(tx, ctx, 'ON');
    await giveSession(tx, ctx, staffId);
  });
  await forgetCodeTries(ctx, staffId);
  return { recoveryCodes: recoveryCodes.map(shownRecoveryCode) };
};

/** By a code, or one of those for when the app is lost; every other session ends. @throws AppError CODE_INVALID, STATE_CONFLICT */
export async function removeFactor(ctx: StaffCtx, { code }: { code: string }) {
  const { staffId } = mineOf(ctx);
  await countCode(ctx, staffId);
  await ctx.tx(async (tx) => {
    await staffRepo(tx, { tenantId: ctx.tenant.id }).lock(staffId);
    const mine = factorRepo(tx, mineOf(ctx));
    const factor = await mine.find();
    if (!factor?.confirmedAt) throw new AppError('STATE_CONFLICT');
    if (!(await takeCode(tx, ctx, factor, code))) throw wrongFactor();
    await mine.remove();
    await record(tx, ctx, 'OFF');
    await giveSession(tx, ctx, staffId);
  });
  await forgetCodeTries(ctx, staffId);
  return {};
}

const record = (tx: Tx, ctx: StaffCtx, secondFactor: 'ON' | 'OFF') =>
  recordDeed(tx, ctx, {
    ...{ action: 'self.second-factor', subjectKind: 'STAFF', subjectId: ctx.staff.staffId },
    before: { secondFactor: secondFactor === 'ON' ? 'OFF' : 'ON' },
    after: { secondFactor },
  });
