import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { database, systemTx, tenantTx } from '../../../src/server/db/database';
import { feedback } from '../../../src/server/db/schema/content';
import { onceASlot } from '../../../src/server/jobs/once-a-slot';
import { doDueWork, LEASE_MS, type DueWork } from '../../../src/server/kernel/due-work';
import { logInto } from '../../../src/server/kernel/log';
import { expireUnpaidOrders } from '../../../src/server/modules/purchase/expire-orders.service';
import { orderDue } from '../../support/money';
import { describeOnPostgres } from '../../support/postgres';
import { startShop, type Shop } from '../../support/shop';
import { signUp } from '../../support/shopper';

const HOUR_MS = 3_600_000;
const after = (shop: Shop, ms: number) => new Date(shop.clock.now.getTime() + ms);
const clockOf = (shop: Shop) => () => shop.clock.now;

/** Pieces of work: a row of `feedback` each, that is done when its message says so. */
async function startWork(count: number, work: (id: string, now: Date) => Promise<'later' | undefined>) {
  const shop = await startShop();
  const tenantId = shop.tenant.id;
  const rows = Array.from({ length: count }, (_, n) => ({
    tenantId,
    id: `w${n}`,
    message: 'due',
    createdAt: after(shop, n),
  }));
  await tenantTx({ tenantId, shopperId: '' }, (tx) => tx.insert(feedback).values(rows));
  const due: DueWork = {
    job: `of ${tenantId}`,
    due: () => ({
      table: feedback,
      where: sql`${feedback.tenantId} = ${tenantId} and ${feedback.message} = 'due'`,
      oldest: feedback.createdAt,
    }),
    async work({ id }, now) {
      const outcome = await work(id, now);
      if (outcome) return outcome;
      await systemTx((tx) =>
        tx.execute(sql`update feedback set message = 'done' where tenant_id = ${tenantId} and id = ${id}`),
      );
      return undefined;
    },
  };
  return { shop, due, run: (isStopped?: () => boolean) => doDueWork(due, clockOf(shop), isStopped) };
}
const claimsOf = async ({ job }: DueWork) => {
  const { db } = await database();
  const found = await db.execute(
    sql`select item_id as id, tries, parked_at is not null as parked from work_claim where job = ${job} order by 1`,
  );
  return (found as unknown as { rows: { id: string; tries: number; parked: boolean }[] }).rows;
};

describeOnPostgres('due work', () => {
  afterEach(() => logInto({ write: () => undefined }, 'silent'));

  it('is done once each by many processes', async () => {
    const seen: string[] = [];
    const { due, run } = await startWork(250, async (id) => void seen.push(id) as undefined);
    const counts = await Promise.all([run(), run(), run(), run()]);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(250);
    expect(new Set(seen).size).toBe(250);
    expect(seen).toHaveLength(250);
    expect(await claimsOf(due)).toEqual([]);
  });

  it('closes each overdue order once, of all shops, whatever processes there are', async () => {
    const shops = [await startShop(), await startShop()];
    for (const shop of shops) {
      const shopper = await signUp(shop);
      for (let made = 0; made < 8; made += 1) await orderDue(shop, shopper, 100);
    }
    const over = after(shops[0] as Shop, 73 * HOUR_MS);
    const counts = await Promise.all([1, 2, 3].map(() => expireUnpaidOrders(over)));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(16);
    const { db } = await database();
    const ids = sql.join(
      shops.map(({ tenant }) => sql`${tenant.id}`),
      sql`, `,
    );
    const { rows } = (await db.execute(
      sql`select count(*)::int as notices from notification where tenant_id in (${ids}) and code = 'PURCHASE_EXPIRED'`,
    )) as unknown as { rows: { notices: number }[] };
    expect(rows).toEqual([{ notices: 16 }]);
  });

  it('of a process that died is taken over after its lease, and not before', async () => {
    let isDead = true;
    let begun = () => {};
    const started = new Promise<void>((resolve) => (begun = resolve));
    const { shop, due, run } = await startWork(2, () => {
      if (!isDead) return Promise.resolve(undefined);
      begun();
      return new Promise(() => {});
    });
    void run();
    await started;
    isDead = false;
    expect(await run()).toBe(0);
    shop.clock.now = after(shop, LEASE_MS);
    expect(await run()).toBe(2);
    expect(await claimsOf(due)).toEqual([]);
  });

  it('of a process that is stopped is finished where it was begun, and free where it was not', async () => {
    let isStopped = false;
    const { due, run } = await startWork(5, () => {
      isStopped = true;
      return Promise.resolve(undefined);
    });
    expect(await run(() => isStopped)).toBe(1);
    isStopped = false;
    expect(await run(() => false)).toBe(4);
    expect(await claimsOf(due)).toEqual([]);
  });

  it('that fails is tried again, later each time, is parked at last, and stops nothing else', async () => {
    const secret = 'ada@mail.test 246810';
    const { db } = await database();
    let tries = 0;
    const { shop, due, run } = await startWork(3, async (id) => {
      if (id !== 'w0') return undefined;
      tries += 1;
      await db.execute(sql`select ${secret}::int`);
      return undefined;
    });
    const written: string[] = [];
    logInto({ write: (line) => void written.push(line) });
    expect(await run()).toBe(2);
    await run();
    expect(tries).toBe(1);
    for (const minutes of [1, 2, 4]) {
      shop.clock.now = after(shop, minutes * 60_000 - 1);
      const before = tries;
      await run();
      expect(tries).toBe(before);
      shop.clock.now = after(shop, 1);
      await run();
      expect(tries).toBe(before + 1);
    }
    for (let hour = 0; hour < 20; hour += 1) {
      shop.clock.now = after(shop, HOUR_MS);
      await run();
    }
    expect(tries).toBe(12);
    expect(await claimsOf(due)).toEqual([{ id: 'w0', tries: 12, parked: true }]);
    const said = written.join('');
    expect(written.filter((line) => line.includes('work parked'))).toHaveLength(1);
    expect(said).toContain('22P02');
    expect(said).not.toContain('ada@mail.test');
    expect(said).not.toContain('246810');
  });

  it('that waits for something else comes up an hour later, and is no failure', async () => {
    let tries = 0;
    const { shop, run } = await startWork(1, () => Promise.resolve((tries += 1) < 30 ? 'later' : undefined));
    for (let hour = 0; hour < 29; hour += 1) {
      expect(await run()).toBe(0);
      await run();
      expect(tries).toBe(hour + 1);
      shop.clock.now = after(shop, HOUR_MS);
    }
    expect(await run()).toBe(1);
  });
});

