import { sql } from 'drizzle-orm';
import type { Tx } from './transaction';

/**
 * What follows from a deed is done by all that the shop has, also where whoever does it works in some warehouses alone: an
 * order is as far as all of its parcels are. What the deed is about was found within their limit before, and what is
 * answered is read within it again. Where the work fails, its transaction is given up.
 */
export async function inAllWarehouses<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = (await tx.execute(
    sql`select coalesce(current_setting('app.warehouses', true), '') as theirs`,
  )) as unknown as { rows: { theirs: string }[] };
  const theirs = rows[0]?.theirs ?? '';
  if (theirs === '') return work();
  await limitTo(tx, '');
  const done = await work();
  await limitTo(tx, theirs);
  return done;
}

const limitTo = (tx: Tx, theirs: string) => tx.execute(sql`select set_config('app.warehouses', ${theirs}, true)`);
