import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { readFacts, within, type Counted } from './fact-sql';
import type { Fact, ShopDay } from './facts.rules';

/** What was paid for what, what came back, and what the shop's own accounts have taken in. */
export const moneyOn = (tx: Tx, { tenantId }: Counted, day: ShopDay): Promise<Fact[]> =>
  readFacts(
    tx,
    sql`select 'paid' as measure, kind as dimension, sum(amount) as value from payment
      where tenant_id = ${tenantId} and paid_at is not null and ${within(sql`paid_at`, day)} group by kind
    union all
    select 'book', a.kind, sum(e.amount) from ledger_txn t
      join ledger_entry e on e.tenant_id = t.tenant_id and e.txn_id = t.id
      join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
      where t.tenant_id = ${tenantId} and ${within(sql`t.created_at`, day)}
        and a.kind in ('SALES', 'SERVICE_FEES', 'FREIGHT', 'STORAGE_FEES', 'PAYMENT_FEES', 'REFUNDS', 'COMPENSATION', 'DIFFERENCES')
      group by a.kind
    union all
    select 'refunded', '', -sum(e.amount) from ledger_txn t
      join ledger_entry e on e.tenant_id = t.tenant_id and e.txn_id = t.id
      join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
      where t.tenant_id = ${tenantId} and ${within(sql`t.created_at`, day)} and a.kind in ('REFUNDS', 'COMPENSATION')
      having count(*) > 0`,
  );
