import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemTx, tenantTx, type Database } from '../../../src/server/db/database';
import { outboxMail } from '../../../src/server/db/schema/account';
import { watchEventLoop } from '../../../src/server/kernel/event-loop';
import { metrics } from '../../../src/server/kernel/metrics';
import { expireUnpaidOrders } from '../../../src/server/modules/purchase/expire-orders.service';
import { createOpsServer } from '../../../src/server/start/ops-server';
import { createShopServer } from '../../../src/server/start/http-server';
import { setReadiness } from '../../../src/server/start/readiness';
import { wireMoney } from '../../../src/server/wiring/app-money';
import { orderDue } from '../../support/money';
import { listen } from '../../support/outside';
import { startCharge } from '../../support/sandbox';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';

const NAMES = ['database', 'schema', 'mail', 'jobs', 'ledger', 'disk', 'eventLoop'];
interface Report {
  isOk: boolean;
  checks: Record<string, Record<string, unknown> & { isOk: boolean }>;
}

async function startOps(): Promise<string> {
  const server = createOpsServer();
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server);
}
/** What was asked of the database about work that waits is kept for two seconds. */
const untilAskedAnew = () => new Promise((resolve) => setTimeout(resolve, 2100));
async function report(origin: string): Promise<{ status: number; body: Report }> {
  const answer = await fetch(`${origin}/healthz`);
  return { status: answer.status, body: (await answer.json()) as Report };
}
const valueOf = (text: string, name: string) => Number(text.split('\n').find((line) => line.startsWith(`${name} `))?.split(' ').at(-1)); // prettier-ignore

describe('the report for those who run the shop', () => {
  it('names its checks, and is 503 where one is not well', async () => {
    // other files of this worker check books with faults in them (plans.test.ts)
    metrics().ledgerProblems.set(0);
    await untilAskedAnew();
    const origin = await startOps();
    const well = await report(origin);
    expect(Object.keys(well.body.checks)).toEqual(NAMES);
    expect(Object.entries(well.body.checks).filter(([, { isOk }]) => !isOk)).toEqual([]);
    expect(well).toMatchObject({ status: 200, body: { isOk: true } });
    const { schema } = well.body.checks;
    expect(schema?.has).toMatch(/^\d{4}_/);
    expect(schema?.has).toBe(schema?.wants);

    metrics().ledgerProblems.set(1);
    onTestFinished(() => metrics().ledgerProblems.set(0));
    const wrong = await report(origin);
    expect(wrong).toMatchObject({
      status: 503,
      body: { isOk: false, checks: { ledger: { isOk: false, problems: 1 } } },
    });
    expect(wrong.body.checks.database?.isOk).toBe(true);
  });

  it('says so where the schema is older than the release', async () => {
    const origin = await startOps();
    const last = sql`select max(id) from drizzle.__drizzle_migrations`;
    await systemTx((tx) => tx.execute(sql`update drizzle.__drizzle_migrations set created_at = -created_at where id = (${last})`)); // prettier-ignore
    onTestFinished(() => systemTx((tx) => tx.execute(sql`update drizzle.__drizzle_migrations set created_at = abs(created_at)`)).then(() => undefined)); // prettier-ignore
    const { status, body } = await report(origin);
    expect(status).toBe(503);
    expect(body.checks.schema?.isOk).toBe(false);
    expect(body.checks.schema?.has).not.toBe(body.checks.schema?.wants);
  });

  it('counts what waits: mails and due work', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop);
    await startCharge(shop, shopper.token, await orderDue(shop, shopper, 100));
    // of the server's own clock: the shop's stands still
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const mail = { recipient: 'a@mail.test', subject: 'a', body: 'a', createdAt: ago(2), nextAttemptAt: ago(2) };
    await tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, (tx) =>
      tx.insert(outboxMail).values({ ...mail, tenantId: shop.tenant.id, id: 'waits' }),
    );
    await systemTx((tx) => tx.execute(sql`update purchase_order set pay_before = now() - interval '3 hours' where tenant_id = ${shop.tenant.id}`)); // prettier-ignore
    await systemTx((tx) => tx.execute(sql`update payment_attempt set created_at = now() - interval '2 hours', updated_at = now() - interval '2 hours' where tenant_id = ${shop.tenant.id}`)); // prettier-ignore
    // they have looked, and found nothing due then
    await expireUnpaidOrders(ago(100));
    await wireMoney((request) => Promise.resolve(shop.app.fetch(request))).payments.reconcile(() => ago(100));
    const origin = await startOps();
    await untilAskedAnew();
    const text = await (await fetch(`${origin}/metrics`)).text();
    expect(valueOf(text, 'sampan_outbox_due')).toBeGreaterThan(0);
    expect(valueOf(text, 'sampan_outbox_oldest_seconds')).toBeGreaterThan(7000);
    expect(valueOf(text, 'sampan_job_due_oldest_seconds{job="expire unpaid orders"}')).toBeGreaterThan(10_000);
    expect(valueOf(text, 'sampan_payment_unreported_oldest_seconds')).toBeGreaterThan(7000);
    expect(text).toMatch(/sampan_build_info\{release="\d+\.\d+\.\d+",node="v\d+[\d.]+"\} 1/);
    const { body } = await report(origin);
    expect(body.checks.jobs).toMatchObject({ isOk: false });
    expect(body.checks.mail?.count).toBeGreaterThan(0);
  });

  it('waits for no check that does not come back', async () => {
    const held = globalThis as { sampanDatabase?: Promise<Database> };
    const before = held.sampanDatabase;
    held.sampanDatabase = new Promise(() => undefined);
    onTestFinished(() => void (held.sampanDatabase = before));
    const origin = await startOps();
    const { status, body } = await report(origin);
    expect(status).toBe(503);
    expect(body.checks.database).toEqual({ isOk: false, isLate: true });
    expect(body.checks.disk?.isOk).toBe(true);
    expect(await (await fetch(`${origin}/livez`)).text()).toBe('ok\n');
  });
});

describe('an event loop that is late', () => {
  afterEach(() => setReadiness('starting'));

  it('makes the process unready until it is in time again, and keeps it alive', { timeout: 150_000 }, async () => {
    const server = createShopServer((_, res) => res.end(), { acceptsUpgrades: false });
    onTestFinished(() => void server.close());
    const origin = await listen(server);
    const ask = async (path: string) => {
      const answer = await fetch(`${origin}${path}`);
      return `${answer.status} ${(await answer.text()).trim()}`;
    };
    const untilInTime = () =>
      vi.waitFor(async () => expect(await ask('/readyz')).toBe('200 ready'), { timeout: 50_000 });
    onTestFinished(watchEventLoop(1500));
    setReadiness('ready');
    await untilInTime();
    // again until it is seen: a delay that ends with the window counts among the many moments of the next one
    await vi.waitFor(
      async () => {
        for (const until = Date.now() + 1300; Date.now() < until;);
        expect(await Promise.all([ask('/readyz'), ask('/livez')])).toEqual(['503 overloaded', '200 ok']);
      },
      { timeout: 50_000 },
    );
    await untilInTime();
  });
});
