import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Whoever changes the schema or stocks the shops at start holds this; one number for both. */
const LOCK = 7_266_726;
const ASK_EVERY_MS = 200;
const SAY_AFTER_MS = 5000;

/**
 * Runs the work while no other process of this database runs such work. Behind a pooler too, for the lock belongs to a
 * transaction, which stays open on a connection of its own; it goes with the connection, so no crash leaves it behind.
 * Asked for again and again instead of waited for: a statement that waits would hold back `vacuum` and other builds.
 */
export async function exclusively<T>(
  { kind, transact }: Database,
  work: () => Promise<T>,
  say?: (line: string) => void,
): Promise<T> {
  // one process only holds the embedded database, and it has one connection
  if (kind === 'pglite') return work();
  const since = performance.now();
  let hasSaid = false;
  for (;;) {
    const done = await transact(async (tx) => {
      const answer = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine,
        set_config('idle_in_transaction_session_timeout', '0', true)`);
      const [row] = (answer as unknown as { rows: { mine: boolean }[] }).rows;
      return row?.mine ? { result: await work() } : undefined;
    });
    if (done) return done.result;
    if (!hasSaid && performance.now() - since > SAY_AFTER_MS) {
      hasSaid = true;
      say?.('Database: waiting for another process that prepares it …');
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
