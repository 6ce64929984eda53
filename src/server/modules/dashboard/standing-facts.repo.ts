import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { readFacts, type Counted } from './fact-sql';
import type { Fact } from './facts.rules';

const agesOf = (now: Date, bounds: readonly [days: number, name: string][], rest: string) =>
  sql`case ${sql.join(
    bounds.map(
      ([days, name]) =>
        sql`when moved_at > ${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz then ${name}`,
    ),
    sql` `,
  )} else ${rest} end`;

/** How everything that is not over stands at this moment: it cannot be found out of a day that has passed. */
export const standingAt = (tx: Tx, { tenantId }: Counted, now: Date): Promise<Fact[]> =>
  readFacts(
    tx,
    sql`select 'open' as measure, status as dimension, count(*) as value from purchase_order
      where tenant_id = ${tenantId} and status not in ('COMPLETED', 'CLOSED') group by status
    union all
    select 'age', age, count(*) from (
      select ${agesOf(
        now,
        [
          [1, '0-1'],
          [3, '1-3'],
          [7, '3-7'],
        ],
        '7+',
      )} as age from purchase_order
      where tenant_id = ${tenantId} and status not in ('COMPLETED', 'CLOSED') and status <> 'PENDING_PAYMENT'
    ) aged group by age
    union all
    select 'stored', age, count(*) from (
      select ${agesOf(
        now,
        [
          [7, '0-7'],
          [30, '7-30'],
          [60, '30-60'],
          [90, '60-90'],
        ],
        '90+',
      )} as age from parcel
      where tenant_id = ${tenantId} and status = 'STOCKED_IN'
    ) stored group by age
    union all
    select 'staff', '', count(*) from staff where tenant_id = ${tenantId} and state = 'ACTIVE'`,
  );
