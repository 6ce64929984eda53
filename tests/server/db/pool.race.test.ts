import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type Database } from '../../../src/server/db/database';
import { isPassing, sqlState } from '../../../src/server/db/database-errors';
import { findPostgres, startPostgres, type PostgresServer } from '../../support/postgres-server';

const POOL = 4;
const CALLERS = 12;
/** Longer than `begin`, `rollback` and opening a connection may take, so that each of them is cut by it. */
const FREEZE_MS = process.env.SWEEP ? 25_000 : 9000;
const RESTARTS = process.env.SWEEP ? 6 : 3;
const SERVES_AGAIN_MS = 5000;

const folder = findPostgres();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Transactions without a pause, of which some fail by themselves; what goes wrong is kept. */
function startLoad(opened: Database) {
  const failures: unknown[] = [];
  let isOver = false;
  const call = async (turn: number) => {
    const owner = { tenantId: 'a', shopperId: "o'b" };
    const work = opened.transact(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.005)`);
      if (turn % 3 === 0) await tx.execute(sql`select 1 / 0`);
    }, owner);
    await work.catch(async (error: unknown) => {
      if (turn % 3 === 0 && sqlState(error) === '22012') return;
      failures.push(error);
      await pause(10);
    });
  };
  const callers = Array.from({ length: CALLERS }, async (_, index) => {
    for (let turn = index; !isOver; turn += 1) await call(turn);
  });
  return {
    failures,
    async stop() {
      isOver = true;
      await Promise.all(callers);
    },
  };
}

/** @returns how long it takes until as many transactions as there are connections run at once */
async function untilWhole(opened: Database): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < 2 * SERVES_AGAIN_MS) {
    const works = Array.from({ length: POOL }, () => opened.transact((tx) => tx.execute(sql`select pg_sleep(0.2)`)));
    const ends = await Promise.allSettled(works);
    if (ends.every(({ status }) => status === 'fulfilled')) return performance.now() - since;
    await pause(50);
  }
  return Infinity;
}

describe.skipIf(!folder)('the pool of connections', () => {
  let server: PostgresServer;
  let opened: Database;
  let pool: Pool;
  beforeAll(async () => {
    server = await startPostgres(folder ?? '');
    opened = await openPostgres(server.url, POOL);
    ({ $client: pool } = opened.db as unknown as { $client: Pool });
    await opened.transact(async (tx) => {
      await tx.execute(sql`create role sampan_app`);
      await tx.execute(sql`grant sampan_app to sampan`);
    });
  });
  afterAll(async () => {
    await opened.close();
    await server.stop();
  });

  /** Every connection is either idle or none, and nobody waits for one. */
  const expectWhole = () => {
    expect(pool.totalCount - pool.idleCount).toBe(0);
    expect(pool.waitingCount).toBe(0);
  };

  it('is whole after PostgreSQL stood still under load', async () => {
    const load = startLoad(opened);
    try {
      await pause(300);
      server.freeze();
      await pause(FREEZE_MS);
      server.thaw();
      expect(await untilWhole(opened)).toBeLessThan(SERVES_AGAIN_MS);
    } finally {
      await load.stop();
    }
    expect(load.failures.filter((error) => !isPassing(error))).toEqual([]);
    expect(load.failures).not.toEqual([]);
    expectWhole();
  });

  it('is whole after PostgreSQL was started anew, again and again, under load', async () => {
    const load = startLoad(opened);
    try {
      for (let round = 0; round < RESTARTS; round += 1) {
        await pause(300);
        await server.restart();
        expect(await untilWhole(opened)).toBeLessThan(SERVES_AGAIN_MS);
      }
    } finally {
      await load.stop();
    }
    expect(load.failures.filter((error) => !isPassing(error))).toEqual([]);
    expect(load.failures).not.toEqual([]);
    expectWhole();
  });

  it('says so where a failed statement was passed over, so that nothing would be committed', async () => {
    const work = opened.transact((tx) => tx.execute(sql`select 1 / 0`).catch(() => 'passed over'));
    await expect(work).rejects.toThrow('nothing was committed');
    expectWhole();
  });
});
