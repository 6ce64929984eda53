import { env } from '../env';
import type { Ctx } from './context';
import { createTurns, type Turns } from './turns';

/** Whoever waits behind so many of their own asks for more than they look at. */
const WAITING = 64;

/** By shop and person, as long as they ask for something. */
const shares = new Map<string, Turns>();

/**
 * What one person reads at once takes half of the database's connections at most: the other half is for everybody else
 * and for the jobs. Of what nobody in particular asks there is no telling whose it is.
 * @param gone aborts where they do not wait for it any more @throws AppError UNAVAILABLE where too much of theirs waits
 */
export async function readInShare<T>(
  { tenant, user, staff, platform }: Ctx,
  work: () => Promise<T>,
  gone?: AbortSignal,
): Promise<T> {
  const who = staff?.staffId ?? user?.shopperId ?? platform?.personId;
  if (!who) return work();
  const key = `${tenant.id} ${who}`;
  const share = shares.get(key) ?? createTurns({ running: Math.ceil(env().DATABASE_POOL / 2), waiting: WAITING });
  shares.set(key, share);
  try {
    return await share.take(work, gone);
  } finally {
    // another may have begun meanwhile
    if (share.counts().running === 0 && shares.get(key) === share) shares.delete(key);
  }
}

/** People who ask for something just now. */
export const readersNow = (): number => shares.size;
