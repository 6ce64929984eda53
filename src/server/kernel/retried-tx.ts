import type { Tx } from '../db/database';
import { sqlState } from '../db/database-errors';

const TRIES = 4;
/** Deadlock, serialisation failure: PostgreSQL has rolled back and asks to try again. */
const TRANSIENT = new Set(['40P01', '40001']);

/** A transaction that is tried again where it lost against another one: for whatever takes locks in more than one table. */
export async function retriedTx<T>(
  { tx: inTransaction }: { tx: <R>(work: (tx: Tx) => Promise<R>) => Promise<R> },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (tried === TRIES || !TRANSIENT.has(sqlState(error) ?? '')) throw error;
      // not at once: the one that won is only being woken up, and would lose its row again
      await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 20 * tried));
    }
  }
}
