import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '../../../src/server/db/database';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { describeOnPostgres, postgresUrl } from '../../support/postgres';
import { releaseBefore } from '../../support/release-before';

/** The migrations before the entries had positions; what guards the book is made by hand below. */
const before = releaseBefore('_ledger_positions', ['1-security.sql', '3-marketplace.sql', '4-pictures.sql']);

describeOnPostgres('a book from before its entries had positions', () => {
  it('is numbered in the order of its entries, guarded as before, and goes on', async () => {
    const client = new pg.Client(postgresUrl());
    await client.connect();
    await client.query('create database before_positions');
    await client.end();
    const opened = await openPostgres(new URL('before_positions', postgresUrl()).href, 2, 'migration');
    const run = async (text: string) =>
      ((await opened.transact((tx) => tx.execute(sql.raw(text)))) as unknown as { rows: unknown[] }).rows;
    try {
      await migrateDatabase(opened, { root: before });
      await run(`create function ledger_refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'the ledger is append-only'; end $$`);
      await run(`create trigger ledger_entry_append_only before update or delete on ledger_entry
        for each row execute function ledger_refuse_change()`);
      await run(`insert into ledger_account (tenant_id, id, kind, currency, balance)
        select t, a, k, 'USD', b from unnest(array['one', 'two']) t,
          (values ('from', 'PROVIDER_CLEARING', -30), ('to', 'SALES', 30)) v (a, k, b)`);
      await run(`insert into ledger_txn (tenant_id, id, kind, reference, currency)
        select t, 'x' || n, 'PAYMENT', 'x:' || n, 'USD' from unnest(array['one', 'two']) t, generate_series(1, 3) n`);
      await run(`insert into ledger_entry (tenant_id, txn_id, account_id, currency, amount, balance_after)
        select t, 'x' || n, a, 'USD', s * 10, s * 10 * n from generate_series(1, 3) n, unnest(array['one', 'two']) t,
          (values ('from', -1), ('to', 1)) v (a, s) order by n`);

      await migrateDatabase(opened);

      const book =
        await run(`select tenant_id || ' ' || account_id as account, array_agg(position order by id)::text as positions,
        array_agg(balance_after * sign(amount) order by position)::text as stood from ledger_entry group by 1 order by 1`);
      const expected = ['one from', 'one to', 'two from', 'two to'].map((account) => ({
        account,
        positions: '{1,2,3}',
        stood: '{10,20,30}',
      }));
      expect(book).toEqual(expected);
      expect(await run('select distinct kind, provider from ledger_account order by kind')).toEqual([
        { kind: 'PROVIDER_CLEARING', provider: 'SANDBOX' },
        { kind: 'SALES', provider: '' },
      ]);
      expect(await run('select id from ledger_account where unchecked_since is null')).toEqual([]);
      await expect(run('update ledger_entry set amount = 1')).rejects.toThrow();
      await expect(run('update ledger_account set balance = balance - 1')).rejects.toThrow();
      await opened.transact(async (tx) => {
        await tx.execute(sql`insert into ledger_txn (tenant_id, id, kind, reference, currency)
          values ('one', 'y', 'PAYMENT', 'y:1', 'USD')`);
        await tx.execute(sql`update ledger_account set balance = balance + case id when 'to' then 5 else -5 end
          where tenant_id = 'one'`);
        await tx.execute(sql`insert into ledger_entry (tenant_id, txn_id, account_id, currency, amount, balance_after)
          values ('one', 'y', 'from', 'USD', -5, -35), ('one', 'y', 'to', 'USD', 5, 35)`);
      });
      expect(await run(`select position::int from ledger_entry where txn_id = 'y'`)).toEqual([
        { position: 4 },
        { position: 4 },
      ]);
    } finally {
      await opened.close();
    }
  });
});
