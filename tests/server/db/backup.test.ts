import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type Database } from '../../../src/server/db/database';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance, orderDue, readBalance } from '../../support/money';
import { documentedBlock } from '../../support/operations';
import { findPostgres, startPostgres, type PostgresServer } from '../../support/postgres-server';
import { startShop, type Shop } from '../../support/shop';
import { signUp } from '../../support/shopper';

const found = findPostgres();
const tools = found ? dirname(realpathSync(join(found, 'postgres'))) : '';
const hasTools = ['pg_dump', 'pg_restore', 'psql'].every((name) => existsSync(join(tools, name)));
const held = globalThis as { sampanDatabase?: Promise<Database> };

async function ask<Row extends pg.QueryResultRow>(connectionString: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Rows of every table, as whoever sees all of them, and what the money book adds up to. */
async function sumsOf(administrator: string) {
  const tables = await ask<{ name: string }>(
    administrator,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`);
  const book = `select sum(abs(amount))::text as moved, sum(amount)::text as left_over, (select sum(abs(balance))::text from ledger_account) as held from ledger_entry`;
  const secured = `select count(*)::int as policies, (select count(*)::int from pg_trigger where not tgisinternal) as triggers from pg_policies`;
  return {
    rows: await ask(administrator, `${counts.join(' union all ')} order by name`),
    book: await ask(administrator, book),
    secured: await ask(administrator, secured),
  };
}

const at = (url: string, user: string, database: string) => {
  const address = new URL(database, url);
  address.username = user;
  return address.href;
};

describe.skipIf(!hasTools)('a backup by the commands of docs/operations.md (needs pg_dump)', () => {
  let [shopServer, otherServer]: PostgresServer[] = [];
  let before: Promise<Database> | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'sampan-backup-'));
  beforeAll(async () => {
    before = held.sampanDatabase;
    [shopServer, otherServer] = await Promise.all([startPostgres(found ?? ''), startPostgres(found ?? '')]);
  });
  afterAll(async () => {
    held.sampanDatabase = before;
    await Promise.all([shopServer?.stop(), otherServer?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (commands: string, env: Record<string, string>) =>
    execFileSync('sh', ['-ec', commands], {
      cwd: folder,
      env: { ...process.env, ...env, PATH: [tools, process.env.PATH].join(delimiter) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  it('holds every row and every sum, in another cluster too, and serves from there', async () => {
    const [from, to] = [shopServer?.url ?? '', otherServer?.url ?? ''];
    await ask(from, 'create role shop login createrole');
    await ask(from, 'create database shop owner shop');
    const original = at(from, 'shop', 'shop');
    const opened = await openPostgres(original, 4);
    held.sampanDatabase = Promise.resolve(opened);
    await migrateDatabase(opened);
    const shops = [await startShop(), await startShop()];
    const people: { shop: Shop; shopper: { shopperId: string } }[] = [];
    for (const shop of shops) {
      const shopper = await signUp(shop);
      people.push({ shop, shopper });
      await fundBalance(shop, shopper, 12_345);
      await orderDue(shop, shopper, 678);
    }
    const sums = await sumsOf(at(from, 'sampan', 'shop'));
    expect(sums.book).toEqual([{ moved: '49380', left_over: '0', held: '49380' }]);
    run(documentedBlock('backup'), { DATABASE_URL: original });
    await opened.close();

    const copy = at(to, 'shop', 'shop');
    run(documentedBlock('restore'), { ADMIN_URL: to, NEW_DATABASE_URL: copy });
    expect(await sumsOf(at(to, 'sampan', 'shop'))).toEqual(sums);

    const restored = await openPostgres(copy, 4);
    held.sampanDatabase = Promise.resolve(restored);
    await migrateDatabase(restored);
    expect((await sumsOf(at(to, 'sampan', 'shop'))).book).toEqual(sums.book);
    // as a request does: in the role of the app, and one shop only
    for (const { shop, shopper } of people) {
      expect(await readBalance(shop, shopper)).toBe(12_345);
      expect(await verifyLedger(shop.tenant.id)).toEqual([]);
    }
    await restored.close();
  });
});
