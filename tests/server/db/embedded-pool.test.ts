import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPglite, type Database } from '../../../src/server/db/database';
import { isDatabaseAway, sqlState } from '../../../src/server/db/database-errors';

const owner = { tenantId: 'a', shopperId: "o'b" };

/** How often the embedded database was gone into meanwhile. */
async function messagesOf(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(PGlite.prototype, 'execProtocolRawSync');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

describe('the embedded database', () => {
  let opened: Database;
  const bodies = async () =>
    ((await opened.db.execute(sql`select body from note`)) as unknown as { rows: object[] }).rows;
  beforeAll(async () => {
    opened = await openPglite(undefined);
    await opened.db.execute(sql`create role sampan_app`);
    await opened.db.execute(sql`create table note (body text not null unique)`);
    await opened.db.execute(sql`grant select, insert on note to sampan_app`);
  });
  afterAll(() => opened.close());

  it('is gone into once for all statements of one round trip, and twice for a transaction', async () => {
    const two = () => opened.atOnce((tx) => Promise.all([tx.execute(sql`select 1`), tx.execute(sql`select 2`)]), owner);
    expect(await messagesOf(two)).toBe(1);
    expect(await messagesOf(() => opened.transact((tx) => tx.execute(sql`select 1`), owner))).toBe(2);
  });

  it('says for whom, and forgets it', async () => {
    const who = sql`select current_user::text as role, current_setting('app.shopper', true) as shopper`;
    expect(await opened.atOnce((tx) => tx.execute(who), owner)).toMatchObject({
      rows: [{ role: 'sampan_app', shopper: "o'b" }],
    });
    expect(await opened.db.execute(who)).toMatchObject({ rows: [{ role: 'postgres', shopper: '' }] });
  });

  it('undoes together what was asked together, and goes on', async () => {
    const failing = opened.atOnce(
      (tx) => Promise.all([tx.execute(sql`insert into note values ('x')`), tx.execute(sql`select 1 / 0`)]),
      owner,
    );
    expect(await failing.catch(sqlState)).toBe('22012');
    expect(await bodies()).toEqual([]);
  });

  it('commits nothing after a failure that was passed over', async () => {
    const passedOver = opened.transact(async (tx) => {
      await tx.execute(sql`insert into note values ('y')`);
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    }, owner);
    await expect(passedOver).rejects.toThrow('nothing was committed');
    expect(await bodies()).toEqual([]);
  });

  it('lets one transaction in after another', async () => {
    const order: string[] = [];
    const slow = opened.transact(async (tx) => {
      await tx.execute(sql`select 1`);
      await new Promise((resolve) => setTimeout(resolve, 30));
      order.push('first');
    });
    const others = ['second', 'third'].map((name) =>
      opened.transact(async (tx) => {
        await tx.execute(sql`select 1`);
        order.push(name);
      }),
    );
    await Promise.all([slow, ...others]);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('leaves the clock its turn between two of them', async () => {
    let done = 0;
    let doneWhenRung = Infinity;
    setTimeout(() => (doneWhenRung = done), 1);
    const one = () => opened.transact((tx) => tx.execute(sql`select 1`)).then(() => (done += 1));
    await Promise.all(Array.from({ length: 200 }, one));
    expect(doneWhenRung).toBeLessThan(200);
  });

  it('reads an answer that comes in many parts', async () => {
    const long = 'ký 漢 '.repeat(200_000);
    const { rows } = (await opened.db.execute(
      sql`select ${long}::text as long, n from generate_series(1, 3) n`,
    )) as never;
    expect(rows).toEqual([1, 2, 3].map((n) => ({ long, n })));
  });

  it('keeps nothing of what it has answered', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const kept = () => (collect(), process.memoryUsage().heapUsed);
    const ask = () => opened.db.execute(sql`select repeat('x', 1000000) as long`);
    await ask();
    const before = kept();
    for (let i = 0; i < 40; i += 1) await ask();
    expect(kept() - before).toBeLessThan(10_000_000);
  });

  it('is away once it is closed', async () => {
    const closed = await openPglite(undefined);
    await closed.close();
    const error = await closed.db.execute(sql`select 1`).catch((failure: unknown) => failure);
    expect(isDatabaseAway(error)).toBe(true);
  });
});
