import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { database } from '../db/database';
import { workClaim } from '../db/schema/jobs';
import { tenant } from '../db/schema/tenant';

/** Rows of a table of shops that wait for a job; `where` and `oldest` are what its partial index has. */
export interface DueRows {
  table: PgTable & { tenantId: PgColumn; id: PgColumn };
  where: SQL;
  oldest: PgColumn;
}
export interface ClaimedItem {
  tenantId: string;
  id: string;
  /** How often it was taken up, this time included. */
  tries: number;
}

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** Of all shops at once, as the owner of the tables; one statement each, so nothing is held while the work is done. */
export const workClaims = (job: string, goesOn = false) => {
  // with its tries: who comes back after its lease, when somebody else has taken over, changes nothing
  const one = ({ tenantId, id, tries }: ClaimedItem) =>
    sql`tenant_id = ${tenantId} and job = ${job} and item_id = ${id} and tries = ${tries}`;
  // of a shop that is suspended nothing is done but what money is owed
  const isServed = (table: DueRows['table']) =>
    goesOn ? sql`true` : sql`(select t.suspended_at from ${tenant} t where t.id = ${table.tenantId}) is null`;
  const run = async <Row>(statement: SQL): Promise<Row[]> => {
    const { db } = await database();
    return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
  };
  return {
    /** The longest due that nobody is at, at most `limit`, for this process alone until `until`. */
    claim({ table, where, oldest }: DueRows, { now, until, limit }: { now: Date; until: Date; limit: number }) {
      return run<ClaimedItem>(sql`
        with due as (
          select ${table.tenantId} as tenant_id, ${table.id} as id from ${table}
          -- a value of each row, not a join: that would be planned for the few claims of a moment ago
          where ${where} and coalesce((
            select c.until from ${workClaim} c where c.tenant_id = ${table.tenantId} and c.job = ${job}
              and c.item_id = ${table.id}
          ), '-infinity') <= ${at(now)}
            and ${isServed(table)} order by ${oldest} limit ${limit} for update of ${table} skip locked
        )
        insert into ${workClaim} as claim (tenant_id, job, item_id, until) select tenant_id, ${job}, id, ${at(until)} from due
        on conflict (tenant_id, job, item_id) do update set until = excluded.until, tries = claim.tries + 1
          where claim.until <= ${at(now)}
        returning tenant_id as "tenantId", item_id as id, tries`);
    },
    /** When the longest waiting row came to wait, whether somebody is at it or not. */
    async oldest({ table, where, oldest }: DueRows): Promise<Date | undefined> {
      const [row] = await run<{ at: string }>(
        sql`select (extract(epoch from ${oldest}) * 1000)::text as at from ${table} where ${where} and ${isServed(table)} order by ${oldest} limit 1`,
      );
      return row && new Date(Number(row.at));
    },
    /** What is still this process's; never what was put off, or is another's by now. */
    renew: (items: ClaimedItem[], until: Date) =>
      run(sql`update ${workClaim} set until = ${at(until)} where job = ${job} and until < ${at(until)}
        and (tenant_id, item_id, tries) in (${sql.join(
          items.map(({ tenantId, id, tries }) => sql`(${tenantId}, ${id}, ${tries}::int)`),
          sql`, `,
        )})`),
    finish: (item: ClaimedItem) => run(sql`delete from ${workClaim} where ${one(item)}`),
    postpone: (item: ClaimedItem, until: Date, tries: number) =>
      run(sql`update ${workClaim} set until = ${at(until)}, tries = ${tries} where ${one(item)}`),
    /** Whatever their job. */
    async countParked(): Promise<number> {
      const [row] = await run<{ parked: number }>(
        sql`select count(*)::int as parked from ${workClaim} where until = 'infinity'`,
      );
      return row?.parked ?? 0;
    },
    park: (item: ClaimedItem, now: Date) =>
      run(sql`update ${workClaim} set until = 'infinity', parked_at = ${at(now)} where ${one(item)}`),
  };
};
