import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { listJobs } from '../../../src/server/wiring/app-jobs';
import { tenantTx } from '../../../src/server/db/database';
import { knownDevice } from '../../../src/server/db/schema/account';
import { payment } from '../../../src/server/db/schema/money';
import { refundClaim } from '../../../src/server/db/schema/refund';
import { idempotency, rateLimit } from '../../../src/server/db/schema/tenant';
import { cleanup } from '../../../src/server/jobs/cleanup';
import { metrics } from '../../../src/server/kernel/metrics';
import { startJobs } from '../../../src/server/jobs/runner';
import { fundBalance, orderDue, PAY_PASSWORD, readBalance } from '../../support/money';
import { chargeOf, decide, startCharge } from '../../support/sandbox';
import { startShop, type Shop } from '../../support/shop';
import { signUp } from '../../support/shopper';

const later = (shop: Shop, hours: number) => new Date(shop.clock.now.getTime() + hours * 3_600_000);
const runMoneyJob = (shop: Shop, name: string) => {
  const job = listJobs(async (request) => shop.app.fetch(request)).find((known) => known.name === name);
  if (!job) throw new Error(`no job ${name}`);
  return job.run(() => shop.clock.now);
};

describe('startJobs', () => {
  afterEach(() => vi.useRealTimers());

  it('runs each at its interval, those of a lane one at a time, and never one twice at once', async () => {
    vi.useFakeTimers();
    const seen: string[] = [];
    let running = 0;
    let most = 0;
    const slow = (name: string) => async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 250));
      running -= 1;
      seen.push(name);
    };
    const stop = startJobs([
      { name: 'a', lane: 'money', everyMs: 100, run: slow('a') },
      { name: 'b', lane: 'money', everyMs: 100, run: slow('b') },
    ]);
    await vi.advanceTimersByTimeAsync(1200);
    expect(most).toBe(1);
    expect(seen.length).toBeGreaterThanOrEqual(4);
    expect(seen.slice(0, 4)).toEqual(['a', 'b', 'a', 'b']);
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(300);
    await stopped;
    const count = seen.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toHaveLength(count);
  });

  it('lets no slow check delay a mail', async () => {
    vi.useFakeTimers();
    let mails = 0;
    let endCheck = () => {};
    const check = () => new Promise<void>((resolve) => (endCheck = resolve));
    const stop = startJobs([
      { name: 'check', lane: 'checks', everyMs: 100, run: check },
      { name: 'mail', lane: 'mail', everyMs: 100, run: () => Promise.resolve((mails += 1)) },
    ]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(mails).toBe(10);
    const stopped = stop();
    endCheck();
    await stopped;
  });

  it('neither runs nor counts what says that it is not due', async () => {
    vi.useFakeTimers();
    const run = vi.fn(() => Promise.resolve());
    let isDue = false;
    const stop = startJobs([{ name: 'seldom due', lane: 'mail', everyMs: 100, isDue: () => isDue, run }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).not.toHaveBeenCalled();
    expect(await metrics().registry.metrics()).not.toContain('seldom due');
    isDue = true;
    await vi.advanceTimersByTimeAsync(200);
    await stop();
    expect(run).toHaveBeenCalledTimes(2);
    expect(await metrics().registry.metrics()).toContain('seldom due');
  });

  it('goes on after a failure', async () => {
    vi.useFakeTimers();
    let runs = 0;
    const run = async () => {
      runs += 1;
      throw new Error('broken');
    };
    const stop = startJobs([{ name: 'broken', lane: 'money', everyMs: 100, run }]);
    await vi.advanceTimersByTimeAsync(350);
    await stop();
    expect(runs).toBe(3);
  });
});

