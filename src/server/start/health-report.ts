import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../db/database';
import { schemaVersion } from '../db/schema-version';
import { env } from '../env';
import { isOverloaded, loopDelayMs } from '../kernel/event-loop';
import { metrics } from '../kernel/metrics';
import { readiness } from './readiness';
import { waitingWork } from './waiting-work';

interface Check {
  isOk: boolean;
  [fact: string]: unknown;
}
type Checks = Record<string, () => Promise<Check> | Check>;

const PATIENCE_MS = 2000;
const MAIL_LATE_SECONDS = 900;
/** Each job looks once in ten minutes at least; an hour late is nobody's pause. */
const WORK_LATE_SECONDS = 3600;
const LEAST_FREE_BYTES = 100_000_000;
const round = (value: number) => Math.round(value);

const CHECKS: Checks = {
  async database() {
    const opened = await openDatabase();
    if (!opened) return { isOk: Boolean(env().API_ORIGIN), isOpen: false };
    const began = performance.now();
    await opened.db.execute('select 1');
    return { isOk: true, kind: opened.kind, ms: round(performance.now() - began) };
  },
  async schema() {
    const opened = await openDatabase();
    if (!opened) return { isOk: Boolean(env().API_ORIGIN) };
    const version = await schemaVersion(opened);
    return { isOk: version.state === 'fits', ...version };
  },
  async mail() {
    const mails = (await waitingWork())?.mails;
    return { isOk: (mails?.oldestSeconds ?? 0) < MAIL_LATE_SECONDS || !env().SMTP_URL, ...mails };
  },
  async jobs() {
    const oldest = Math.max(0, ...((await waitingWork())?.jobs.values() ?? []));
    return { isOk: oldest < WORK_LATE_SECONDS, oldestSeconds: round(oldest) };
  },
  async ledger() {
    const [problems] = (await metrics().ledgerProblems.get()).values;
    const [checked] = (await metrics().ledgerCheckedAt.get()).values;
    return { isOk: !problems?.value, problems: problems?.value ?? 0, checkedAt: checked?.value || null };
  },
  async disk() {
    // made at the first need
    const { bavail, bsize } = await statfs(env().DATA_DIR).catch(() => statfs('.'));
    return { isOk: bavail * bsize >= LEAST_FREE_BYTES, freeBytes: bavail * bsize };
  },
  eventLoop: () => ({ isOk: !isOverloaded(), lateMs: round(loopDelayMs()) }),
};

/** Every check by its name; one that fails or does not come back is not well, and keeps none of the others. */
export async function healthReport(): Promise<{ isOk: boolean; state: string; checks: Record<string, Check> }> {
  const checks = Object.fromEntries(
    await Promise.all(
      Object.entries(CHECKS).map(async ([name, check]) => {
        const late = wait(PATIENCE_MS, { isOk: false, isLate: true }, { ref: false });
        const found = (async () => check())().catch(() => ({ isOk: false }));
        return [name, await Promise.race([found, late])] as const;
      }),
    ),
  );
  return { isOk: Object.values(checks).every(({ isOk }) => isOk), state: readiness(), checks };
}
