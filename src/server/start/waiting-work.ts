import { openDatabase } from '../db/database';
import { oldestDueWork } from '../kernel/due-work';
import { mailBacklog } from '../modules/account/mail-sending.service';

export interface WaitingWork {
  mails: { count: number; oldestSeconds: number };
  /** Seconds for which the longest waiting piece of each job has waited. */
  jobs: Map<string, number>;
}

/** Whoever asks more often gets the same answer: it is read of the database for all shops. */
const KEPT_MS = 2000;
let kept: { at: number; work: Promise<WaitingWork | undefined> } | undefined;

/** What waits to be sent and done; undefined where no database is open or it does not answer. */
export function waitingWork(): Promise<WaitingWork | undefined> {
  const now = performance.now();
  if (!kept || now - kept.at > KEPT_MS) kept = { at: now, work: read().catch(() => undefined) };
  return kept.work;
}

async function read(): Promise<WaitingWork | undefined> {
  if (!(await openDatabase())) return undefined;
  const now = new Date();
  const [mails, jobs] = await Promise.all([mailBacklog(now), oldestDueWork(now)]);
  return { mails, jobs };
}
