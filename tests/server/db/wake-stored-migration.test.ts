import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '../../../src/server/db/database';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { describeOnPostgres, postgresUrl } from '../../support/postgres';
import { releaseBefore } from '../../support/release-before';

const before = releaseBefore('_wake_stored_parcels', ['0-triggers.sql', '1-security.sql', '8-parcels.sql']);
/** In the warehouse that closes tomorrow but for the last two; `known` has that day already. */
const PARCELS = [
  { id: 'stored', warehouse: 'gz', status: 'STOCKED_IN', order: null },
  { id: 'waits', warehouse: 'gz', status: 'LOCKED', order: 't1' },
  { id: 'known', warehouse: 'gz', status: 'STOCKED_IN', order: null },
  { id: 'gone', warehouse: 'gz', status: 'OUTBOUND', order: 't1' },
  { id: 'was', warehouse: 'yw', status: 'STOCKED_IN', order: null },
  { id: 'works', warehouse: 'sz', status: 'STOCKED_IN', order: null },
];

describeOnPostgres('parcels that lay there before they had holidays of their own', () => {
  it('are looked at now where their warehouse closes on a day to come, and the others when it is time', async () => {
    const client = new pg.Client(postgresUrl());
    await client.connect();
    await client.query('create database before_waking');
    await client.end();
    const opened = await openPostgres(new URL('before_waking', postgresUrl()).href, 2, 'migration');
    const rowsOf = async (query: ReturnType<typeof sql>) =>
      ((await opened.transact((tx) => tx.execute(query))) as unknown as { rows: Record<string, unknown>[] }).rows;
    try {
      await migrateDatabase(opened, { root: before });
      await rowsOf(sql`insert into tenant (id, settings) values ('one', '{}')`);
      await rowsOf(
        sql`insert into shopper (tenant_id, id, email, name, language, login_hash) values ('one', 's', 's@shop.example', 'S', 'en', '-')`,
      );
      await rowsOf(sql`insert into warehouse (tenant_id, id, code, position, name, region, address, receiver, phone, postcode, hours, state)
        select 'one', w, w, 0, '{}', 'CHINA', '', '', '', '', '{}', 'OPEN' from unnest(array['gz', 'yw', 'sz']) w`);
      await rowsOf(sql`insert into warehouse_day (tenant_id, warehouse_id, day, kind) values
        ('one', 'gz', current_date + 1, 'OFF'), ('one', 'yw', current_date - 1, 'OFF'), ('one', 'sz', current_date + 1, 'WORK')`);
      await rowsOf(sql`insert into parcel (tenant_id, id, parcel_no, shopper_id, warehouse_id, source, status, transit_order_id,
          grams, length_mm, width_mm, height_mm, stocked_in_at, free_until, storage_at, moved_at, created_at, holidays)
        select 'one', r ->> 'id', r ->> 'id', 's', r ->> 'warehouse', 'PURCHASE', r ->> 'status', r ->> 'order',
          1, 1, 1, 1, now(), current_date + 90, now() + interval '60 days', now(), now(),
          case r ->> 'id' when 'known' then array[(current_date + 1)::text] else '{}' end
        from jsonb_array_elements(${JSON.stringify(PARCELS)}::jsonb) r`);

      await migrateDatabase(opened);

      const woken = await rowsOf(sql`select id from parcel where storage_at <= now() order by id`);
      expect(woken.map(({ id }) => id)).toEqual(['stored', 'waits']);
    } finally {
      await opened.close();
    }
  });
});