describe('the money’s jobs', () => {
  it('deliver callbacks that were held back', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop);
    const due = await orderDue(shop, shopper, 250);
    await decide(shop, await startCharge(shop, shopper.token, due), 'approve', true);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await runMoneyJob(shop, 'redeliver sandbox callbacks');
    const input = { params: { paymentNo: due.paymentNo } };
    expect((await shop.call(paymentEndpoints.getByNo, input, { token: shopper.token })).data.status).toBe('PAID');
  });

  it('reject top-ups that nobody paid in three days, and still take their money', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop);
    const body = { amount: 500, channel: 'SANDBOX' };
    const { start } = (await shop.call(walletEndpoints.createDeposit, { body }, { token: shopper.token })).data;
    const statuses = async () =>
      (await shop.call(walletEndpoints.listDeposits, {}, { token: shopper.token })).data.items.map(
        ({ status }) => status,
      );
    shop.clock.now = later(shop, 71);
    await runMoneyJob(shop, 'expire deposits');
    expect(await statuses()).toEqual(['PENDING']);
    shop.clock.now = later(shop, 2);
    await runMoneyJob(shop, 'expire deposits');
    expect(await statuses()).toEqual(['REJECTED']);
    await decide(shop, chargeOf(start), 'approve');
    expect(await readBalance(shop, shopper)).toBe(500);
  });

  it('find every ledger right', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, shopper, 500);
    await expect(runMoneyJob(shop, 'check ledgers')).resolves.toBeUndefined();
  });
});

describe('cleanup', () => {
  it('removes what has run out, of every shop, and nothing else', async () => {
    const shop = await startShop();
    const owner = { tenantId: shop.tenant.id, shopperId: '' };
    const { now } = shop.clock;
    await tenantTx(owner, async (tx) => {
      const limit = { tenantId: owner.tenantId, windowStart: now, count: 1 };
      await tx.insert(rateLimit).values([
        { ...limit, key: 'over', expiresAt: later(shop, -1) },
        { ...limit, key: 'on', expiresAt: later(shop, 1) },
      ]);
      const answer = { ...owner, fingerprint: 'x' };
      await tx.insert(idempotency).values([
        { ...answer, key: 'old', createdAt: later(shop, -73) },
        { ...answer, key: 'new', createdAt: later(shop, -71) },
      ]);
    });
    await cleanup(() => now);
    const left = await tenantTx(owner, async (tx) => [
      ...(await tx.select({ key: rateLimit.key }).from(rateLimit)),
      ...(await tx.select({ key: idempotency.key }).from(idempotency)),
    ]);
    expect(left.map(({ key }) => key)).toEqual(['on', 'new']);
  });

  it('forgets browsers that did not come back for a year', async () => {
    const shop = await startShop();
    const { shopperId } = await signUp(shop);
    const owner = { tenantId: shop.tenant.id, shopperId };
    const seen = (tokenHash: string, lastSeenAt: Date) => ({ ...owner, tokenHash, createdAt: lastSeenAt, lastSeenAt });
    await tenantTx(owner, (tx) =>
      tx.insert(knownDevice).values([seen('old', later(shop, -366 * 24)), seen('new', later(shop, -364 * 24))]),
    );
    await cleanup(() => shop.clock.now);
    const left = await tenantTx(owner, (tx) => tx.select({ hash: knownDevice.tokenHash }).from(knownDevice));
    expect(left.map(({ hash }) => hash)).toContain('new');
    expect(left.map(({ hash }) => hash)).not.toContain('old');
  });

  it('forgets claims that were paid back three years ago, and never one that is still owed', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop);
    const { paymentNo } = await orderDue(shop, shopper, 100);
    const owner = { tenantId: shop.tenant.id, shopperId: shopper.shopperId };
    const of = await tenantTx(owner, (tx) => tx.select().from(payment).where(eq(payment.paymentNo, paymentNo)));
    const claim = (id: string, status: 'REQUESTED' | 'RETURNED' | 'WITH_SHOP' | 'VOID', years: number) => {
      const at = later(shop, -years * 366 * 24);
      const times = { nextAttemptAt: at, createdAt: at, updatedAt: at };
      const about = {
        paymentId: of[0]?.id ?? '',
        reason: 'ORDER_CLOSED' as const,
        provider: 'SANDBOX',
        providerRef: id,
      };
      return { ...owner, id, status, currency: shop.tenant.currency, amount: 1, ...about, ...times };
    };
    await tenantTx(owner, (tx) =>
      tx
        .insert(refundClaim)
        .values([
          claim('returned', 'RETURNED', 3),
          claim('void', 'VOID', 3),
          claim('lately', 'RETURNED', 2),
          claim('owed', 'WITH_SHOP', 9),
          claim('asked', 'REQUESTED', 9),
        ]),
    );
    await cleanup(() => shop.clock.now);
    const left = await tenantTx(owner, (tx) => tx.select({ id: refundClaim.id }).from(refundClaim));
    expect(left.map(({ id }) => id).sort()).toEqual(['asked', 'lately', 'owed']);
  });
});
