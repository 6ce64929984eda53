import { countCaller, uncountCaller } from './caller-limit';
import { networksOf } from './caller-network';
import type { Ctx } from './context';
import { countAttempt, forgetAttempts } from './rate-limit';

const HOUR = 3600;
const DEVICE_TRIES = 10;
const FREE_TRIES = 5;

/** Whom somebody tries to log in as. */
export interface LoginTry {
  /** `login` of shoppers, `staff-login` of the staff: each is counted for itself. */
  door: 'login' | 'staff-login' | 'platform-login';
  email: string;
}

/** Milliseconds to wait before looking at the so-manieth failing login of an account: guessing becomes slow, nobody is locked out. */
const loginDelayMs = (tries: number) => Math.min(Math.max(0, tries - FREE_TRIES) * 250, 2000);

/** Failed logins are counted by caller, by account, and by both (A6); each try counts before it is looked at. */
const limitsOf = (ctx: Ctx, { door, email }: LoginTry) => ({
  caller: { name: `${door}-ip`, max: 100, windowSeconds: 24 * HOUR },
  both: { key: `${door}:${email} ${networksOf(ctx.ip)[0]}`, max: 10, windowSeconds: HOUR },
  account: { key: `${door}:${email}`, max: 50, windowSeconds: HOUR / 4 },
});

/**
 * Tries of strangers elsewhere lock no device that is known: it has ten of its own. Beyond them it is counted as a
 * stranger is: a browser that opens many tabs at once is no guesser, and one that guesses gains nothing.
 * @param device hash of its token, where its owner has logged in with it before
 * @returns what takes the count back of a try that was rightful @throws AppError TOO_MANY_REQUESTS
 */
export async function countLogin(ctx: Ctx, tried: LoginTry, device: string | undefined): Promise<() => Promise<void>> {
  if (!device) return countStranger(ctx, tried);
  const key = `${tried.door}:${tried.email} device:${device.slice(0, 32)}`;
  const isOver = (await countAttempt(ctx, { key, max: Infinity, windowSeconds: HOUR })) > DEVICE_TRIES;
  const uncount = isOver ? await countStranger(ctx, tried) : undefined;
  return async () => {
    await uncount?.();
    await forgetAttempts(ctx, [key]);
  };
}

async function countStranger(ctx: Ctx, tried: LoginTry) {
  const limits = limitsOf(ctx, tried);
  await countCaller(ctx, limits.caller);
  await countAttempt(ctx, limits.both);
  await ctx.wait(loginDelayMs(await countAttempt(ctx, limits.account)));
  return () => uncountCaller(ctx, limits.caller);
}

/** Who has just proved to own the account may log in at once. */
export async function forgetLogins(ctx: Ctx, tried: LoginTry): Promise<void> {
  const { both, account } = limitsOf(ctx, tried);
  await forgetAttempts(ctx, [both.key, account.key]);
}
