import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ledgerAccount, ledgerEntry } from '../../db/schema/money';

const ACCOUNTS = 200;
/** A long account is read piece by piece. */
const MOST_ENTRIES = 1000;

/** Where a walk over accounts has come to. */
export interface AccountKey {
  tenantId: string;
  id: string;
}
/** The same, of a walk over those that moved. */
export interface MovedAccount extends AccountKey {
  uncheckedSince: string;
}
/** What was read of an account from where the last check ended. */
export interface ReadAccount extends MovedAccount {
  /** Which state of the row was read. */
  version: string;
  from: number;
  position: number;
  /** What the entries add up to. */
  sum: number;
  balance: number;
  isToTheEnd: boolean;
  hasGap: boolean;
  jumps: boolean;
  unbalancedTxns: string[];
}

const rowsOf = async <Row>(tx: Tx, query: SQL) => ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;

const isAfter = (last?: MovedAccount) =>
  last
    ? sql`(unchecked_since, tenant_id, id) > (${last.uncheckedSince}::timestamptz, ${last.tenantId}, ${last.id})`
    : sql`true`;

/** Over all shops at once: one without news costs nothing. As the owner of the tables. */
export const ledgerCheckRepo = (tx: Tx, { tenantId }: { tenantId?: string } = {}) => {
  const scope = tenantId === undefined ? sql`true` : sql`tenant_id = ${tenantId}`;
  return {
    async startsAt(): Promise<string> {
      const [row] = await rowsOf<{ at: string }>(tx, sql`select clock_timestamp()::text as at`);
      return row?.at ?? '';
    },

    /** The next accounts after `last` of those that moved before `until`, by name alone. */
    listNext: (until: string, last?: MovedAccount): Promise<MovedAccount[]> =>
      rowsOf(
        tx,
        sql`select tenant_id as "tenantId", id, unchecked_since::text as "uncheckedSince" from ${ledgerAccount}
          where unchecked_since <= ${until}::timestamptz and ${scope} and ${isAfter(last)}
          order by unchecked_since, tenant_id, id limit ${ACCOUNTS}`,
      ),

    /**
     * The next accounts after `last` of those that moved before `until`, with what came to their books. Account by account
     * and transaction by transaction, each by its key: left to join them, a database that believes in few of them takes
     * the square of the time.
     */
    readNext: (until: string, last?: MovedAccount, limit = ACCOUNTS): Promise<ReadAccount[]> =>
      rowsOf(
        tx,
        sql`
      select p.tenant_id as "tenantId", p.id, p.unchecked_since::text as "uncheckedSince", p.version,
        p.checked_position as "from", p.balance, p.checked_balance + coalesce(f.amount, 0)::bigint as sum,
        coalesce(f.last, p.checked_position) as position, f.entries < ${MOST_ENTRIES} as "isToTheEnd",
        coalesce(f."hasGap", false) as "hasGap", coalesce(f.jumps, false) as jumps,
        coalesce(f."unbalancedTxns", '{}') as "unbalancedTxns"
      from (
        select tenant_id, id, balance, checked_position, checked_balance, unchecked_since, xmin::text as version
        from ${ledgerAccount} where unchecked_since <= ${until}::timestamptz and ${scope} and ${isAfter(last)}
        order by unchecked_since, tenant_id, id limit ${limit}
      ) p cross join lateral (
        select count(*) as entries, sum(e.amount) as amount, max(e.position) as last,
          bool_or(e.position <> e.expected) as "hasGap", bool_or(e.balance_after <> e.before + e.amount) as jumps,
          array_agg(distinct e.txn_id) filter (where not e."isBalanced") as "unbalancedTxns"
        from (
          select fresh.*, p.checked_position + row_number() over account as expected,
            lag(balance_after, 1, p.checked_balance) over account as before,
            (select sum(amount) = 0 from ${ledgerEntry} where tenant_id = fresh.tenant_id and txn_id = fresh.txn_id) as "isBalanced"
          from (
            select * from ${ledgerEntry} where tenant_id = p.tenant_id and account_id = p.id and position > p.checked_position
            order by position limit ${MOST_ENTRIES}
          ) fresh window account as (order by fresh.position)
        ) e
      ) f
      order by p.unchecked_since, p.tenant_id, p.id`,
      ),

    /**
     * Keeps how far they are right. Done is who was read to the end and has not moved since; who is being posted to at
     * this moment is passed by, so that no payment waits for us and we wait for none.
     */
    async keep(accounts: ReadAccount[]): Promise<number> {
      const rows = await rowsOf(
        tx,
        sql`
      update ${ledgerAccount} a set checked_position = k.position, checked_balance = k.sum,
        unchecked_since = case when k."isToTheEnd" and k.version = k.now then null else a.unchecked_since end
      from (
        select j.*, b.xmin::text as now from json_to_recordset(${JSON.stringify(accounts)}::json) as j
          ("tenantId" text, id text, version text, "from" bigint, position bigint, sum bigint, "isToTheEnd" boolean)
        join ${ledgerAccount} b on b.tenant_id = j."tenantId" and b.id = j.id and b.checked_position = j."from"
        for no key update of b skip locked
      ) k where a.tenant_id = k."tenantId" and a.id = k.id
      returning a.id`,
      );
      return rows.length;
    },

    /** Has those of the slice among the next accounts after `last` read from their first entry on. @param slice which of so many parts of all @returns all that it passed */
    forget: (slice: { nth: number; of: number }, last?: AccountKey): Promise<AccountKey[]> =>
      rowsOf(
        tx,
        sql`
      with walked as materialized (
        -- by the key, whoever is meant: a database that looks for so few of so many reads them all, each time
        select tenant_id, id from ${ledgerAccount} where ${scope}
          ${last ? sql`and (tenant_id, id) > (${last.tenantId}, ${last.id})` : sql``}
        order by tenant_id, id limit ${ACCOUNTS}
      ), next as (
        select b.tenant_id, b.id from walked join ${ledgerAccount} b using (tenant_id, id)
        where (hashtext(b.id) & 2147483647) % ${slice.of} = ${slice.nth}
        order by b.tenant_id, b.id for no key update of b
      ), forgotten as (
        update ${ledgerAccount} a set checked_position = 0, checked_balance = 0, unchecked_since = coalesce(unchecked_since, now())
        from next where a.tenant_id = next.tenant_id and a.id = next.id
      )
      select tenant_id as "tenantId", id from walked order by tenant_id, id`,
      ),
  };
};