describeOnPostgres('a job of a slot', () => {
  afterEach(() => logInto({ write: () => undefined }, 'silent'));
  const SLOT_MS = HOUR_MS;
  const jobOf = (shop: Shop, run: () => Promise<unknown>) =>
    onceASlot({ name: `of ${shop.tenant.id}`, lane: 'checks', slotMs: SLOT_MS, run });

  it('runs in one process of many, once a slot', async () => {
    const shop = await startShop();
    let runs = 0;
    const job = jobOf(shop, () => Promise.resolve((runs += 1)));
    const all = () => Promise.all([1, 2, 3, 4].map(() => job.run(clockOf(shop))));
    await all();
    await all();
    expect(runs).toBe(1);
    shop.clock.now = after(shop, SLOT_MS);
    await all();
    expect(runs).toBe(2);
  });

  it('is taken over when its process died', async () => {
    const shop = await startShop();
    let runs = 0;
    const dead = jobOf(shop, () => new Promise(() => {}));
    void dead.run(clockOf(shop));
    await vi.waitFor(async () => {
      const { db } = await database();
      const { rows } = (await db.execute(sql`select job from job_slot where job = ${dead.name}`)) as unknown as {
        rows: unknown[];
      };
      expect(rows).toHaveLength(1);
    }, 20_000);
    const job = jobOf(shop, () => Promise.resolve((runs += 1)));
    await job.run(clockOf(shop));
    expect(runs).toBe(0);
    shop.clock.now = after(shop, SLOT_MS / 2);
    await job.run(clockOf(shop));
    expect(runs).toBe(1);
  });

  it('is free at once when its process is stopped', async () => {
    const shop = await startShop();
    let runs = 0;
    const job = jobOf(shop, () => Promise.resolve((runs += 1)));
    await job.run(clockOf(shop), () => true);
    await job.run(clockOf(shop));
    await job.run(clockOf(shop));
    expect(runs).toBe(2);
  });

  it('that fails is tried three times, and again in its next slot', async () => {
    const shop = await startShop();
    logInto({ write: () => undefined });
    let runs = 0;
    const job = jobOf(shop, () => Promise.reject(new Error(`try ${(runs += 1)}`)));
    for (let minute = 0; minute < 50; minute += 5) {
      await job.run(clockOf(shop));
      shop.clock.now = after(shop, 5 * 60_000);
    }
    expect(runs).toBe(3);
    shop.clock.now = after(shop, SLOT_MS / 6);
    await job.run(clockOf(shop));
    expect(runs).toBe(4);
  });
});
