import type { PlatformSelf } from '../../../contract/platform';
import { isLocale } from '../../../contract/locales';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx, PlatformCtx } from '../../kernel/context';
import { DEPLOYMENT } from '../../kernel/caller-limit';
import { dataKeyOf } from '../../kernel/data-key';
import { countLogin, forgetLogins } from '../../kernel/login-tries';
import { verifyPassword } from '../../kernel/passwords';
import { countAttempt, forgetAttempts } from '../../kernel/rate-limit';
import { newId, sha256 } from '../../kernel/tokens';
import {
  factorAddress,
  newFactorSecret,
  plainRecoveryCode,
  shownRecoveryCode,
  stepOf,
} from '../operator/factor-check.service';
import { recordPlatformDeed } from './deed.repo';
import { findKnownDevice, rememberDevice } from './device.service';
import { aboutFactor, personRepo, type PersonRow } from './person.repo';
import { giveSession } from './platform-session.service';

const CODES = 10;
const CODE_LETTERS = 16;

const triesOf = (personId: string) => `platform-code:${personId}`;
/** Each try counts before it is looked at: a million codes are few. @throws AppError TOO_MANY_REQUESTS */
const countCode = (ctx: Ctx, id: string) => countAttempt(ctx, { key: triesOf(id), max: 5, windowSeconds: 900 });
const wrongCode = () => new AppError('CODE_INVALID', { errors: [{ path: 'code', code: 'invalid_format' }] });

interface LoginInput {
  email: string;
  password: string;
  code?: string | undefined;
}

/**
 * The same answer, after the same work, to a wrong password, an unknown e-mail and somebody who is suspended.
 * @throws AppError LOGIN_FAILED, CODE_INVALID, TOO_MANY_REQUESTS
 */
export async function logIn(ctx: Ctx, { email, password, code }: LoginInput) {
  const tried = { door: 'platform-login', email } as const;
  const uncount = await countLogin(ctx, tried, await findKnownDevice(ctx, email));
  const known = await ctx.tx((tx) => personRepo(tx).findByEmail(email));
  const isRight = await verifyPassword(known?.loginHash, password);
  if (!isRight || known?.state !== 'ACTIVE') throw new AppError('LOGIN_FAILED');
  await uncount();
  if (known.confirmedAt) {
    if (!code) return { next: 'CODE' as const };
    await countCode(ctx, known.id);
  }
  await ctx.tx(async (tx) => {
    const now = await personRepo(tx).lock(known.id);
    // suspended, or given another password, while we looked at the old one
    if (now?.state !== 'ACTIVE' || now.loginHash !== known.loginHash) throw new AppError('LOGIN_FAILED');
    if (now.confirmedAt && !(code && (await takeCode(tx, ctx, now, code)))) throw wrongCode();
    await rememberDevice(tx, ctx, known.id);
    await giveSession(tx, ctx, known.id);
  });
  await forgetLogins(ctx, tried);
  await forgetAttempts(ctx, [triesOf(known.id)]);
  return { next: 'DONE' as const };
}

async function readCode(tx: Tx, ctx: Ctx, { id, sealedSecret }: PersonRow, code: string): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code) || !sealedSecret) return undefined;
  const key = await dataKeyOf(tx, DEPLOYMENT);
  return stepOf(key.open(sealedSecret, aboutFactor(id)), code, ctx.now());
}

/** Uses up a code of the app or one of those for when it is lost. */
async function takeCode(tx: Tx, ctx: Ctx, person: PersonRow, typed: string): Promise<boolean> {
  const step = await readCode(tx, ctx, person, typed.replace(/\s/g, ''));
  if (step !== undefined) return personRepo(tx).takeStep(person.id, step);
  return personRepo(tx).useCode(person.id, sha256(plainRecoveryCode(typed)));
}

export async function getSelf(ctx: PlatformCtx): Promise<PlatformSelf> {
  const person = await ctx.tx((tx) => personRepo(tx).find(ctx.platform.personId));
  if (!person) throw new AppError('SESSION_EXPIRED');
  const { name, email, language } = person;
  return { name, email, language: isLocale(language) ? language : 'en', needsSecondFactor: !person.confirmedAt };
}

/** A secret for an app, told this once. @throws AppError PASSWORD_WRONG, STATE_CONFLICT where there is one */
export async function startFactor(ctx: PlatformCtx, { password }: { password: string }) {
  const id = ctx.platform.personId;
  await countCode(ctx, id);
  const person = await ctx.tx((tx) => personRepo(tx).find(id));
  if (!person || !(await verifyPassword(person.loginHash, password)))
    throw new AppError('PASSWORD_WRONG', { errors: [{ path: 'password', code: 'invalid_format' }] });
  const secret = newFactorSecret();
  await ctx.tx(async (tx) => {
    const sealed = (await dataKeyOf(tx, DEPLOYMENT)).seal(secret, aboutFactor(id));
    if (!(await personRepo(tx).offerSecret(id, sealed))) throw new AppError('STATE_CONFLICT');
  });
  await forgetAttempts(ctx, [triesOf(id)]);
  return { secret, address: factorAddress(secret, { issuer: 'Sampan', label: person.email }) };
}

/** From now on everything is open, and a login asks for a code. @throws AppError CODE_INVALID, STATE_CONFLICT */
export async function confirmFactor(ctx: PlatformCtx, { code }: { code: string }) {
  const id = ctx.platform.personId;
  await countCode(ctx, id);
  const recoveryCodes = Array.from({ length: CODES }, () => newId().slice(0, CODE_LETTERS));
  await ctx.tx(async (tx) => {
    const people = personRepo(tx);
    const person = await people.lock(id);
    if (!person || person.confirmedAt) throw new AppError('STATE_CONFLICT');
    const step = await readCode(tx, ctx, person, code);
    if (step === undefined || !(await people.takeStep(id, step, ctx.now()))) throw wrongCode();
    await people.keepCodes(id, recoveryCodes.map(sha256));
    await recordPlatformDeed(tx, ctx, { action: 'self.second-factor', after: { secondFactor: 'ON' } });
    await giveSession(tx, ctx, id);
  });
  await forgetAttempts(ctx, [triesOf(id)]);
  return { recoveryCodes: recoveryCodes.map(shownRecoveryCode) };
}
