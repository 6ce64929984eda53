import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { systemTx } from '../../../src/server/db/database';
import { tenantDomain } from '../../../src/server/db/schema/tenant';
import { readPicture } from '../../../src/demo/pictures/picture-store';
import { metrics } from '../../../src/server/kernel/metrics';
import { hashPassword } from '../../../src/server/kernel/passwords';
import { expireUnpaidOrders } from '../../../src/server/modules/purchase/expire-orders.service';
import { createOpsServer } from '../../../src/server/start/ops-server';
import { orderDue } from '../../support/money';
import { listen } from '../../support/outside';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';

/** Of docs/operations.md, “The measurements”; what a name is measured by is in `start/scraped.ts` and `kernel/metrics.ts`. */
const NAMES = [
  'http_request_duration_seconds',
  'http_in_flight',
  'http_connections_dropped_total',
  'db_transaction_seconds',
  'db_wait_seconds',
  'db_pool',
  'db_clock_skew_seconds',
  'db_errors_total',
  'job_run_seconds',
  'job_lag_seconds',
  'job_claimed_total',
  'job_work_total',
  'job_due_oldest_seconds',
  'outbox_due',
  'outbox_oldest_seconds',
  'mail_sent_total',
  'push_sent_total',
  'orders_total',
  'payments_total',
  'ledger_problems',
  'ledger_checked_age_seconds',
  'payment_unreported_oldest_seconds',
  'idempotency_total',
  'rate_limited_total',
  'password_queue',
  'tls_question_total',
  'domain_state',
  'domain_checks_total',
  'cache_entries',
  'cache_total',
  'marketplace_calls_total',
  'marketplace_reads_total',
  'marketplace_breakers',
  'supplier_request_seconds',
  'rate_reads_total',
  'rate_decisions_total',
  'picture_queue',
  'picture_draw_seconds',
  'event_loop_late_seconds',
  'build_info',
];

let origin = '';
const scrape = async () => (await fetch(`${origin}/metrics`)).text();
const valueOf = (text: string, name: string) =>
  Number(text.split('\n').find((line) => line.startsWith(`sampan_${name} `))?.split(' ').at(-1) ?? NaN); // prettier-ignore
/** By how much numbers grow while the work is done. */
async function growth(names: string[], work: () => Promise<unknown>): Promise<number[]> {
  const before = await scrape();
  await work();
  const after = await scrape();
  return names.map((name) => (valueOf(after, name) || 0) - (valueOf(before, name) || 0));
}

beforeAll(async () => {
  const server = createOpsServer();
  origin = await listen(server);
  return () => {
    server.closeAllConnections();
    server.close();
  };
});

it('have the names that are documented', async () => {
  const text = await scrape();
  expect(NAMES.filter((name) => !text.includes(`# TYPE sampan_${name} `))).toEqual([]);
});

it('leave the watch of the event loop to ours, which wakes nobody up', async () => {
  const text = await scrape();
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toMatch(/nodejs_eventloop_lag_(?:p\d+|mean|min|max|stddev)_seconds/);
  expect(valueOf(text, 'event_loop_late_seconds')).toBeLessThan(60);
});

it('count transactions by whose they are, with their time and their wait', async () => {
  const shop = await startShop();
  const names = ['db_transaction_seconds_count{purpose="tenant"}', 'db_transaction_seconds_count{purpose="system"}', 'db_wait_seconds_count']; // prettier-ignore
  const [tenant = 0, system = 0, waits = 0] = await growth(names, () => signUp(shop));
  expect(tenant).toBeGreaterThan(0);
  expect(waits).toBeGreaterThanOrEqual(tenant);
  const [own = 0] = await growth(names.slice(1), () => systemTx(async () => undefined));
  // the scrape itself asks as the system
  expect(own).toBeGreaterThan(0);
  expect(system).toBeGreaterThan(0);
  expect(Math.abs(valueOf(await scrape(), 'db_clock_skew_seconds'))).toBeLessThan(2);
});

it('count what jobs take up', async () => {
  const shop = await startShop();
  await orderDue(shop, await signUp(shop), 100);
  const later = new Date(shop.clock.now.getTime() + 100 * 3_600_000);
  const [claimed = 0] = await growth(['job_claimed_total{job="expire unpaid orders"}'], () => expireUnpaidOrders(later)); // prettier-ignore
  expect(claimed).toBeGreaterThan(0);
});

it('count names that a proxy asked about, and domains by their state', async () => {
  const { tenant } = await startShop();
  const domain = `${tenant.id}.example`;
  await systemTx((tx) => tx.insert(tenantDomain).values({ tenantId: tenant.id, domain, token: 'a', isMain: true }));
  const counts = await growth(['tls_question_total{answer="404"}', 'domain_state{state="PENDING"}'], async () => {
    expect((await fetch(`${origin}/tls-allowed?domain=${domain}`)).status).toBe(404);
    await systemTx((tx) =>
      tx.insert(tenantDomain).values({ tenantId: tenant.id, domain: `www.${domain}`, token: 'b', isMain: false }),
    );
  });
  expect(counts).toEqual([1, 1]);
});

it('count what a source was asked and what was remembered of it', async () => {
  const shop = await startShop();
  const query = { keyword: `word${shop.tenant.id}`, pageNo: 1, pageSize: 24 };
  const searches = 'source="embedded",capability="search"';
  const names = ['fresh', 'asked'].map((read) => `marketplace_reads_total{${searches},read="${read}"}`);
  const ask = () => shop.call(catalogEndpoints.search, { query });
  const [, misses] = await growth(names, ask);
  expect(misses).toBe(1);
  const [hits, noMisses] = await growth(names, ask);
  expect(hits).toBeGreaterThan(0);
  expect(noMisses).toBe(0);
});

it('tell how long ago the money books were checked, and nothing where they never were', async () => {
  const { ledgerCheckedAt } = metrics();
  const before = (await ledgerCheckedAt.get()).values[0]?.value ?? 0;
  onTestFinished(() => ledgerCheckedAt.set(before));
  ledgerCheckedAt.set(0);
  expect(valueOf(await scrape(), 'ledger_checked_age_seconds')).toBeNaN();
  ledgerCheckedAt.set(Date.now() / 1000 - 7200);
  expect(valueOf(await scrape(), 'ledger_checked_age_seconds')).toBeGreaterThanOrEqual(7200);
});

it('count the pictures of the demo that are drawn', async () => {
  const nowhere = join(process.execPath, 'inside');
  const draw = () => readPicture(nowhere, 'p_mug_white_front_sand.webp', '96');
  expect(await growth(['picture_draw_seconds_count'], draw)).toEqual([1]);
  expect(valueOf(await scrape(), 'picture_queue')).toBe(0);
});

it('tell how many passwords wait', async () => {
  const hashes = Promise.all(Array.from({ length: 12 }, () => hashPassword('a password of many')));
  onTestFinished(async () => void (await hashes));
  expect(valueOf(await scrape(), 'password_queue')).toBeGreaterThan(0);
  await hashes;
  expect(valueOf(await scrape(), 'password_queue')).toBe(0);
});
