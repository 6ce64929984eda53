import { log } from '../kernel/log';
import { measured } from './measured';
import type { Job } from './runner';
import { slotRepo } from '../kernel/slot.repo';

const MINUTE_MS = 60_000;
/** How often a process asks whether the slot is taken. */
const LOOK_MS = 5 * MINUTE_MS;
/** A run that has not come back by then is anybody's; each run ends by itself before. */
const LEASE_MS = 30 * MINUTE_MS;
const TRIES = 3;
const RETRY_MS = 5 * MINUTE_MS;

/**
 * A job that happens once a slot of time, in whichever process asks first. One that fails is tried again after five
 * minutes, three times; then its next slot is waited for. Where the process is stopped, the slot is free at once.
 */
export const onceASlot = ({ slotMs, ...job }: Omit<Job, 'everyMs'> & { slotMs: number }): Job => ({
  ...job,
  everyMs: Math.min(slotMs, LOOK_MS),
  async run(now, isStopped = () => false) {
    const time = now().getTime();
    const slot = slotRepo(job.name, new Date(time - (time % slotMs)));
    const tries = await slot.claim(now(), new Date(time + LEASE_MS), TRIES);
    if (tries === undefined) return;
    try {
      await measured(`${job.name}: slot`, () => job.run(now, isStopped));
    } catch (error) {
      log().error({ job: job.name, tries, err: error }, 'job failed');
      await slot.release(tries, new Date(now().getTime() + RETRY_MS), tries);
      return;
    }
    if (isStopped()) await slot.release(tries, now(), tries - 1);
    else await slot.finish(tries, now());
  },
});
