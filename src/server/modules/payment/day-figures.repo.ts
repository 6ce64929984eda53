import { sql } from 'drizzle-orm';
import type { ACCOUNT_KINDS } from '../../../contract/ledger-desk.enums';
import type { StaffScope, Tx } from '../../db/database';
import { dayCloseFigure, ledgerLate } from '../../db/schema/day-close';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import type { Span } from './day.rules';

export interface Figure {
  account: (typeof ACCOUNT_KINDS)[number];
  provider: string;
  currency: string;
  opening: number;
  late: number;
  came: number;
  went: number;
  closing: number;
  /** What the accounts say that stood there: the same, in a book that nobody tampered with. */
  stands: number;
}

/**
 * What moved each account in a time, added up by the database. It begins with what the day before was signed with; where
 * none is, with what stands now less all that came since. Shoppers' accounts are one for each kind.
 */
export async function countFigures(
  tx: Tx,
  { tenantId }: Pick<StaffScope, 'tenantId'>,
  { from, until }: Span,
  before: string | undefined,
): Promise<Figure[]> {
  const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
  const sums = sql`a.kind, a.provider, a.currency`;
  const { rows } = (await tx.execute(sql`
    with moved as (
      select ${sums}, sum(greatest(e.amount, 0)) as came, -sum(least(e.amount, 0)) as went
      from ${ledgerTxn} t
        join ${ledgerEntry} e on e.tenant_id = t.tenant_id and e.txn_id = t.id
        join ${ledgerAccount} a on a.tenant_id = e.tenant_id and a.id = e.account_id
      where t.tenant_id = ${tenantId} and t.created_at >= ${at(from)} and t.created_at < ${at(until)}
      group by ${sums}
    ), since as (
      select ${sums}, sum(e.amount) as amount
      from ${ledgerTxn} t
        join ${ledgerEntry} e on e.tenant_id = t.tenant_id and e.txn_id = t.id
        join ${ledgerAccount} a on a.tenant_id = e.tenant_id and a.id = e.account_id
      where t.tenant_id = ${tenantId} and t.created_at >= ${at(until)}
      group by ${sums}
    ), late as (
      select ${sums}, sum(e.amount) as amount
      from ${ledgerLate} l
        join ${ledgerEntry} e on e.tenant_id = l.tenant_id and e.txn_id = l.txn_id
        join ${ledgerAccount} a on a.tenant_id = e.tenant_id and a.id = e.account_id
      where l.tenant_id = ${tenantId} and l.carried_into is null and ${before === undefined ? sql`false` : sql`true`}
      group by ${sums}
    ), stands as (
      select ${sums}, sum(a.balance) as amount from ${ledgerAccount} a where a.tenant_id = ${tenantId} group by ${sums}
    ), told as (
      select s.kind, s.provider, s.currency, coalesce(m.came, 0) as came, coalesce(m.went, 0) as went,
        coalesce(l.amount, 0) as late, s.amount - coalesce(n.amount, 0) as stands,
        ${before === undefined ? sql`null::bigint` : sql`coalesce(f.closing, 0)`} as opening
      from stands s
        left join moved m using (kind, provider, currency)
        left join since n using (kind, provider, currency)
        left join late l using (kind, provider, currency)
        left join ${dayCloseFigure} f on f.tenant_id = ${tenantId} and f.day = ${before ?? ''}
          and f.account = s.kind and f.provider = s.provider and f.currency = s.currency
    )
    select kind as account, provider, currency, came, went, late, stands,
      coalesce(opening, stands - late - came + went) as opening
    from told order by currency, kind, provider`)) as unknown as {
    rows: (Omit<Record<keyof Figure, string>, 'account'> & Pick<Figure, 'account'>)[];
  };
  return rows
    .map(({ account, provider, currency, ...sum }) => {
      const [opening, late, came, went] = [Number(sum.opening), Number(sum.late), Number(sum.came), Number(sum.went)];
      return {
        ...{ account, provider, currency, opening, late, came, went },
        ...{ closing: opening + late + came - went, stands: Number(sum.stands) },
      };
    })
    .filter(({ opening, late, came, went, stands }) => opening || late || came || went || stands);
}
