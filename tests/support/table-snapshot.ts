import { sql } from 'drizzle-orm';
import { systemTx } from '../../src/server/db/database';

/** Everything that stands in the tables, but those left out, as one text a table: equal where nothing has changed. */
export async function snapshotTables(leftOut: string[] = []): Promise<Record<string, string>> {
  return systemTx(async (tx) => {
    const found = (await tx.execute(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
    )) as unknown as { rows: { name: string }[] };
    const snapshot: Record<string, string> = {};
    for (const { name } of found.rows.filter(
      (table) => !leftOut.includes(table.name) && !table.name.startsWith('marketplace'),
    )) {
      const { rows } = (await tx.execute(
        sql`select coalesce(string_agg(row::text, E'\n' order by row::text), '') as rows from ${sql.identifier(name)} as row`,
      )) as unknown as { rows: { rows: string }[] };
      snapshot[name] = rows[0]?.rows ?? '';
    }
    return snapshot;
  });
}
