import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { verifyPassword } from '../../kernel/passwords';
import { countAttempt, forgetAttempts } from '../../kernel/rate-limit';
import { payPasswordRepo } from './pay-password.repo';

const MAX_FAILURES = 5;
const LOCK_MS = 30 * 60_000;
const MAX_FAILURES_A_DAY = 10;
const DAY_SECONDS = 86_400;

const wrongToday = (ctx: UserCtx) => ({
  key: `pay-password:${ctx.user.shopperId}`,
  max: Infinity,
  windowSeconds: DAY_SECONDS,
});

/** After a new one was set with a mailed code. */
export const forgetWrongPayPasswords = (ctx: UserCtx): Promise<void> => forgetAttempts(ctx, [wrongToday(ctx).key]);

/**
 * Rule A4. Every try is counted before it is verified, in a transaction of its own: a payment that rolls back cannot
 * give a guess back, and of many guesses at once five are verified at most. Five wrong ones lock for half an hour, ten in
 * a day for a day: a mailed code opens both. Call it before the money's transaction.
 * @throws AppError PAY_PASSWORD_NOT_SET, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED
 */
export const checkPayPassword = (ctx: UserCtx, payPassword: string): Promise<void> =>
  inTurn(`${ctx.tenant.id}/${ctx.user.shopperId}`, () => check(ctx, payPassword));

/** @throws AppError METHOD_DISABLED, PAY_PASSWORD_* */
export async function checkPayer(ctx: UserCtx, payPassword: string): Promise<void> {
  if (!ctx.tenant.preference.supportBalancePay) throw new AppError('METHOD_DISABLED');
  await checkPayPassword(ctx, payPassword);
}

async function check(ctx: UserCtx, payPassword: string) {
  const now = ctx.now();
  const until = new Date(now.getTime() + LOCK_MS);
  const inRepo = <T>(work: (repo: ReturnType<typeof payPasswordRepo>) => Promise<T>) =>
    ctx.tx((tx) => work(payPasswordRepo(tx, ownerOf(ctx))));

  const tried = await inRepo(async (repo) => {
    const state = await repo.countTry(now);
    if (state && !state.lockedUntil && state.failures > MAX_FAILURES) await repo.lock(until);
    return state;
  });
  if (!tried) throw new AppError('PAY_PASSWORD_NOT_SET');
  if (tried.lockedUntil || tried.failures > MAX_FAILURES) throw locked(now, tried.lockedUntil ?? until);
  if (await verifyPassword(tried.payHash, payPassword)) return inRepo((repo) => repo.clearFailures());
  const failuresToday = await countAttempt(ctx, wrongToday(ctx));
  if (failuresToday >= MAX_FAILURES_A_DAY)
    await inRepo((repo) => repo.lockUntil(new Date(now.getTime() + DAY_SECONDS * 1000)));
  else if (tried.failures === MAX_FAILURES) await inRepo((repo) => repo.lock(until));
  throw new AppError('PAY_PASSWORD_WRONG', { data: { triesLeft: MAX_FAILURES - tried.failures } });
}

const locked = (now: Date, until: Date) =>
  new AppError('PAY_PASSWORD_LOCKED', {
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });

const turns = new Map<string, Promise<void>>();

/** One check of a shopper after the other: right ones at the same time must not count each other as guesses. */
async function inTurn(key: string, work: () => Promise<void>): Promise<void> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, turn);
  try {
    await turn;
  } finally {
    if (turns.get(key) === turn) turns.delete(key);
  }
}
