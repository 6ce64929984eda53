import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { readFacts, within, type Counted } from './fact-sql';
import type { Fact, ShopDay } from './facts.rules';

/** What came to the warehouse and left it, how well lines were estimated and how long they took; who came and what was mailed. */
export const goodsOn = (tx: Tx, { tenantId }: Counted, day: ShopDay): Promise<Fact[]> =>
  readFacts(
    tx,
    sql`select 'arrived' as measure, '' as dimension, count(distinct parcel_id) as value from parcel_event
      where tenant_id = ${tenantId} and status = 'RECEIVED' and ${within(sql`at`, day)}
    union all
    select 'shipped', '', count(distinct transit_order_id) from transit_event
      where tenant_id = ${tenantId} and status = 'OUTBOUND' and ${within(sql`at`, day)}
    union all
    select 'estimate', ratio.line_name || '|' || ratio.percent, count(*) from (
      select o.line_name, least(400, round(
        (o.invoice #>> '{total,local,amount}')::numeric * 100 / nullif((o.estimate #>> '{total,local,amount}')::numeric, 0)
      ))::int as percent
      from (select distinct transit_order_id from transit_event
        where tenant_id = ${tenantId} and status = 'WEIGHED' and ${within(sql`at`, day)}) e
      join transit_order o on o.tenant_id = ${tenantId} and o.id = e.transit_order_id and o.invoice is not null
    ) ratio where ratio.percent is not null group by ratio.line_name, ratio.percent
    union all
    select 'way', way.line_name || '|' || way.days, count(*) from (
      select o.line_name, least(365, floor(extract(epoch from e.at - o.outbound_at) / 86400))::int as days
      from (select transit_order_id, min(at) as at from transit_event
        where tenant_id = ${tenantId} and status = 'DELIVERED' and ${within(sql`at`, day)} group by transit_order_id) e
      join transit_order o on o.tenant_id = ${tenantId} and o.id = e.transit_order_id and o.outbound_at is not null
    ) way where way.days >= 0 group by way.line_name, way.days
    union all
    select 'signups', '', count(*) from shopper where tenant_id = ${tenantId} and ${within(sql`created_at`, day)}
    union all
    select 'mails', '', count(*) from outbox_mail where tenant_id = ${tenantId} and ${within(sql`created_at`, day)}
      and not is_shown_only`,
  );
