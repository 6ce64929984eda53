import type { Pool, PoolClient } from 'pg';
import { causesOf, isDatabaseAway } from './database-errors';

const STATE = /^(?:\d|F0|HV|P0|XX)[0-9A-Z]{3,4}$/;

/** The class of an error of the database: two characters of some forty, or `away`; undefined of any other error. */
function classOf(error: unknown): string | undefined {
  if (isDatabaseAway(error)) return 'away';
  for (const cause of causesOf(error))
    if ('code' in cause && typeof cause.code === 'string' && cause.code.length === 5 && STATE.test(cause.code))
      return cause.code.slice(0, 2);
  return undefined;
}

/** What is told to whoever measures; times in seconds. */
export interface DatabaseMeasures {
  /** By class of SQLSTATE. */
  failed: (sqlstate: string) => void;
  /** Until a connection was free. */
  waited: (seconds: number) => void;
  /** A transaction, its wait included; of a shop, or of the server itself. */
  ran: (purpose: 'tenant' | 'system', seconds: number) => void;
}

/** Of the process, as the database is: whichever copy of this file has opened that. */
const held = globalThis as { sampanMeasures?: DatabaseMeasures };

export const onTransactions = (told: DatabaseMeasures) => {
  held.sampanMeasures = told;
};

const secondsSince = (began: number) => (performance.now() - began) / 1000;

/** Counts what the database let fail. */
export function countError(error: unknown): never {
  const sqlstate = classOf(error);
  if (sqlstate) held.sampanMeasures?.failed(sqlstate);
  throw error;
}

export async function connect(pool: Pool): Promise<PoolClient> {
  const began = performance.now();
  const client = await pool.connect();
  held.sampanMeasures?.waited(secondsSince(began));
  return client;
}

export async function measureTransaction<T>(purpose: 'tenant' | 'system', run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await run().catch(countError);
  } finally {
    held.sampanMeasures?.ran(purpose, secondsSince(began));
  }
}
