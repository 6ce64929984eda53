import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Fact, ShopDay } from './facts.rules';

/** A shop whose day is counted, and what a unit of its money is to a fen at a rate of one. */
export interface Counted {
  tenantId: string;
  /** Minor units of its currency in one fen's worth: 1 where both have two decimals. */
  unitsPerFen: number;
}

export const within = (column: SQL, { from, until }: Pick<ShopDay, 'from' | 'until'>): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;

/** Rows of measure, dimension and value; what is nothing is left out. */
export async function readFacts(tx: Tx, statement: SQL): Promise<Fact[]> {
  const { rows } = (await tx.execute(statement)) as unknown as {
    rows: { measure: Fact['measure']; dimension: string; value: string | number | null }[];
  };
  return rows
    .map(({ measure, dimension, value }) => ({ measure, dimension, value: Number(value ?? 0) }))
    .filter(({ value }) => value !== 0);
}
