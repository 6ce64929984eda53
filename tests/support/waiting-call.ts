import { sql } from 'drizzle-orm';
import { database, type Tx } from '../../src/server/db/database';

export const rowsOf = <Row>(answer: unknown) => (answer as { rows: Row[] }).rows;

/** That others wait for, of a transaction that holds something. */
export async function connectionOf(tx: Tx): Promise<number> {
  return rowsOf<{ pid: number }>(await tx.execute(sql`select pg_backend_pid() as pid`))[0]?.pid ?? 0;
}

/** The connection of the call that waits for the one that holds, as soon as it does. */
export async function waiting(call: Promise<unknown>, holder: number): Promise<number> {
  const { db } = await database();
  const blocked = sql`select pid from pg_stat_activity where ${holder}::int = any(pg_blocking_pids(pid))`;
  let isOver = false;
  void call.finally(() => (isOver = true));
  while (!isOver) {
    const [found] = rowsOf<{ pid: number }>(await db.execute(blocked));
    if (found) return found.pid;
  }
  throw new Error('the call did not wait');
}
