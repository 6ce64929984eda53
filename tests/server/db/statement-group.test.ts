import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database';
import { sqlState } from '../../../src/server/db/database-errors';
import { kept } from '../../../src/server/db/kept-statement';
import { openPool } from '../../../src/server/db/postgres';
import type { Tx } from '../../../src/server/db/transaction';
import { findPostgres, startPostgres, type PostgresServer } from '../../support/postgres-server';

const folder = findPostgres();
const owner = { tenantId: 'a', shopperId: "o'b" };
type Rows = { rows: Record<string, unknown>[] };
const ask = async (tx: Tx, query: ReturnType<typeof sql>) => ((await tx.execute(query)) as unknown as Rows).rows;
const setting = (name: string) => sql`select current_setting(${name}, true) as value`;
const doubled = kept('doubled', (db) =>
  db.select({ value: sql<number>`${sql.placeholder('value')}::int * 2` }).from(sql`(select) one`),
);

describe.skipIf(!folder)('statements that go together', () => {
  let server: PostgresServer;
  let opened: Database;
  let pool: Pool;
  const poolOf = (database: Database) => (database.db as unknown as { $client: Pool }).$client;
  beforeAll(async () => {
    server = await startPostgres(folder ?? '');
    opened = openPool(server.url, { max: 1, purpose: 'requests', waitMs: 5000, keepsPlans: true });
    pool = poolOf(opened);
    for (const statement of [
      'create role sampan_app',
      'grant sampan_app to sampan',
      'create table note (tenant_id text not null, body text not null unique)',
      'grant select, insert on note to sampan_app',
      'alter table note enable row level security',
      "create policy tenant_only on note to sampan_app using (tenant_id = nullif(current_setting('app.tenant', true), ''))",
      "insert into note values ('a', 'ours'), ('b', 'theirs')",
    ])
      await opened.transact((tx) => tx.execute(sql.raw(statement)));
  });
  afterAll(async () => {
    await opened.close();
    await server.stop();
  });

  it.each(['transact', 'atOnce'] as const)('are bound by row-level security from the first one on: %s', async (way) => {
    const seen = await opened[way](
      (tx) =>
        Promise.all([
          ask(tx, sql`select body from note`),
          ask(tx, sql`select current_user as role`),
          ask(tx, setting('app.shopper')),
        ]),
      owner,
    );
    expect(seen).toEqual([[{ body: 'ours' }], [{ role: 'sampan_app' }], [{ value: "o'b" }]]);
  });

  it('never take the plan of another text for theirs, whatever it is called', async () => {
    const called = (text: string) =>
      kept('of_two_texts', (db) => db.select({ value: sql<number>`${sql.placeholder('value')}::int * ${sql.raw(text)}` }).from(sql`(select) one`)); // prettier-ignore
    const [twice, thrice] = [called('2'), called('3')];
    for (let round = 0; round < 2; round += 1) {
      const both = opened.transact((tx) => Promise.all([twice(tx, { value: 7 }), thrice(tx, { value: 7 })]), owner);
      expect(await both).toEqual([[{ value: 14 }], [{ value: 21 }]]);
      expect(await opened.atOnce((tx) => twice(tx, { value: 7 }), owner)).toEqual([{ value: 14 }]);
      expect(await opened.atOnce((tx) => thrice(tx, { value: 7 }), owner)).toEqual([{ value: 21 }]);
    }
  });

  it('leave nothing of their owner on the connection', async () => {
    const asSystem = (tx: Tx) =>
      Promise.all([
        ask(tx, sql`select current_user as role`),
        ask(tx, setting('app.tenant')),
        ask(tx, sql`table note`),
      ]);
    await opened.atOnce((tx) => ask(tx, sql`select 1`), owner);
    const [[role], [tenant], notes] = await opened.atOnce(asSystem);
    expect(role).toEqual({ role: 'sampan' });
    expect(tenant).toEqual({ value: '' });
    expect(notes).toHaveLength(2);
  });

  it('are all the statements that one round trip has: a later one is refused, not run as nobody', async () => {
    const work = opened.atOnce(async (tx) => {
      await ask(tx, sql`select 1`);
      return ask(tx, sql`select body from note`);
    }, owner);
    await expect(work).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining('at once') }) }),
    );
  });

  it.each(['transact', 'atOnce'] as const)('are undone together: %s', async (way) => {
    const insert = (tx: Tx, body: string) => tx.execute(sql`insert into note values ('a', ${body})`).execute();
    const work = opened[way]((tx) => Promise.all([insert(tx, 'first'), insert(tx, 'ours'), insert(tx, 'last')]), owner);
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('23505');
    const rest = await opened.atOnce(
      (tx) => ask(tx, sql`select body from note where body in ('first', 'last')`),
      owner,
    );
    expect(rest).toEqual([]);
  });

  it('are limited in time by themselves, not by the connection, which a pooler may share', async () => {
    const limits = (tx: Tx) =>
      Promise.all([ask(tx, setting('statement_timeout')), ask(tx, setting('lock_timeout'))]).then((both) =>
        both.map(([row]) => row?.value),
      );
    expect(await opened.transact(limits, owner)).toEqual(['5s', '4s']);
    expect(await opened.atOnce(limits)).toEqual(['5s', '4s']);
    const [alone] = ((await opened.db.execute(setting('statement_timeout'))) as unknown as Rows).rows;
    expect(alone).toEqual({ value: '5s' });
    const client = await pool.connect();
    const { rows } = await client.query('show statement_timeout');
    client.release();
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });

  it('are planned once a connection, and again where that has forgotten them', async () => {
    const plans = () => ask2(sql`select count(*)::int as kept from pg_prepared_statements where name = 'doubled'`);
    const ask2 = async (query: ReturnType<typeof sql>) => ((await opened.db.execute(query)) as unknown as Rows).rows;
    const value = (input: number) => opened.atOnce((tx) => doubled(tx, { value: input }), owner);
    expect(await value(2)).toEqual([{ value: 4 }]);
    expect(await value(3)).toEqual([{ value: 6 }]);
    expect(await plans()).toEqual([{ kept: 1 }]);
    for (const way of ['transact', 'atOnce'] as const) {
      const client = await pool.connect();
      await client.query('discard all');
      client.release();
      expect(await opened[way]((tx) => doubled(tx, { value: 4 }), owner)).toEqual([{ value: 8 }]);
    }
    expect(await plans()).toEqual([{ kept: 1 }]);
  });

  it('are planned at each call where a pooler keeps none', async () => {
    const plain = openPool(server.url, { max: 1, purpose: 'requests', waitMs: 5000, keepsPlans: false });
    expect(await plain.transact((tx) => doubled(tx, { value: 2 }), owner)).toEqual([{ value: 4 }]);
    const { rows } = (await plain.db.execute(sql`select name from pg_prepared_statements`)) as unknown as Rows;
    expect(rows).toEqual([]);
    await plain.close();
  });
});
