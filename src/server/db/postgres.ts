import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/node-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import pg from 'pg';
import type { Database } from './transaction';
import type { GroupedClient } from './grouped-client';
import { parseSafeInteger } from './safe-integer';
import { limitStatements, measured, poolTransactions, type Db, type PoolOptions, type Tx } from './transaction';

/** How long a statement and a lock may take, in ms: a request's, or a migration's, which may index a large table. */
const LIMITS = {
  requests: { statement_timeout: 5000, lock_timeout: 4000, idle_in_transaction_session_timeout: 10_000 },
  migration: { statement_timeout: 0, idle_in_transaction_session_timeout: 10_000 },
};
/** After this the connection is given up: PostgreSQL should have said no itself. */
const ANSWER_TIMEOUT_MS = 6000;

/** Longer than from one round of jobs to the next: a connection costs more than what an idle process asks of it. */
const IDLE_TIMEOUT_MS = 90_000;

/** Drizzle over a pool, with our own transactions. */
export function withDrizzle(pool: pg.Pool, options: Omit<PoolOptions, 'openTx'>) {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const openTx = (client: GroupedClient) =>
    new NodePgTransaction(
      dialect,
      new NodePgSession(client as unknown as pg.PoolClient, dialect, undefined),
      undefined,
    ) as unknown as Tx;
  return {
    db: drizzle({ client: limitStatements(pool, options), casing: 'snake_case' }) as unknown as Db,
    ...measured(poolTransactions(pool, { ...options, openTx })),
  };
}

export interface PoolSettings {
  max: number;
  purpose: 'requests' | 'migration';
  /** How long a call waits for a connection, until it hears that there is none, in ms. */
  waitMs: number;
  /** Whether connections keep plans: not where a pooler forgets them. */
  keepsPlans: boolean;
}

export function openPool(connectionString: string, { max, purpose, waitMs, keepsPlans }: PoolSettings): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...(purpose === 'requests' ? { query_timeout: ANSWER_TIMEOUT_MS } : {}),
    types: {
      getTypeParser: (oid, format) => (oid === 20 ? parseSafeInteger : pg.types.getTypeParser(oid, format as 'text')),
    },
  });
  // Without listeners a restart of PostgreSQL ends this process. The pool hears of idle connections only; what uses one
  // that is lost fails, and says so itself.
  pool.on('error', (error) => process.stderr.write(`database connection lost: ${error.message}\n`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    kind: 'postgres',
    ...withDrizzle(pool, { limits: LIMITS[purpose], keepsPlans }),
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
