import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** What is to be sent, a row each, found by the partial index over shop and time that says the same as `waiting`. */
export interface SendingTable {
  table: PgTable & { attempts: PgColumn; nextAttemptAt: PgColumn };
  /** What else names a row, beside its shop: as the database calls it. */
  keys: readonly string[];
  waiting: SQL;
  /** At most so many of one shop at a time, so that none stands behind another's thousands. */
  ofAShop: number;
}
/** Of which time, until when they are hidden from others, and how many. */
export interface Claim {
  now: Date;
  until: Date;
  limit: number;
}

const timeOf = (time: Date) => sql`${time.toISOString()}::timestamptz`;
const named = (prefix: string, columns: readonly string[]) =>
  sql.raw(columns.map((name) => `${prefix}${name}`).join(', '));

/** The rows of all shops that are due, the longest due first, locked: for an update of them that claims them (`claimed`). */
export function dueRows({ table, keys, waiting, ofAShop }: SendingTable, { now, limit }: Claim): SQL {
  const rows = sql.raw(getTableName(table));
  const names = ['tenant_id', ...keys];
  const isSame = sql.raw(names.map((name) => `m.${name} = due.${name}`).join(' and '));
  const due = sql`
    with recursive shop as (
      (select tenant_id from ${rows} where ${waiting} order by tenant_id limit 1)
      union all
      select (select m.tenant_id from ${rows} m where ${waiting} and m.tenant_id > shop.tenant_id order by m.tenant_id limit 1)
      from shop where shop.tenant_id is not null
    ), due as (
      select first.* from shop cross join lateral (
        select ${named('', names)}, next_attempt_at from ${rows} m
        where ${waiting} and m.tenant_id = shop.tenant_id and m.next_attempt_at <= ${timeOf(now)}
        order by m.next_attempt_at limit ${ofAShop}
      ) first order by first.next_attempt_at limit ${limit}
    )
    select ${named('m.', names)} from due join ${rows} m on ${isSame}
    where ${waiting} and m.next_attempt_at <= ${timeOf(now)} for update of m skip locked`;
  return sql`(${named(`${getTableName(table)}.`, names)}) in (${due})`;
}

/** An attempt more, and nobody else's until then. */
export const claimed = ({ table }: SendingTable, { until }: Claim) => ({
  attempts: sql`${table.attempts} + 1`,
  nextAttemptAt: until,
});
