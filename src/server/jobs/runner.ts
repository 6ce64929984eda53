import { log } from '../kernel/log';

/** Something that happens by the clock. Running it twice at once or once too often changes nothing. */
export interface Job {
  name: string;
  everyMs: number;
  run: (now: () => Date) => Promise<unknown>;
}

/**
 * Runs each job at its interval, one at a time: a slow one makes the others late, never many at once. The timers keep
 * no process alive. @returns the stop, which waits for the job that runs
 */
export function startJobs(jobs: Job[], now: () => Date = () => new Date()): () => Promise<void> {
  let running = Promise.resolve();
  let isStopped = false;
  const queued = new Set<Job>();

  async function runOne(job: Job): Promise<void> {
    queued.delete(job);
    if (isStopped) return;
    try {
      await job.run(now);
    } catch (error) {
      log().error({ err: error, job: job.name }, 'job failed');
    }
  }
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (queued.has(job)) return;
      queued.add(job);
      running = running.then(() => runOne(job));
    }, job.everyMs).unref(),
  );
  return async () => {
    isStopped = true;
    timers.forEach((timer) => clearInterval(timer));
    await running;
  };
}
