import { log } from './log';
import { metrics } from './metrics';
import { workClaims, type ClaimedItem, type DueRows } from './work-claim.repo';

export interface DueWork {
  job: string;
  due: (now: Date) => DueRows;
  /** Also where a shop is suspended: what a provider has taken is settled, and what is owed goes back. */
  goesOn?: boolean;
  /** Shorter than `LEASE_MS` where somebody waits for it. */
  leaseMs?: number;
  /** One piece, done once or not at all. @returns `later` where it can only be done when something else has happened */
  work: (item: { tenantId: string; id: string }, now: Date) => Promise<'later' | undefined>;
}
export type IsStopped = () => boolean;

const BATCH = 100;
/** A claim that its process has not renewed by then is anybody's. */
export const LEASE_MS = 60_000;
/** It renews them so often while they last: one that is late three times is as good as dead. */
const RENEWALS = 4;
/** A run ends after so long, so that the next job of its lane has its turn. */
const RUN_MS = 60_000;
const LATER_MS = 3_600_000;
const TRIES = 12;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

/** Jobs that have looked for work in this process. */
const known = new Map<string, Pick<DueWork, 'due' | 'goesOn'>>();

/** For how many seconds the longest waiting piece of each job has waited; 0 where nothing is due. */
export async function oldestDueWork(now: Date): Promise<Map<string, number>> {
  const found = [...known].map(async ([job, { due, goesOn }]) => {
    const oldest = await workClaims(job, goesOn).oldest(due(now));
    return [job, oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0] as const;
  });
  return new Map(await Promise.all(found));
}

/** Pieces of all shops that failed too often. */
export const countParked = () => workClaims('').countParked();

/** 1, 2, 4 … minutes, at most an hour. */
const waitAfter = (tries: number) => Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

/**
 * Does what is due in any shop, one piece after the other. A piece that fails is tried again, later each time, and is
 * parked with an error in the log after twelve times; the others go on. What it has claimed stays its own as long as the
 * process lives. Where the process is stopped, what it has claimed and not begun is free at once.
 * @returns how many were done
 */
export async function doDueWork(
  { job, due, goesOn, leaseMs = LEASE_MS, work }: DueWork,
  now: () => Date,
  isStopped: IsStopped = () => false,
): Promise<number> {
  known.set(job, { due, goesOn });
  const claims = workClaims(job, goesOn);
  const started = Date.now();
  const isOver = () => isStopped() || Date.now() - started > RUN_MS;
  let done = 0;
  const held = new Set<ClaimedItem>();
  const startedAt = now().getTime();
  // by how long it has run, for there are jobs to which one moment is told
  const untilNow = () => new Date(Math.max(now().getTime(), startedAt + Date.now() - started) + leaseMs);
  const renewing = setInterval(() => {
    // what cannot be renewed now can be in a moment, or the database is away and nothing can be done twice
    if (held.size > 0) claims.renew([...held], untilNow()).catch((err: unknown) => log().warn({ job, err }, 'claims not renewed')); // prettier-ignore
  }, leaseMs / RENEWALS);
  renewing.unref();

  async function doOne(item: ClaimedItem): Promise<void> {
    try {
      const outcome = await work(item, now()).finally(() => held.delete(item));
      if (outcome === 'later') return void (await claims.postpone(item, inMs(LATER_MS), 0));
    } catch (error) {
      const facts = { job, tenant: item.tenantId, item: item.id, tries: item.tries, err: error };
      if (item.tries < TRIES) {
        metrics().jobWork.inc({ job, outcome: 'failed' });
        log().warn(facts, 'work failed; it is tried again');
        return void (await claims.postpone(item, inMs(waitAfter(item.tries)), item.tries));
      }
      metrics().jobWork.inc({ job, outcome: 'parked' });
      log().error(facts, 'work parked: it failed too often');
      return void (await claims.park(item, now()));
    }
    await claims.finish(item);
    metrics().jobWork.inc({ job, outcome: 'done' });
    done += 1;
  }
  const inMs = (ms: number) => new Date(now().getTime() + ms);

  try {
    return await doAll();
  } finally {
    clearInterval(renewing);
  }

  async function doAll(): Promise<number> {
    for (;;) {
      const claimed = await claims.claim(due(now()), { now: now(), until: inMs(leaseMs), limit: BATCH });
      metrics().jobClaimed.inc({ job }, claimed.length);
      for (const item of claimed) held.add(item);
      for (const item of claimed) {
        if (isOver() && held.delete(item)) await claims.postpone(item, now(), item.tries - 1);
        else await doOne(item);
      }
      if (claimed.length < BATCH || isOver()) return done;
    }
  }
}
