import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { env } from '../env';
import { lockFolder } from './folder-lock';
import { parseSafeInteger } from './safe-integer';
import { embeddedTransact, poolTransact, type Db, type Owner, type Transact, type Tx } from './transaction';

export type { Owner, Tx } from './transaction';
/** For single statements, each on any connection; transactions are `transact`'s. */
export type Statements = Omit<Db, 'transaction'>;

export interface Database {
  kind: 'postgres' | 'pglite';
  db: Statements;
  transact: Transact;
  close: () => Promise<void>;
}

// `next dev` evaluates modules again on every change and the start script shares the process with Next's bundle:
// the one open database stays on globalThis.
const held = globalThis as { sampanDatabase?: Promise<Database> };

/** Opens on first use; the same database ever after. */
export function database(): Promise<Database> {
  return (held.sampanDatabase ??= open().catch((error: unknown) => {
    held.sampanDatabase = undefined;
    throw error;
  }));
}

export async function closeDatabase() {
  const open = held.sampanDatabase;
  held.sampanDatabase = undefined;
  await (await open)?.close();
}

/** Runs in one transaction as the role that row-level security binds, seeing one tenant only. */
export async function tenantTx<T>(owner: Owner, work: (tx: Tx) => Promise<T>): Promise<T> {
  return (await database()).transact(work, owner);
}

/** Runs as the owner of the tables: for the register of tenants, the seed, the embedded marketplace and checks. */
export async function systemTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return (await database()).transact(work);
}

async function open(): Promise<Database> {
  const url = env().DATABASE_URL;
  return url ? openPostgres(url, env().DATABASE_POOL) : openPglite(join(env().DATA_DIR, 'pglite'));
}

/** How long a statement and a lock may take: a request's, or a migration's, which may index a large table. */
const REQUEST_LIMITS = { query_timeout: 6000, statement_timeout: 5000, lock_timeout: 4000 };
const MIGRATION_LIMITS = { statement_timeout: 0 };

/** @param purpose whose time limits hold */
export async function openPostgres(
  connectionString: string,
  max: number,
  purpose: 'requests' | 'migration' = 'requests',
): Promise<Database> {
  const [{ default: pg }, { drizzle }, { NodePgSession, NodePgTransaction }, { PgDialect }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/session'),
    import('drizzle-orm/pg-core'),
  ]);
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 1500,
    ...(purpose === 'requests' ? REQUEST_LIMITS : MIGRATION_LIMITS),
    idle_in_transaction_session_timeout: 10_000,
    types: {
      getTypeParser: (oid, format) => (oid === 20 ? parseSafeInteger : pg.types.getTypeParser(oid, format as 'text')),
    },
  });
  // Without listeners a restart of PostgreSQL ends this process. The pool hears of idle connections only; what uses one
  // that is lost fails, and says so itself.
  pool.on('error', (error) => process.stderr.write(`database connection lost: ${error.message}\n`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle({ client: pool, casing: 'snake_case' });
  const dialect = new PgDialect({ casing: 'snake_case' });
  const openTx = (client: PoolClient) =>
    new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined) as unknown as Tx;
  return { kind: 'postgres', db: db as unknown as Db, transact: poolTransact(pool, openTx), close: () => pool.end() };
}

/** @param folder where it lives; undefined keeps it in memory (tests), @param snapshot filled with this dump of one */
export async function openPglite(folder: string | undefined, snapshot?: Blob): Promise<Database> {
  const release = folder ? await lockFolder(folder) : () => undefined;
  if (folder) mkdirSync(folder, { recursive: true });
  const [{ PGlite }, { pg_trgm }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
  ]);
  const client = await PGlite.create({
    dataDir: folder,
    loadDataDir: snapshot,
    extensions: { pg_trgm },
    parsers: { 20: parseSafeInteger },
  });
  const db = drizzle({ client, casing: 'snake_case' }) as unknown as Db;
  const close = async () => {
    await client.close();
    release();
  };
  return { kind: 'pglite', db, transact: embeddedTransact(db), close };
}
