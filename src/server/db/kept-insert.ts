import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { kept } from './kept-statement';
import type { Tx } from './transaction';

/** With more rows a statement is written for the occasion: connections keep few of each. */
const MOST_ROWS = 3;

/**
 * Inserts of a hot path: a statement is written and planned once for each number of rows and each choice of columns. Values
 * are values, no expressions. @returns the rows as they are stored, in the order given
 */
export function keptInsert<T extends PgTable>(name: string, table: T) {
  type Row = T['$inferInsert'];
  type Saved = T['$inferSelect'];
  const statements = new Map<string, (tx: Tx, values: Record<string, unknown>) => Promise<Saved[]>>();

  function write(key: string, columns: string[], count: number) {
    const places = Array.from({ length: count }, (_, at) =>
      Object.fromEntries(columns.map((column) => [column, sql.placeholder(placeOf(column, at))])),
    );
    // told apart by what they are, for a process may hold this module twice; by a hash, for PostgreSQL reads 63 letters of it
    const statement = kept(`${name}_${shortHash(key)}`, (db) =>
      db
        .insert(table)
        .values(places as Row[])
        .returning(),
    );
    const written = statement as unknown as (tx: Tx, values: Record<string, unknown>) => Promise<Saved[]>;
    statements.set(key, written);
    return written;
  }

  return async (tx: Tx, rows: Row[]): Promise<Saved[]> => {
    const [columns = [], ...others] = rows.map(columnsOf);
    const isAlike = others.every((each) => each.join() === columns.join());
    if (!isAlike || rows.length > MOST_ROWS)
      return (await tx.insert(table).values(rows).returning().execute()) as Saved[];
    const key = `${String(rows.length)}_${columns.join()}`;
    const statement = statements.get(key) ?? write(key, columns, rows.length);
    return statement(tx, Object.fromEntries(rows.flatMap((row, at) => valuesOf(row, at))));
  };
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);
const placeOf = (column: string, at: number) => `${column}${String(at)}`;
const entriesOf = (row: object) => Object.entries(row).filter(([, value]) => value !== undefined);
const columnsOf = (row: object) =>
  entriesOf(row)
    .map(([column]) => column)
    .sort();
const valuesOf = (row: object, at: number) =>
  entriesOf(row).map(([column, value]) => [placeOf(column, at), value] as const);
