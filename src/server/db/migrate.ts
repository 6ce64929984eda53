import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Database } from './database';
import { isBehindRivals } from './database-errors';
import { exclusively } from './exclusive';
import type { Tx } from './transaction';

/** Relative to where the process starts: the bundle that Next makes has no folder of its own for these. */
export const MIGRATIONS = join('src', 'server', 'db', 'migrations');
/** The oldest that knows `create or replace trigger`. */
const OLDEST_MAJOR = 14;

/**
 * A lock is waited for so long, and everybody who comes to that table meanwhile waits as well: shorter than a second,
 * after which PostgreSQL looks for deadlocks and might end a payment instead of us.
 */
const LOCK_TIMEOUT_MS = 500;
const PATIENCE_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 3000;
/** A line of a numbered migration that takes away what the release before still asks for. */
export const ENDS_RELEASES_BEFORE = /^-- ends releases before$/m;

/**
 * Brings the schema up to date, all or nothing: the numbered migrations once each, then the files of `repeatable/`
 * (functions, triggers, policies, indexes of extensions: all written so that running them again changes nothing), each
 * when it changed or what it builds on did. Where nothing changed, no table is touched.
 */
export async function migrateDatabase(
  opened: Database,
  { root = process.cwd(), say }: { root?: string; say?: (line: string) => void } = {},
): Promise<void> {
  const folder = join(root, MIGRATIONS);
  const numbered = readMigrationFiles({ migrationsFolder: folder });
  const repeatables = readRepeatables(join(folder, 'repeatable'));
  const migrate = () =>
    opened.transact(async (tx) => {
      await requireVersion(tx);
      await tx.execute(
        sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true), set_config('statement_timeout', '0', true)`,
      );
      await runNumbered(tx, numbered);
      await runRepeatables(tx, repeatables, numbered);
    });
  await exclusively(opened, () => withPatience(migrate, say), say);
}

/** A shop that runs goes first: what meets it is undone and tried again when it has moved on. */
async function withPatience(migrate: () => Promise<void>, say?: (line: string) => void): Promise<void> {
  const since = performance.now();
  for (let tried = 1; ; tried += 1) {
    try {
      return await migrate();
    } catch (error) {
      if (!isBehindRivals(error) || performance.now() - since > PATIENCE_MS) throw error;
      if (tried === 3) say?.('Database: the schema waits for statements that run …');
      await new Promise((resolve) =>
        setTimeout(resolve, Math.min(500 * tried, LONGEST_PAUSE_MS) * (1 + Math.random())),
      );
    }
  }
}

async function requireVersion(tx: Tx): Promise<void> {
  const [row] = await rowsOf<{ major: number }>(
    tx,
    sql`select current_setting('server_version_num')::int / 10000 as major`,
  );
  if (row && row.major < OLDEST_MAJOR)
    throw new Error(`PostgreSQL ${OLDEST_MAJOR} or newer is needed, this is ${row.major}`);
}

/** Under the names that Drizzle gives them, so that its own tools find them. */
async function runNumbered(tx: Tx, numbered: MigrationMeta[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const rows = await rowsOf<{ at: number }>(tx, sql`select created_at as at from drizzle.__drizzle_migrations`);
  const done = new Set(rows.map(({ at }) => Number(at)));
  const missing = numbered.filter(({ folderMillis }) => !done.has(folderMillis));
  if (missing.length > 0)
    await tx.execute(
      sql`alter table drizzle.__drizzle_migrations add column if not exists ends_releases_before boolean not null default false`,
    );
  for (const { sql: statements, hash, folderMillis } of missing) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    const isEnd = statements.some((statement) => ENDS_RELEASES_BEFORE.test(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at, ends_releases_before) values (${hash}, ${folderMillis}, ${isEnd})`,
    );
  }
}

interface Repeatable {
  name: string;
  text: string;
}

const readRepeatables = (folder: string): Repeatable[] =>
  readdirSync(folder)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

async function runRepeatables(tx: Tx, repeatables: Repeatable[], numbered: MigrationMeta[]): Promise<void> {
  await tx.execute(
    sql`create table if not exists drizzle.repeatable (name text primary key, hash text not null, ran_at timestamptz not null default now())`,
  );
  // a restored copy says the same, and may yet lack rights and policies: in another place all is run again
  const [place] = await rowsOf(
    tx,
    sql`select current_user::text as owner, oid as database, 'drizzle.repeatable'::regclass::oid as here,
      (select system_identifier::text from pg_control_system()) as cluster
      from pg_database where datname = current_database()`,
  );
  const ground = JSON.stringify([place, numbered.map(({ hash }) => hash)]);
  const rows = await rowsOf<{ name: string; hash: string }>(tx, sql`select name, hash from drizzle.repeatable`);
  const ran = new Map(rows.map(({ name, hash }) => [name, hash]));
  for (const { name, text } of repeatables) {
    const hash = createHash('sha256').update(ground).update(text).digest('hex');
    if (ran.get(name) === hash) continue;
    for (const part of text.split(/^-- next$/m)) await tx.execute(sql.raw(part));
    await tx.execute(
      sql`insert into drizzle.repeatable (name, hash) values (${name}, ${hash})
        on conflict (name) do update set hash = excluded.hash, ran_at = now()`,
    );
  }
}

const rowsOf = async <Row>(tx: Tx, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;
