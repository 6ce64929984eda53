import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from './database-errors';

export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * Whose rows a statement may see. Row-level security holds the tenant (T5). Which rows of a tenant are the shopper's,
 * repos say: logins, callbacks, jobs and staff write for other shoppers than the one who asks, so a policy on
 * `app.shopper` would have to be lifted where it matters most. The setting tells a trace of PostgreSQL who asked.
 */
export interface Owner {
  tenantId: string;
  shopperId: string;
}

/** Runs the work in one transaction: for an owner as the role that row-level security binds, else as who connects. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>, owner?: Owner) => Promise<T>;

/** A connection that does not even roll back within this time is not waited for. */
const ROLLBACK_TIMEOUT_MS = 2000;

/**
 * Not Drizzle's own: that one keeps the connection for good where `begin` fails, and gives one back to the pool whose
 * rollback failed. Here each connection is given back exactly once, and as broken unless it is known to be clean.
 */
export function poolTransact(pool: Pool, openTx: (client: PoolClient) => Tx): Transact {
  return async (work, owner) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin(client, owner));
      const result = await work(openTx(client));
      await commit(client);
      return result;
    } catch (error) {
      broken = await rollBack(client, error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

/** One message, so one round trip. The settings end with the transaction. */
function begin(client: PoolClient, owner: Owner | undefined): string {
  if (!owner) return 'begin';
  const set = (name: string, value: string) => `set_config('${name}', ${client.escapeLiteral(value)}, true)`;
  const { tenantId, shopperId } = owner;
  return `begin; select ${[set('role', 'sampan_app'), set('app.tenant', tenantId), set('app.shopper', shopperId)].join(', ')}`;
}

/** PostgreSQL answers `commit` with ROLLBACK, and no error, where a statement had failed and its error was passed over. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('nothing was committed: a statement of the transaction had failed');
}

/** @returns why the connection is of no more use, where it is not */
async function rollBack(client: PoolClient, error: unknown): Promise<Error | undefined> {
  if (isDatabaseAway(error)) return error as Error;
  const statement = { text: 'rollback', query_timeout: ROLLBACK_TIMEOUT_MS };
  return client.query(statement).then(
    () => undefined,
    (failure: Error) => failure,
  );
}

/** One connection that every statement waits for, in this process: nothing to give back. */
export function embeddedTransact(db: Db): Transact {
  return (work, owner) =>
    db.transaction(async (tx) => {
      if (owner)
        await tx.execute(
          sql`select set_config('role', 'sampan_app', true), set_config('app.tenant', ${owner.tenantId}, true), set_config('app.shopper', ${owner.shopperId}, true)`,
        );
      return work(tx);
    });
}
