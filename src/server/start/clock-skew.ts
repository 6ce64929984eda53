import { sql } from 'drizzle-orm';
import { openDatabase } from '../db/database';

/** By how many seconds the clock of the database goes before ours; undefined where none is open. */
export async function clockSkewSeconds(): Promise<number | undefined> {
  const opened = await openDatabase();
  if (!opened) return undefined;
  const before = Date.now();
  const answer = await opened.db.execute(sql`select extract(epoch from clock_timestamp())::float8 as now`);
  // it was looked at on the way, in the middle as far as anybody knows
  const ours = (before + Date.now()) / 2000;
  const [row] = (answer as unknown as { rows: { now: number }[] }).rows;
  return row && row.now - ours;
}
