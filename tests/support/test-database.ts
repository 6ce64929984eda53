import { openPglite, openPostgres, type Database } from '../../src/server/db/database';
import { migrateDatabase } from '../../src/server/db/migrate';

/** One empty, migrated database a test file: in memory, or a schema-fresh PostgreSQL where TEST_DATABASE_URL names one. */
export async function openTestDatabase(): Promise<Database> {
  const held = globalThis as { sampanDatabase?: Promise<Database> };
  if (!held.sampanDatabase) {
    const url = process.env.TEST_DATABASE_URL;
    held.sampanDatabase = url ? openPostgres(url, 10) : openPglite(undefined);
    await migrateDatabase(await held.sampanDatabase);
  }
  return held.sampanDatabase;
}
