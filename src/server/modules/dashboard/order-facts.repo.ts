import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { readFacts, within, type Counted } from './fact-sql';
import type { Fact, ShopDay } from './facts.rules';

/** So many sellers of a day are told of by name: the others are few each. */
const MOST_SELLERS = 100;

/** Orders by the day on which they were first paid, each once, whatever became of them. */
const paidOn = (tenantId: string, day: ShopDay) => sql`
  select distinct e.order_id from order_event e
  where e.tenant_id = ${tenantId} and e.status = 'PAID' and ${within(sql`e.at`, day)}
    and not exists (select from order_event b where b.tenant_id = e.tenant_id and b.order_id = e.order_id
      and b.status = 'PAID' and b.at < ${day.from.toISOString()}::timestamptz)`;

/** What was sold, by whom it was bought, and how far it has come since. */
export const soldOn = (tx: Tx, { tenantId, unitsPerFen }: Counted, day: ShopDay): Promise<Fact[]> =>
  readFacts(
    tx,
    sql`with paid as materialized (
      select o.id, o.shopper_id, o.created_at, o.goods_local, o.service_fee_local, o.freight_local,
        o.goods_local + o.freight_local
          - round((o.goods_fen + o.freight_fen) * o.cny_to_local_rate::numeric * ${String(unitsPerFen)}::numeric) as exchange,
        exists (select from order_event e where e.tenant_id = o.tenant_id and e.order_id = o.id
          and e.status in ('PURCHASED', 'SELLER_SHIPPED', 'PARTIALLY_ARRIVED', 'STOCKED_IN', 'COMPLETED')) as is_bought,
        exists (select from order_event e where e.tenant_id = o.tenant_id and e.order_id = o.id
          and e.status in ('STOCKED_IN', 'COMPLETED')) as is_here,
        exists (select from order_event e where e.tenant_id = o.tenant_id and e.order_id = o.id
          and e.status = 'COMPLETED') as is_shipped,
        exists (select from order_item i
          join parcel_item p on p.tenant_id = i.tenant_id and p.order_item_id = i.id
          join parcel c on c.tenant_id = p.tenant_id and c.id = p.parcel_id
          join transit_order t on t.tenant_id = c.tenant_id and t.id = c.transit_order_id
          where i.tenant_id = o.tenant_id and i.order_id = o.id and t.status in ('DELIVERED', 'COMPLETED')) as is_done,
        exists (select from purchase_order b
          join order_event e on e.tenant_id = b.tenant_id and e.order_id = b.id and e.status = 'PAID'
          where b.tenant_id = o.tenant_id and b.shopper_id = o.shopper_id and b.id <> o.id
            and (b.created_at, b.id) < (o.created_at, o.id)) as is_again
      from purchase_order o join (${paidOn(tenantId, day)}) p on p.order_id = o.id where o.tenant_id = ${tenantId}
    )
    select 'goods' as measure, '' as dimension, sum(goods_local) as value from paid
    union all select 'margin', 'EXCHANGE', sum(exchange) from paid
    union all select 'margin', 'FEE', sum(service_fee_local) from paid
    union all select 'orders', case when is_again then 'again' else 'first' end, count(*) from paid group by is_again
    union all select 'returning', '', count(distinct shopper_id) from paid where is_again
    union all select 'funnel', 'paid', count(*) from paid
    union all select 'funnel', 'bought', count(*) from paid where is_bought
    union all select 'funnel', 'arrived', count(*) from paid where is_here
    union all select 'funnel', 'shipped', count(*) from paid where is_shipped
    union all select 'funnel', 'done', count(*) from paid where is_done`,
  );

/** What was asked back, and what failed its inspection, by who had sold it. */
export const troubleOn = (tx: Tx, { tenantId }: Counted, day: ShopDay): Promise<Fact[]> =>
  readFacts(
    tx,
    sql`(select 'refunds' as measure, o.shop_name as dimension, count(*) as value from refund r
      join purchase_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
      where r.tenant_id = ${tenantId} and r.order_kind = 'PURCHASE' and ${within(sql`r.created_at`, day)}
      group by o.shop_name order by count(*) desc, o.shop_name limit ${MOST_SELLERS})
    union all
    (select 'faults', o.shop_name, count(distinct i.id) from parcel_event e
      join parcel_item p on p.tenant_id = e.tenant_id and p.parcel_id = e.parcel_id
      join order_item i on i.tenant_id = p.tenant_id and i.id = p.order_item_id and i.finding <> ''
      join purchase_order o on o.tenant_id = i.tenant_id and o.id = i.order_id
      where e.tenant_id = ${tenantId} and e.status = 'INSPECTED' and not e.facts ? 'decided' and ${within(sql`e.at`, day)}
      group by o.shop_name order by count(distinct i.id) desc, o.shop_name limit ${MOST_SELLERS})`,
  );
