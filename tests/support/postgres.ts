import { afterAll, beforeAll, describe, it } from 'vitest';
import { openPostgres, type Database } from '../../src/server/db/database';
import { migrateDatabase } from '../../src/server/db/migrate';
import { findPostgres } from './postgres-server';
import { createDatabase } from './shared-postgres';

const POOL = 24;
const held = globalThis as { sampanDatabase?: Promise<Database> };

let current = '';
/** Where the PostgreSQL of the block is, for processes beside the test's. */
export const postgresUrl = (): string => current;

/**
 * Runs the block on a real PostgreSQL: the one that TEST_DATABASE_URL names, else a database of its own on one started
 * from the binaries of this machine. PGlite has one connection and would hide every race. Without either, a skipped test says so.
 */
export function describeOnPostgres(name: string, block: () => void): void {
  const url = process.env.TEST_DATABASE_URL;
  const folder = url ? undefined : findPostgres();
  if (!url && !folder) {
    describe(name, () => it.skip('needs PostgreSQL: set TEST_DATABASE_URL or install postgres and initdb', () => {}));
    return;
  }
  describe(name, () => {
    let own: Awaited<ReturnType<typeof createDatabase>> | undefined;
    let before: Promise<Database> | undefined;
    beforeAll(async () => {
      own = folder ? await createDatabase(folder) : undefined;
      current = own?.url ?? url ?? '';
      const database = await openPostgres(current, POOL);
      if (!own) await migrateDatabase(database);
      before = held.sampanDatabase;
      held.sampanDatabase = Promise.resolve(database);
    });
    afterAll(async () => {
      const opened = await held.sampanDatabase;
      held.sampanDatabase = before;
      await opened?.close();
      await own?.drop();
    });
    block();
  });
}
