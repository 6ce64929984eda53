import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite, type Database } from '../../../src/server/db/database';
import { RepeatedStatements } from '../../../src/server/db/repeated-statements';

describe('a statement', () => {
  it('has a name from the second time on that it is asked', () => {
    const names = new RepeatedStatements();
    const asked = ['a', 'a', 'b', 'a', 'b'].map((text) => names.nameOf(text));
    expect(asked).toEqual([undefined, asked[1], undefined, asked[1], asked[4]]);
    expect(asked[1]).toMatch(/^repeated_\d+$/);
    expect(asked[4]).not.toBe(asked[1]);
  });

  it('has none where it is long: many rows are written by it', () => {
    const names = new RepeatedStatements();
    const long = 'x'.repeat(8001);
    expect([names.nameOf(long), names.nameOf(long)]).toEqual([undefined, undefined]);
  });

  it('gives its name on when it was not asked for long: there are never more than the database has room for', () => {
    const names = new RepeatedStatements();
    const given = new Set<string | undefined>();
    for (let at = 0; at < 1000; at += 1) {
      names.nameOf(String(at));
      given.add(names.nameOf(String(at)));
    }
    expect(given.has(undefined)).toBe(false);
    expect(given.size).toBe(400);
    expect(names.nameOf('0')).toBeUndefined();
  });
});

describe('the embedded database', () => {
  let opened: Database;
  beforeAll(async () => (opened = await openPglite(undefined)));
  afterAll(() => opened.close());
  const rowsOf = async (asked: ReturnType<typeof sql>) =>
    (await opened.transact((tx) => tx.execute(asked))) as unknown as { rows: Record<string, unknown>[] };
  const isKept = async (text: string) =>
    (await rowsOf(sql`select 1 from pg_prepared_statements where statement = ${text}`)).rows.length > 0;

  it('keeps the plan of what is asked again, with its own values each time', async () => {
    const double = async (n: number) => (await rowsOf(sql`select ${n}::int * 2 as twice`)).rows[0]?.twice;
    expect(await double(1)).toBe(2);
    expect(await isKept('select $1::int * 2 as twice')).toBe(false);
    expect([await double(2), await double(3)]).toEqual([4, 6]);
    expect(await isKept('select $1::int * 2 as twice')).toBe(true);
  });

  it('answers what is asked again as its table is by then', async () => {
    await rowsOf(sql`create table cup (id int)`);
    await rowsOf(sql`insert into cup values (1)`);
    for (let time = 0; time < 3; time += 1) expect((await rowsOf(sql`select * from cup`)).rows).toEqual([{ id: 1 }]);
    await rowsOf(sql`alter table cup add column size text default 'L'`);
    expect((await rowsOf(sql`select * from cup`)).rows).toEqual([{ id: 1, size: 'L' }]);
  });
});
