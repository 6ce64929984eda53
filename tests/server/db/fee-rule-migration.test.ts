import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ServiceFeeRule } from '../../../src/contract/fields.schemas';
import { openPostgres } from '../../../src/server/db/database';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { describeOnPostgres, postgresUrl } from '../../support/postgres';
import { releaseBefore } from '../../support/release-before';

/** The others name tables and columns that came later. */
const OF_BEFORE = ['0-triggers.sql', '1-security.sql', '2-ledger.sql', '6-staff.sql'];
const before = releaseBefore('_fee_rule_of_order', OF_BEFORE);
/** As they stand in the columns of before; the last is more than an integer of the database holds. */
const RULES = [
  { basisPoints: 0, minimumFen: 0 },
  { basisPoints: 500, minimumFen: 800 },
  { basisPoints: 9_999, minimumFen: 9_000_000_000_001 },
];

describeOnPostgres('orders from before the rule of their fee was one value', () => {
  it('keep it, and every sum', async () => {
    const client = new pg.Client(postgresUrl());
    await client.connect();
    await client.query('create database before_fee_rule');
    await client.end();
    const opened = await openPostgres(new URL('before_fee_rule', postgresUrl()).href, 2, 'migration');
    const rowsOf = async (query: ReturnType<typeof sql>) =>
      ((await opened.transact((tx) => tx.execute(query))) as unknown as { rows: Record<string, unknown>[] }).rows;
    const others = () =>
      // later migrations add columns
      rowsOf(sql`select jsonb_strip_nulls(to_jsonb(o) - array['fee_basis_points', 'fee_minimum_fen', 'service_fee_rule']) as kept
        from purchase_order o order by tenant_id, id`);
    try {
      await migrateDatabase(opened, { root: before });
      await rowsOf(sql`insert into shopper (tenant_id, id, email, name, language, login_hash)
        select t, 's', 's@shop.example', 'S', 'en', '-' from unnest(array['one', 'two']) t`);
      await rowsOf(sql`insert into purchase_order (tenant_id, id, shopper_id, order_no, status, channel, shop_id, shop_name,
          warehouse_id, currency, goods_fen, goods_local, freight_fen, freight_local, service_fee_fen, service_fee_local,
          total_fen, total_local, refunded_local, cny_to_local_rate, margin_basis_points, pay_before,
          fee_basis_points, fee_minimum_fen)
        select t, 'o' || n, 's', 'PO' || n, 'PAID', 'TAOBAO', 'x', 'X', 'gz', 'USD', 2001, 287, 803, 115, 411, 59,
          3215, 461, n, '0.1433', 200, now(), (r ->> 'basisPoints')::int, (r ->> 'minimumFen')::bigint
        from unnest(array['one', 'two']) t, jsonb_array_elements(${JSON.stringify(RULES)}::jsonb) with ordinality v (r, n)`);
      const stored = await others();
      expect(stored).toHaveLength(2 * RULES.length);

      await migrateDatabase(opened);

      expect(await others()).toMatchObject(stored);
      const rules = await rowsOf(sql`select service_fee_rule as rule from purchase_order order by tenant_id, id`);
      expect(rules.map(({ rule }) => z.parse(ServiceFeeRule, rule))).toEqual([...RULES, ...RULES]);
      await expect(rowsOf(sql`update purchase_order set service_fee_rule = null`)).rejects.toThrow();
    } finally {
      await opened.close();
    }
  });
});
