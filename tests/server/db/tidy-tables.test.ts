import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite, type Database } from '../../../src/server/db/database';
import { tidyTables } from '../../../src/server/db/tidy-tables';

let opened: Database;
const ask = async <Row>(what: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await opened.db.execute(what)) as unknown as { rows: Row[] }).rows;
const known = async () => {
  const [row] = await ask<{ rows: number; dead: number }>(sql`
    select reltuples::int as rows, n_dead_tup::int as dead
    from pg_class join pg_stat_user_tables on relid = pg_class.oid where pg_class.relname = 'tidied'`);
  return row;
};
/** The database tells what changed a second later at most, and only when it is asked something. */
const told = async () => {
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await ask(sql`select 1`);
};

describe('tables of the embedded database', () => {
  beforeAll(async () => {
    opened = await openPglite(undefined);
  });
  afterAll(() => opened.close());

  it('are counted when much was written, have room made when much is dead, and are left alone else', async () => {
    await ask(sql`create table tidied (id int primary key, word text)`);
    await ask(sql`insert into tidied select g, 'a' from generate_series(1, 500) g`);
    await told();
    await tidyTables(opened);
    expect(await known()).toEqual({ rows: 500, dead: 0 });

    await ask(sql`update tidied set word = 'b' where id <= 40`);
    await told();
    await tidyTables(opened);
    expect(await known()).toEqual({ rows: 500, dead: 40 });

    await ask(sql`delete from tidied where id <= 300`);
    await told();
    await tidyTables(opened);
    expect(await known()).toEqual({ rows: 200, dead: 0 });
    expect(await tidyTables(opened)).toBe(0);
  });

  it('are left for the next time where the server is told to stop', async () => {
    await ask(sql`create table untidied (id int primary key)`);
    await ask(sql`insert into untidied select generate_series(1, 500)`);
    await told();
    expect(await tidyTables(opened, () => true)).toBe(0);
    expect(await tidyTables(opened)).toBe(1);
  });
});
