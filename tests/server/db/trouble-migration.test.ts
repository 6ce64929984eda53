import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '../../../src/server/db/database';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { describeOnPostgres, postgresUrl } from '../../support/postgres';
import { releaseBefore } from '../../support/release-before';

const OF_BEFORE = ['0-triggers', '1-security', '2-ledger', '3-marketplace', '4-pictures']
  .concat('6-staff', '8-parcels')
  .map((name) => `${name}.sql`);
const before = releaseBefore('_loss_is_asked_about', OF_BEFORE);
/** Each as it stood before anybody was asked about it, and as one whose time runs already. */
const ORDERS = [
  { id: 'seized', status: 'SEIZED', trouble: null, clock: null },
  { id: 'asked', status: 'SEIZED', trouble: { kind: 'SEIZED', note: '', at: '2026-11-01T00:00:00.000Z' }, clock: '2026-11-08' },
  { id: 'back', status: 'RETURNED', trouble: null, clock: null },
  { id: 'runs', status: 'RETURNED', trouble: null, clock: '2026-11-08' },
  { id: 'lost', status: 'LOST', trouble: null, clock: null },
  { id: 'claimed', status: 'LOST', trouble: null, clock: null },
  { id: 'going', status: 'SHIPPED', trouble: null, clock: '2026-12-16' },
]; // prettier-ignore
const NOTHING = { kind: null, answer: null, days: null };

describeOnPostgres('shipments in trouble from before anybody was asked about them', () => {
  it('have their whole time from now on, and what runs already keeps its own', async () => {
    const client = new pg.Client(postgresUrl());
    await client.connect();
    await client.query('create database before_loss');
    await client.end();
    const opened = await openPostgres(new URL('before_loss', postgresUrl()).href, 2, 'migration');
    const rowsOf = async (query: ReturnType<typeof sql>) =>
      ((await opened.transact((tx) => tx.execute(query))) as unknown as { rows: Record<string, unknown>[] }).rows;
    try {
      await migrateDatabase(opened, { root: before });
      await rowsOf(sql`insert into tenant (id, settings) select t, jsonb_build_object('preference', jsonb_build_object('supportBalancePay', t = 'one'))
        from unnest(array['one', 'two']) t`);
      await rowsOf(sql`insert into shopper (tenant_id, id, email, name, language, login_hash)
        select t, 's', 's@shop.example', 'S', 'en', '-' from unnest(array['one', 'two']) t`);
      await rowsOf(sql`insert into transit_order (tenant_id, id, shopper_id, order_no, mode, status, warehouse_id, line_name, address,
          local_express_company_name, remark, estimate, currency, unpack_fen, rehearsal_fen, tolerance_fen, host, trouble, clock_at, moved_at, created_at)
        select t, r ->> 'id', 's', r ->> 'id', 'PACK_FIRST', r ->> 'status', 'gz', 'air', '{}', '', '', '{}', 'USD', 0, 0, 0, '',
          nullif(r -> 'trouble', 'null'), (r ->> 'clock')::timestamptz, '2026-11-01', '2026-11-01'
        from unnest(array['one', 'two']) t, jsonb_array_elements(${JSON.stringify(ORDERS)}::jsonb) r`);
      await rowsOf(sql`insert into refund (tenant_id, id, shopper_id, refund_no, cause, order_kind, order_id, order_no, status, steps, currency, amount, destination, created_at, updated_at)
        select t, 'r', 's', 'RF', 'INSURED', 'TRANSIT', 'claimed', 'claimed', 'REJECTED', '[]', 'USD', 1, 'BALANCE', now(), now() from unnest(array['one', 'two']) t`);

      await migrateDatabase(opened);

      const rows =
        await rowsOf(sql`select tenant_id || '.' || id as id, trouble ->> 'kind' as kind, trouble ->> 'answer' as answer,
          extract(day from clock_at - moved_at)::int as days, moved_at > now() - interval '1 hour' as is_new,
          (trouble ->> 'at')::timestamptz > now() - interval '1 hour' as is_new_trouble
        from transit_order order by id`);
      const of = (id: string) => rows.find((row) => row['id'] === id);
      for (const shop of ['one', 'two']) {
        expect(of(`${shop}.seized`)).toMatchObject({ kind: 'SEIZED', days: 7, is_new: true, is_new_trouble: true });
        expect(of(`${shop}.back`)).toMatchObject({ kind: null, days: 7, is_new: true });
        for (const id of ['asked', 'runs', 'going']) expect(of(`${shop}.${id}`)).toMatchObject({ is_new: false });
        expect(of(`${shop}.asked`)).toMatchObject({ days: 7, is_new_trouble: false });
      }
      expect(of('one.lost')).toMatchObject({
        kind: 'LOST',
        answer: null,
        days: 14,
        is_new: true,
        is_new_trouble: true,
      });
      expect(of('one.claimed')).toMatchObject({ kind: 'LOST', answer: 'CLAIM', days: null });
      // a shop without balances pays by hand
      expect(of('two.lost')).toMatchObject(NOTHING);
      expect(of('two.claimed')).toMatchObject(NOTHING);
    } finally {
      await opened.close();
    }
  });
});
