import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { database } from '../../../db/database';

const dialect = new PgDialect({ casing: 'snake_case' });
/** Each connection keeps the plans of the statements that have a name: so many, the later ones go without. */
const MAX_NAMES = 64;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `marketplace_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a statement that PostgreSQL plans once a connection, not on every call: planning takes longer than finding.
 * Only where the best plan does not hang on the values.
 */
export async function runPrepared<Row>(query: SQL): Promise<Row[]> {
  const { db } = await database();
  const built = dialect.sqlToQuery(query);
  const statement = db._.session.prepareQuery(built, undefined, nameOf(built.sql), false);
  return ((await statement.execute()) as { rows: Row[] }).rows;
}
