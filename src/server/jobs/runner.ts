import { log } from '../kernel/log';
import { metrics } from '../kernel/metrics';
import { measured } from './measured';

/** Jobs of one lane run one after the other; lanes run beside each other, so that a slow check delays no mail. */
export type Lane = 'mail' | 'push' | 'money' | 'goods' | 'checks' | 'figures' | 'pictures' | 'exports' | 'webhooks';

/** Something that happens by the clock. Running it twice at once or once too often changes nothing. */
export interface Job {
  name: string;
  lane: Lane;
  everyMs: number;
  /** Asked at each beat, for a job that mostly has nothing to do: where it says no, nothing runs and nothing is counted. */
  isDue?: () => boolean;
  /** @param isStopped asked between two pieces: then it comes to an end, and leaves the rest free for others */
  run: (now: () => Date, isStopped?: () => boolean) => Promise<unknown>;
}

/**
 * Runs each job at its interval: a slow one makes the others of its lane late, never many at once. The timers keep no
 * process alive. @returns the stop, which waits for the jobs that run
 */
export function startJobs(jobs: Job[], now: () => Date = () => new Date()): () => Promise<void> {
  const running = new Map<Lane, Promise<void>>();
  let stopped = false;
  const isStopped = () => stopped;
  const queued = new Set<Job>();

  async function runOne(job: Job, dueAt: number): Promise<void> {
    queued.delete(job);
    if (stopped) return;
    metrics().jobLag.set({ job: job.name }, (performance.now() - dueAt) / 1000);
    try {
      await measured(job.name, () => job.run(now, isStopped));
    } catch (error) {
      log().error({ job: job.name, err: error }, 'job failed');
    }
  }
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (queued.has(job) || job.isDue?.() === false) return;
      queued.add(job);
      const dueAt = performance.now();
      running.set(
        job.lane,
        (running.get(job.lane) ?? Promise.resolve()).then(() => runOne(job, dueAt)),
      );
    }, job.everyMs).unref(),
  );
  return async () => {
    stopped = true;
    timers.forEach((timer) => clearInterval(timer));
    await Promise.all(running.values());
  };
}
