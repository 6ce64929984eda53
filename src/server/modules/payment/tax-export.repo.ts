import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

export interface TaxedSum {
  country: string;
  account: string;
  kind: string;
  currency: string;
  events: number;
  came: number;
  went: number;
}

/** Accounts on which a shop earns, and from which it gives. */
const EARNED = sql`('SALES', 'SERVICE_FEES', 'FREIGHT', 'STORAGE_FEES', 'PAYMENT_FEES', 'REFUNDS', 'COMPENSATION')`;

/**
 * What moved the accounts of earnings in a time, by the country that it went to: that of the shipment where the event is a
 * shipment's, else of the shopper's own address; empty where they have told none.
 */
export async function taxedSums(tx: Tx, tenantId: string, from: Date, until: Date): Promise<TaxedSum[]> {
  const { rows } = (await tx.execute(sql`
    select coalesce(lower(s.address ->> 'countryCode'), lower(d.country_code), '') as country, t.kind, a.kind as account,
      t.currency, count(distinct t.id)::int as events,
      sum(greatest(e.amount, 0)) as came, -sum(least(e.amount, 0)) as went
    from ledger_txn t
      join ledger_entry e on e.tenant_id = t.tenant_id and e.txn_id = t.id
      join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id and a.kind in ${EARNED}
      left join lateral (
        select b.shopper_id from ledger_entry o
          join ledger_account b on b.tenant_id = o.tenant_id and b.id = o.account_id and b.shopper_id <> ''
        where o.tenant_id = t.tenant_id and o.txn_id = t.id limit 1
      ) held on true
      left join payment p on held.shopper_id is null and p.tenant_id = t.tenant_id
        and p.payment_no = regexp_replace(t.reference, '^.*:', '')
      left join transit_order s on s.tenant_id = t.tenant_id and s.order_no = regexp_replace(t.reference, ':[^:]*$', '')
      left join address d on d.tenant_id = t.tenant_id and d.default_address
        and d.shopper_id = coalesce(held.shopper_id, p.shopper_id)
    where t.tenant_id = ${tenantId} and t.created_at >= ${from.toISOString()}::timestamptz
      and t.created_at < ${until.toISOString()}::timestamptz
    group by 1, 2, 3, 4 order by 1, 3, 2, 4`)) as unknown as {
    rows: (Omit<TaxedSum, 'came' | 'went'> & Record<'came' | 'went', string>)[];
  };
  return rows.map(({ came, went, ...row }) => ({ ...row, came: Number(came), went: Number(went) }));
}
