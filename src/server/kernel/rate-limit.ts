import { AppError } from './app-error';
import type { Ctx } from './context';
import { metrics } from './metrics';
import { rateLimitRepo } from './rate-limit.repo';

export interface Limit {
  /** Who is counted, e.g. `login:a@b.c`. */
  key: string;
  max: number;
  windowSeconds: number;
}

/**
 * Counts one attempt in the database (so that every process and restart shares it).
 * @returns how many this window has seen, this one included @throws AppError TOO_MANY_REQUESTS
 */
export async function countAttempt(ctx: Ctx, { key, max, windowSeconds }: Limit): Promise<number> {
  const now = ctx.now().getTime();
  const windowStart = windowOf(now, windowSeconds);
  const expiresAt = new Date(windowStart.getTime() + windowSeconds * 1000);
  const count = await ctx.atOnce((tx) => rateLimitRepo(tx, ctx.tenant.id).countOne(key, { windowStart, expiresAt }));
  if (count > max) throw tooMany(nameOf(key), ctx.now(), expiresAt);
  return count;
}

/** Without whom it counts: that is nobody's to measure. */
const nameOf = (key: string) => key.split(':')[0] ?? '';

/** @param limit its name, as the measurements have it */
export function tooMany(limit: string, now: Date, until: Date): AppError {
  metrics().rateLimited.inc({ limit });
  return new AppError('TOO_MANY_REQUESTS', {
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
}

/** Starts the counts of these keys anew. */
export async function forgetAttempts(ctx: Ctx, keys: string[]): Promise<void> {
  await ctx.atOnce((tx) => rateLimitRepo(tx, ctx.tenant.id).forget(keys));
}

export const windowOf = (time: number, windowSeconds: number) => new Date(time - (time % (windowSeconds * 1000)));
