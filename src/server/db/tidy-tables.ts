import { sql } from 'drizzle-orm';
import type { Database } from './transaction';

/** As a server's autovacuum decides: so many rows, and such a part of the table. */
const ROWS = 50;
const CHANGED = 0.1;
const DEAD = 0.2;

/**
 * Counts tables anew where enough has changed, and in the embedded database makes room in them: a server does that by
 * itself, soon enough for all but a seed. Else what is joined is planned for tables that were empty once. One table after
 * the other, so that whoever waits has a turn between two. @returns how many
 */
export async function tidyTables({ kind, db }: Database, isStopped: () => boolean = () => false): Promise<number> {
  const { rows } = (await db.execute(sql`
    select s.relid::regclass::text as name,
           n_dead_tup > ${ROWS} + ${DEAD} * greatest(reltuples, 0) as is_full
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where n_mod_since_analyze > ${ROWS} + ${CHANGED} * greatest(reltuples, 0)
       or n_dead_tup > ${ROWS} + ${DEAD} * greatest(reltuples, 0)
    order by n_mod_since_analyze desc`)) as unknown as { rows: { name: string; is_full: boolean }[] };
  let tidied = 0;
  for (const { name, is_full: isFull } of rows) {
    if (isStopped()) break;
    await db.execute(sql.raw(`${isFull && kind === 'pglite' ? 'vacuum (analyze)' : 'analyze'} ${name}`));
    tidied += 1;
  }
  return tidied;
}
