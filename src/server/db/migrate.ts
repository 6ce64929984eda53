import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import type { Database } from './database';

/** Relative to where the process starts: the bundle that Next makes has no folder of its own for these. */
const FOLDER = join('src', 'server', 'db', 'migrations');
const LOCK = 7_266_726;

/**
 * Brings the schema up to date: the numbered migrations once each, then the files of `repeatable/` every time
 * (functions, triggers, policies, indexes of extensions: all written so that running them again changes nothing).
 */
export async function migrateDatabase({ kind, db, transact }: Database, root = process.cwd()): Promise<void> {
  const config: MigrationConfig = { migrationsFolder: join(root, FOLDER) };
  const repeatable = join(root, FOLDER, 'repeatable');
  const statements = readdirSync(repeatable)
    .sort()
    .map((name) => readFileSync(join(repeatable, name), 'utf8'));
  const runRepeatable = () =>
    transact(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      for (const text of statements) for (const part of text.split(/^-- next$/m)) await tx.execute(sql.raw(part));
    });
  const migrate =
    kind === 'postgres'
      ? (await import('drizzle-orm/node-postgres/migrator')).migrate
      : (await import('drizzle-orm/pglite/migrator')).migrate;
  await migrate(db as never, config);
  await runRepeatable();
}
