import { sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import { AGE_DAYS } from '../../../contract/order-age';
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

const ORDER_BOUNDS = Object.entries(AGE_DAYS).flatMap(([age, { below }]) =>
  below === null ? [] : [[below, age] as [days: number, name: string]],
);
/** As the buying desk lists them: what nobody has paid is nothing to the staff. */
const isOpen = sql`status not in ('COMPLETED', 'CLOSED', 'PENDING_PAYMENT')`;

const hoursBefore = (now: Date, hours: number) =>
  sql`${new Date(now.getTime() - hours * 3_600_000).toISOString()}::timestamptz`;

/** How everything that is not over stands at this moment: it cannot be found out of a day that has passed. */
export const standingAt = (tx: Tx, { tenantId }: Counted, now: Date): Promise<Fact[]> =>
  readFacts(
    tx,
    sql`select 'open' as measure, status as dimension, count(*) as value from purchase_order
      where tenant_id = ${tenantId} and ${isOpen} group by status
    union all
    select 'age', age, count(*) from (
      select ${agesOf(now, ORDER_BOUNDS, '7+')} as age from purchase_order
      where tenant_id = ${tenantId} and ${isOpen}
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
    select 'late', desk, value from (
      select 'buying' as desk, count(*) as value from purchase_order
      where tenant_id = ${tenantId} and status in ('PAID', 'PURCHASING') and due_at <= ${now.toISOString()}::timestamptz
      union all
      select 'seller', count(*) from purchase_order
      where tenant_id = ${tenantId} and status = 'PURCHASED' and due_at <= ${now.toISOString()}::timestamptz
      union all
      select 'inspect', count(*) from parcel
      where tenant_id = ${tenantId} and status = 'RECEIVED' and moved_at <= ${hoursBefore(now, LIMITS.shelfHours)}
      union all
      select 'packing', count(*) from transit_order
      where tenant_id = ${tenantId} and status in ('SUBMITTED', 'PACKING', 'WEIGHED', 'PENDING_PAYMENT', 'PAID')
        and ((status = 'SUBMITTED' and mode <> 'PAY_FIRST') or (status = 'PAID' and mode = 'PAY_FIRST'))
        and held_at is null and moved_at <= ${hoursBefore(now, LIMITS.packHours)}
    ) late where value > 0
    union all
    select 'shelves', kind, value from (
      select 'used' as kind, count(distinct (warehouse_id, location)) as value from parcel
      where tenant_id = ${tenantId} and status in ('STOCKED_IN', 'LOCKED') and location <> ''
      union all
      select 'all', sum(((block ->> 'toRack')::int - (block ->> 'fromRack')::int + 1) * (block ->> 'levels')::int
        * greatest(1, (block ->> 'places')::int))
      from warehouse w cross join lateral jsonb_array_elements(w.shelves) block where w.tenant_id = ${tenantId}
    ) shelves where value > 0
    union all
    select 'staff', '', count(*) from staff where tenant_id = ${tenantId} and state = 'ACTIVE'`,
  );
