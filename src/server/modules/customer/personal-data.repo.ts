import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { OPEN, PERSONAL, type PersonalTable } from './personal-data.rules';

export interface Person {
  tenantId: string;
  shopperId: string;
  email: string;
}
/** More than anybody has; whoever has is given the first of them. */
const MOST_ROWS = 20_000;

/** The text of a rule, with whom it is about in the places that it names. */
function bound(text: string, { tenantId, shopperId, email }: Person): SQL {
  const values: Record<string, string> = { ':t': tenantId, ':s': shopperId, ':e': email };
  const parts = text.split(/(:[tse]\b)/).map((part) => (part in values ? sql`${values[part]}` : sql.raw(part)));
  return sql.join(parts);
}
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

/** All that tables have of one person, and what becomes of it. */
export const personalDataRepo = (tx: Tx, person: Person) => ({
  async read(name: string, { rows, secret = [] }: PersonalTable): Promise<Record<string, unknown>[]> {
    const found = await tx.execute(
      sql`select to_jsonb(r) - ${sql.param(['tenant_id', ...secret])}::text[] as row from ${sql.identifier(name)} r
        where ${bound(rows, person)} limit ${MOST_ROWS}`,
    );
    return rowsOf<{ row: Record<string, unknown> }>(found).map(({ row }) => row);
  },
  /** What is not over yet, by its name. */
  async open(): Promise<{ what: string; count: number }[]> {
    const counts = Object.entries(OPEN).map(
      ([what, text]) => sql`select ${what}::text as what, (${bound(text, person)})::int as count`,
    );
    const found = await tx.execute(sql.join(counts, sql` union all `));
    return rowsOf<{ what: string; count: number }>(found).filter(({ count }) => count > 0);
  },
  /** Takes out who it was, table by table: children first, as they are listed. */
  async erase(): Promise<void> {
    for (const [name, { rows, stays }] of Object.entries(PERSONAL)) {
      const table = sql.identifier(name);
      if (!stays) await tx.execute(sql`delete from ${table} where ${bound(rows, person)}`);
      else if (stays.blanked) {
        const columns = Object.entries(stays.blanked).map(([column, value]) => sql.raw(`${column} = ${value}`));
        await tx.execute(sql`update ${table} set ${sql.join(columns, sql`, `)} where ${bound(rows, person)}`);
      }
    }
  },
});
