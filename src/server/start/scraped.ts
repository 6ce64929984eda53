import { Gauge, type Registry } from 'prom-client';
import { openDatabase } from '../db/database';
import { RELEASE } from '../kernel/app-version';
import { loopDelayMs } from '../kernel/event-loop';
import { metrics } from '../kernel/metrics';
import { countDomains } from '../modules/tenant/domain.service';
import { clockSkewSeconds } from './clock-skew';
import { waitingWork } from './waiting-work';

const NAMES = [
  'sampan_db_pool',
  'sampan_db_clock_skew_seconds',
  'sampan_cache_entries',
  'sampan_outbox_due',
  'sampan_outbox_oldest_seconds',
  'sampan_job_due_oldest_seconds',
  'sampan_payment_unreported_oldest_seconds',
  'sampan_ledger_checked_age_seconds',
  'sampan_picture_queue',
  'sampan_domain_state',
  'sampan_password_queue',
  'sampan_event_loop_late_seconds',
];

const RECONCILE = 'reconcile payments';

/** What is read when somebody asks: how full the pool and the caches are, and what waits in the database. */
export function measureOnScrape(): void {
  const { registry, buildInfo } = metrics();
  const registers = [registry];
  for (const name of NAMES) registry.removeSingleMetric(name);
  buildInfo.set({ release: RELEASE, node: process.version }, 1);
  measureWaiting(registers);
  measureDatabase(registers);
  measureProcess(registers);
}

/** Of this process alone: no question to the database. */
function measureProcess(registers: Registry[]): void {
  const { cacheSizes, passwordQueues, pictureQueues, ledgerCheckedAt } = metrics();
  new Gauge({
    name: 'sampan_cache_entries',
    help: 'What the caches of this process hold',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, sizes] of cacheSizes) this.set({ cache }, sumOf(sizes));
    },
  });
  new Gauge({
    name: 'sampan_password_queue',
    help: 'Passwords that wait to be hashed or compared',
    registers,
    collect() {
      this.set(sumOf(passwordQueues));
    },
  });
  new Gauge({
    name: 'sampan_picture_queue',
    help: 'Pictures of the demo that are drawn or wait to be',
    registers,
    collect() {
      this.set(sumOf(pictureQueues));
    },
  });
  new Gauge({
    name: 'sampan_ledger_checked_age_seconds',
    help: 'How long ago this process last finished a check of all money books; not there: never',
    registers,
    async collect() {
      const [checked] = (await ledgerCheckedAt.get()).values;
      if (checked?.value) this.set(Date.now() / 1000 - checked.value);
      else this.remove();
    },
  });
  new Gauge({
    name: 'sampan_event_loop_late_seconds',
    help: 'By how much every tenth look of the last ten seconds was late, or more',
    registers,
    collect() {
      this.set(loopDelayMs() / 1000);
    },
  });
}

const sumOf = (counts: (() => number)[]) => counts.reduce((sum, count) => sum + count(), 0);

/** Nothing is said where the database does not answer: an old number would look like a good one. */
function measureDatabase(registers: Registry[]): void {
  new Gauge({
    name: 'sampan_db_pool',
    help: 'Connections to the database at rest and at work, and how many wait for one',
    labelNames: ['state'],
    registers,
    async collect() {
      const opened = await openDatabase()?.catch(() => undefined);
      for (const [state, count] of Object.entries(opened?.connections?.() ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'sampan_db_clock_skew_seconds',
    help: 'By how much the clock of the database goes before ours',
    registers,
    async collect() {
      const skew = await clockSkewSeconds().catch(() => undefined);
      if (skew === undefined) this.remove();
      else this.set(skew);
    },
  });
  new Gauge({
    name: 'sampan_domain_state',
    help: 'Domains of shops by how their last check ended',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      if (!(await openDatabase()?.catch(() => undefined))) return;
      for (const { state, count } of await countDomains().catch(() => [])) this.set({ state }, count);
    },
  });
}

/** The same of what waits there. */
function measureWaiting(registers: Registry[]): void {
  new Gauge({
    name: 'sampan_outbox_due',
    help: 'Mails of all shops that wait to be sent',
    registers,
    async collect() {
      const work = await waitingWork();
      if (work) this.set(work.mails.count);
      else this.remove();
    },
  });
  new Gauge({
    name: 'sampan_outbox_oldest_seconds',
    help: 'For how long the oldest of them has waited',
    registers,
    async collect() {
      const work = await waitingWork();
      if (work) this.set(work.mails.oldestSeconds);
      else this.remove();
    },
  });
  new Gauge({
    name: 'sampan_job_due_oldest_seconds',
    help: 'For how long the oldest row that waits for a job has waited, in all shops',
    labelNames: ['job'],
    registers,
    async collect() {
      this.reset();
      for (const [job, seconds] of (await waitingWork())?.jobs ?? []) this.set({ job }, seconds);
    },
  });
  new Gauge({
    name: 'sampan_payment_unreported_oldest_seconds',
    help: 'For how long the oldest charge waits that no provider has reported',
    registers,
    async collect() {
      const seconds = (await waitingWork())?.jobs.get(RECONCILE);
      if (seconds === undefined) this.remove();
      else this.set(seconds);
    },
  });
}
