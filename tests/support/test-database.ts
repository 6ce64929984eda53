import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { closeDatabase, openPglite, openPostgres, type Database } from '../../src/server/db/database';
import { migrateDatabase } from '../../src/server/db/migrate';
import { postgresForTests } from './postgres-server';
import { workerDatabase } from './shared-postgres';

const held = globalThis as { sampanDatabase?: Promise<Database>; sampanUntouched?: string; sampanUrl?: string };
const POOL = 10;

/**
 * An empty, migrated database for a test file. On PostgreSQL where one is found, for it takes a third of the time of the
 * embedded one, which has its turn where there is none and every night (decision 0185).
 */
export async function openTestDatabase(): Promise<Database> {
  held.sampanDatabase ??= open();
  return held.sampanDatabase;
}

async function open(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const opened = await openPostgres(url, POOL);
    await migrateDatabase(opened);
    return opened;
  }
  const folder = postgresForTests();
  held.sampanUrl = folder && (await workerDatabase(folder));
  const opened = await openAnother();
  held.sampanUntouched = await schemaOf(opened);
  return opened;
}

/** New connections to the same database, or the like of it. Tests wait for a busy machine: no statement is limited. */
export async function openAnother(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL ?? held.sampanUrl;
  if (url) return openPostgres(url, POOL, 'migration');
  return openPglite(undefined, new Blob([readFileSync(inject('databaseSnapshot'))]));
}

/**
 * Leaves the database to the next file of this worker as it was found, without rows: that takes a tenth of the second
 * that another one takes. Where a file has changed the schema itself, or closed the database, the next opens its own.
 */
export async function leaveTestDatabase(): Promise<void> {
  const database = await held.sampanDatabase;
  const isKept = database && held.sampanUntouched && (await schemaOf(database)) === held.sampanUntouched;
  if (!isKept) return closeDatabase();
  const { rows } = (await database.db.execute(FILLED)) as unknown as { rows: { name: string }[] };
  if (!rows.length) return;
  await forgetTenants(database);
  await database.transact(async (tx) => {
    // the books refuse to be emptied
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join()} restart identity cascade`));
  });
}

/** What the process remembers of shops outlives their rows: the next file may make one of the same name. */
async function forgetTenants({ db }: Database): Promise<void> {
  const { forgetTenant } = await import('../../src/server/modules/tenant/tenant.service');
  const { rows } = (await db.execute(sql`select id from tenant`)) as unknown as { rows: { id: string }[] };
  for (const { id } of rows) forgetTenant(id);
}

const FILLED = sql`select c.oid::regclass::text as name from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_relation_size(c.oid) > 0`;

/** Whoever changes a row of these catalogues leaves a later transaction in it, or another count. */
const CATALOGUES = [
  ...['pg_attribute', 'pg_authid', 'pg_constraint', 'pg_policy', 'pg_proc', 'pg_trigger'],
  ...['drizzle.__drizzle_migrations', 'drizzle.repeatable'],
];

async function schemaOf({ db }: Database): Promise<string> {
  const changes = CATALOGUES.map((name) => `select xmin from ${name}`).join(' union all ');
  const asked = `select count(*) as entries, max(xmin::text::bigint) as latest, (select count(*) from pg_class
    where relrowsecurity and relforcerowsecurity) as secured from (${changes}) as changed`;
  const { rows } = (await db.execute(sql.raw(asked))) as unknown as { rows: object[] };
  return JSON.stringify(rows);
}
