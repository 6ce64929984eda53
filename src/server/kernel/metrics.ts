import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Its own watch of the event loop wakes an idle process a hundred times a second; ours is `kernel/event-loop.ts`. */
const NEVER_MS = 2 ** 31 - 1;
const OF_ITS_WATCH = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'];

/** Where the sizes of all instances of a cache are read. */
type Sizes = Map<string, (() => number)[]>;

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
  for (const part of OF_ITS_WATCH) registry.removeSingleMetric(`nodejs_eventloop_lag_${part}_seconds`);
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `sampan_${name}_total`, help, labelNames, registers });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'sampan_http_request_duration_seconds',
      help: 'From the first byte of a request to the last of its answer; 499: the client had gone',
      labelNames: ['kind', 'route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    inFlight: new Gauge({
      name: 'sampan_http_in_flight',
      help: 'Requests that are being answered',
      labelNames: ['kind'],
      registers,
    }),
    connectionsDropped: counter('http_connections_dropped', 'Connections closed because there were too many', []),
    databaseErrors: counter('db_errors', 'Transactions that failed, by class of SQLSTATE; away: no connection', [
      'sqlstate',
    ]),
    transactionSeconds: new Histogram({
      name: 'sampan_db_transaction_seconds',
      help: 'Transactions from the wish for a connection to the end: of a shop, or of the server itself',
      labelNames: ['purpose'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    databaseWait: new Histogram({
      name: 'sampan_db_wait_seconds',
      help: 'How long work waited for a connection to the database',
      buckets: [0.0001, 0.001, 0.01, 0.1, 0.5, 1.5],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'sampan_job_run_seconds',
      help: 'How long runs of a job took',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers,
    }),
    jobLag: new Gauge({
      name: 'sampan_job_lag_seconds',
      help: 'How long after its time the last run of a job began',
      labelNames: ['job'],
      registers,
    }),
    jobClaimed: counter('job_claimed', 'Pieces of due work that this process has taken up', ['job']),
    jobWork: counter('job_work', 'Pieces of due work: done, failed (tried again) or parked', ['job', 'outcome']),
    mails: counter('mail_sent', 'Mails that went out, failed (tried again) or were given up', ['outcome']),
    pushes: counter('push_sent', 'Push notices that went out, failed (tried again), or whose device was gone', [
      'outcome',
    ]),
    orders: counter('orders', 'Orders by what happened to them: placed, paid, closed by the shopper, expired', [
      'event',
    ]),
    payments: counter('payments', 'Payments by who was to pay and what came of it; late: paid after they were closed', [
      'provider',
      'state',
    ]),
    ledgerProblems: new Gauge({
      name: 'sampan_ledger_problems',
      help: 'What the last check of the money book found in this process: 0, always',
      registers,
    }),
    /** In seconds since 1970, 0: never. Whoever scrapes is told how long that is ago. */
    ledgerCheckedAt: new Gauge({ name: 'sampan_ledger_checked_at', help: 'Not scraped', registers: [] }),
    idempotency: counter('idempotency', 'Calls with a key: first, replay, reused for another body, lost hold', [
      'outcome',
    ]),
    rateLimited: counter('rate_limited', 'Calls refused because there were too many', ['limit']),
    tlsQuestions: counter('tls_question', 'Names that a proxy asked about before it made a certificate', ['answer']),
    domainChecks: counter('domain_checks', 'Checks of own domains by the clock: right, wrong, or unanswered', [
      'outcome',
    ]),
    cacheAsked: counter('cache', 'What caches were asked for: hit, or miss', ['cache', 'result']),
    marketplaceCalls: counter(
      'marketplace_calls',
      'Questions that went to a source of products, by what came of them',
      ['source', 'capability', 'outcome'],
    ),
    supplierSeconds: new Histogram({
      name: 'sampan_supplier_request_seconds',
      help: 'How long questions that went to a source of products took, by what came of them',
      labelNames: ['supplier', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    pictureSeconds: new Histogram({
      name: 'sampan_picture_draw_seconds',
      help: 'How long pictures of the demo took to draw, without their wait',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    marketplaceReads: counter(
      'marketplace_reads',
      'Answers of a source by where they came from: remembered (fresh, stale, or old in place of a failure) or asked for',
      ['source', 'capability', 'read'],
    ),
    marketplaceBreakers: new Gauge({
      name: 'sampan_marketplace_breakers',
      help: 'Accounts at a source that are not asked because too many calls failed (open), or by one call (half-open)',
      labelNames: ['source', 'state'],
      registers,
    }),
    rateReads: counter('rate_reads', 'Questions to a source of exchange rates, by what came of them', [
      'source',
      'outcome',
    ]),
    rateDecisions: counter('rate_decisions', 'Rates of shops that were looked at, by what came of them', ['outcome']),
    buildInfo: new Gauge({
      name: 'sampan_build_info',
      help: 'Always 1; which release of what runs',
      labelNames: ['release', 'node'],
      registers,
    }),
    cacheSizes: new Map() as Sizes,
    passwordQueues: [] as (() => number)[],
    pictureQueues: [] as (() => number)[],
  };
}

/** Has the measurements tell how much a cache holds; one that is made twice in a process is one. */
export function measureCache(name: string, size: () => number): void {
  const { cacheSizes } = metrics();
  cacheSizes.set(name, [...(cacheSizes.get(name) ?? []), size]);
}

const held = globalThis as { sampanMetrics?: ReturnType<typeof createMetrics> };

/** One set a process, also where the start script and Next's bundle both load this module. No label is a shop or a person. */
export const metrics = () => (held.sampanMetrics ??= createMetrics());
