import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Db, Tx } from './transaction';

/** As far as Drizzle's drivers agree on what they make of a query. */
interface Built {
  queryString: string;
  params: unknown[];
  fields: unknown;
  joinsNotNullableMap: unknown;
}
interface Preparable<Row> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Row> };
}

/** Writes statements, runs none. */
const writer = drizzle(() => Promise.reject(new Error('only for writing statements')), {
  casing: 'snake_case',
}) as unknown as Db;

/**
 * A statement of a hot path: written once a process, planned once a connection. Values go where `sql.placeholder` names
 * them. Only where the best plan does not hang on them. It is asked for when called: a builder of Drizzle beside it that
 * must keep its turn says `.execute()`, for without it waits until it is awaited.
 */
export function kept<Rows>(name: string, write: (db: Db) => Preparable<Rows>) {
  let built: Built | undefined;
  return (tx: Tx, values: Record<string, unknown>): Promise<Rows> => {
    built ??= write(writer).prepare(name) as unknown as Built;
    const { queryString: sql, params, fields, joinsNotNullableMap } = built;
    const query = tx._.session.prepareQuery({ sql, params }, fields as undefined, name, fields !== undefined);
    return Object.assign(query, { joinsNotNullableMap }).execute(values) as Promise<Rows>;
  };
}
