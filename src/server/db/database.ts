import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { env } from '../env';
import { lockFolder } from './folder-lock';
import type { Acting, Database, Tx } from './transaction';

export {
  SESSION_OVER,
  type Acting,
  type Database,
  type Owner,
  type SessionProof,
  type StaffScope,
  type Tx,
} from './transaction';
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

/** The one that is open, if any: asks for none. */
export const openDatabase = (): Promise<Database> | undefined => held.sampanDatabase;

export async function closeDatabase() {
  const open = held.sampanDatabase;
  held.sampanDatabase = undefined;
  await (await open)?.close();
}

/** Runs in one transaction as the role that row-level security binds, seeing one tenant only. */
export async function tenantTx<T>(owner: Acting, work: (tx: Tx) => Promise<T>): Promise<T> {
  return (await database()).transact(work, owner);
}

/** The same for the whole shop, nobody's in particular. */
export const shopTx = <T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tenantTx({ tenantId, shopperId: '' }, work);

/**
 * The same for work that asks for all its statements at once, each needing no other's answer: one round trip, without
 * begin and commit. On PostgreSQL what is asked later is refused.
 */
export async function tenantAtOnce<T>(owner: Acting, work: (tx: Tx) => Promise<T>): Promise<T> {
  return (await database()).atOnce(work, owner);
}

/** Runs as the owner of the tables: for the register of tenants, the seed, the embedded marketplace and checks. */
export async function systemTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return (await database()).transact(work);
}

async function open(): Promise<Database> {
  const url = env().DATABASE_URL;
  return url ? openPostgres(url, env().DATABASE_POOL) : openPglite(join(env().DATA_DIR, 'pglite'));
}

/** @param purpose whose time limits hold */
export async function openPostgres(
  connectionString: string,
  max: number,
  purpose: 'requests' | 'migration' = 'requests',
): Promise<Database> {
  const { openPool } = await import('./postgres');
  const { DATABASE_WAIT_MS: waitMs, DATABASE_PREPARED: keepsPlans } = env();
  return openPool(connectionString, { max, purpose, waitMs, keepsPlans });
}

/** @param folder where it lives; undefined keeps it in memory (tests), @param snapshot filled with this dump of one */
export async function openPglite(folder: string | undefined, snapshot?: Blob): Promise<Database> {
  const release = folder ? await lockFolder(folder) : () => undefined;
  if (folder) mkdirSync(folder, { recursive: true });
  const [{ PGlite, protocol }, { pg_trgm }, { EmbeddedPool }, { withDrizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('./embedded-pool'),
    import('./postgres'),
  ]);
  const client = await PGlite.create({ dataDir: folder, loadDataDir: snapshot, extensions: { pg_trgm } });
  // as much of a pool as is asked of one here; nothing limits a statement that runs in this process
  const pool = new EmbeddedPool(client, protocol) as unknown as Pool;
  const close = async () => {
    await client.close();
    release();
  };
  return { kind: 'pglite', ...withDrizzle(pool, { limits: {}, keepsPlans: true }), close };
}
