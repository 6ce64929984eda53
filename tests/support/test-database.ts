import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { openPglite, openPostgres, type Database } from '../../src/server/db/database';
import { migrateDatabase } from '../../src/server/db/migrate';

/** One empty, migrated database a test file: in memory, or a schema-fresh PostgreSQL where TEST_DATABASE_URL names one. */
export async function openTestDatabase(): Promise<Database> {
  const held = globalThis as { sampanDatabase?: Promise<Database> };
  held.sampanDatabase ??= open();
  return held.sampanDatabase;
}

async function open(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openPglite(undefined, new Blob([readFileSync(inject('databaseSnapshot'))]));
  const opened = await openPostgres(url, 10);
  await migrateDatabase(opened);
  return opened;
}
