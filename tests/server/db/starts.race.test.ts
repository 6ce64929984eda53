import { randomUUID } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg, { type Pool } from 'pg';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import { database, openPostgres } from '../../../src/server/db/database';
import { exclusively } from '../../../src/server/db/exclusive';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { schemaVersion } from '../../../src/server/db/schema-version';
import { seedDemo } from '../../../src/demo/seed/demo';
import { fundBalance, orderDue, PAY_PASSWORD, readBalance } from '../../support/money';
import { describeOnPostgres } from '../../support/postgres';
import { findPostgres, startPostgres } from '../../support/postgres-server';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';

const ROUNDS = process.env.SWEEP ? 10 : 3;
const NODES = 3;
const LONG_READ_MS = 4000;
const MIGRATIONS = join('src', 'server', 'db', 'migrations');

const folder = findPostgres();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

/** The next release: its files of `repeatable/` say something else. */
function nextRelease(): string {
  const root = mkdtempSync(join(tmpdir(), 'sampan-release-'));
  roots.push(root);
  cpSync(MIGRATIONS, join(root, MIGRATIONS), { recursive: true });
  const folder = join(root, MIGRATIONS, 'repeatable');
  for (const name of readdirSync(folder)) appendFileSync(join(folder, name), `-- ${randomUUID()}\n`);
  return root;
}

/** And it has a migration of its own. */
function releaseWith(statement: string): string {
  const root = nextRelease();
  const path = join(root, MIGRATIONS, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] };
  const tag = `${journal.entries.length}_next`;
  journal.entries.push({ idx: journal.entries.length, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(root, MIGRATIONS, `${tag}.sql`), statement);
  return root;
}

/** When the newest migration of this release was made, maybe a moment ago. */
function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}

async function urlOfDatabase(): Promise<string> {
  const { $client: pool } = (await database()).db as unknown as { $client: Pool };
  return pool.options.connectionString ?? '';
}

/** What a process does with the schema before it serves. */
async function startNode(url: string, root?: string): Promise<void> {
  const opened = await openPostgres(url, 2, 'migration');
  try {
    await migrateDatabase(opened, { root });
  } finally {
    await opened.close();
  }
}

/** @returns what became of each start: that none died */
const startNodes = async (url: string, root?: string) =>
  (await Promise.allSettled(Array.from({ length: NODES }, () => startNode(url, root)))).map((end) =>
    end.status === 'rejected' ? String(end.reason.cause ?? end.reason) : 'started',
  );
const ALL_STARTED = Array.from({ length: NODES }, () => 'started');

/** Pays orders from the balance, one after the other, while the work runs: none may fail or be lost. */
async function whilePaying(work: () => Promise<void>): Promise<void> {
  const shop = await startShop();
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  await fundBalance(shop, shopper, 10_000);
  const statuses: number[] = [];
  let isOver = false;
  const pay = async () => {
    const due = await orderDue(shop, shopper, 1);
    const input = { params: { id: due.id }, body: { payPassword: PAY_PASSWORD } };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await shop.call(paymentEndpoints.pay, input, { token: shopper.token, headers });
    statuses.push(answer.status);
  };
  const paying = (async () => {
    while (!isOver) await pay();
  })();
  await work().finally(() => (isOver = true));
  await paying;
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await readBalance(shop, shopper)).toBe(10_000 - statuses.length);
}

describeOnPostgres('processes that start at once', () => {
  it('make a new database together, also beside another one of the same cluster', async ({ skip }) => {
    if (!folder) return skip('needs postgres and initdb');
    // one of its own: in the other one the role is there already
    const server = await startPostgres(folder);
    const client = new pg.Client(server.url);
    await client.connect();
    for (let round = 0; round < ROUNDS; round += 1) {
      const names = [`one_${round}`, `two_${round}`];
      for (const name of names) await client.query(`create database ${name}`);
      const urls = names.map((name) => new URL(name, server.url).href);
      expect(await Promise.all(urls.map((url) => startNodes(url)))).toEqual([ALL_STARTED, ALL_STARTED]);
    }
    await client.end();
    await server.stop();
  });

  it('bring a shop that runs up to date, and fail no payment', async () => {
    const url = await urlOfDatabase();
    await whilePaying(async () => {
      for (let round = 0; round < ROUNDS; round += 1) expect(await startNodes(url, nextRelease())).toEqual(ALL_STARTED);
      expect(await startNodes(url)).toEqual(ALL_STARTED);
    });
  });

  it('run the repeatable files when they changed, and then only', async () => {
    const url = await urlOfDatabase();
    await startNode(url);
    const ranAt = async () => {
      const answer = await (
        await database()
      ).db.execute(sql`select name, ran_at::text from drizzle.repeatable order by 1`);
      return (answer as unknown as { rows: { name: string; ran_at: string }[] }).rows;
    };
    const before = await ranAt();
    expect(before.length).toBeGreaterThan(0);
    await startNode(url);
    expect(await ranAt()).toEqual(before);
    await startNode(url, nextRelease());
    expect((await ranAt()).filter((row, index) => row.ran_at === before[index]?.ran_at)).toEqual([]);
  });

  it('note which migration ends the releases before it', async () => {
    const opened = await database();
    const url = await urlOfDatabase();
    await startNode(url);
    const newest = newestMigration();
    onTestFinished(() => opened.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at > ${newest}`).then(() => undefined)); // prettier-ignore
    await startNode(url, releaseWith('select 1'));
    expect(await schemaVersion(opened)).toMatchObject({ state: 'fits', has: 'newer' });
    await startNode(url, releaseWith('-- ends releases before\nselect 1'));
    expect(await schemaVersion(opened)).toMatchObject({ state: 'ahead', has: 'newer' });
  });

  it('wait behind one who reads long, and let every payment go first', async () => {
    const url = await urlOfDatabase();
    const opened = await database();
    const column = `note_${Date.now()}`;
    await whilePaying(async () => {
      let hasRead = false;
      const reading = opened.transact(async (tx) => {
        await tx.execute(sql`select count(*) from ledger_entry`);
        await pause(LONG_READ_MS);
        hasRead = true;
      });
      await pause(200);
      const release = releaseWith(`alter table ledger_entry add column ${column} text`);
      expect(await startNodes(url, release)).toEqual(ALL_STARTED);
      expect(hasRead).toBe(true);
      await reading;
    });
    await opened.db.execute(sql.raw(`alter table ledger_entry drop column ${column}`));
  });

  it('stock the demo shops one after the other', async () => {
    const opened = await database();
    let inside = 0;
    let atOnce = 0;
    const seed = () =>
      exclusively(opened, async () => {
        atOnce = Math.max(atOnce, ++inside);
        await seedDemo(() => undefined);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: NODES }, seed));
    expect(atOnce).toBe(1);
  });
});
