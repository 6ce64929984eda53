import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '../../../src/server/db/database';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { describeOnPostgres, postgresUrl } from '../../support/postgres';
import { releaseBefore } from '../../support/release-before';
import { OFFERS_IN_SETTINGS } from '../../support/settings-before';

const SHOPS = 20;
const NODES = 3;
/** Those that are about tables which were there. */
const OF_BEFORE = [
  '0-triggers.sql',
  '1-security.sql',
  '2-ledger.sql',
  '3-marketplace.sql',
  '4-pictures.sql',
  '6-staff.sql',
];
/** The migrations before what shops offer had tables. */
const before = releaseBefore('_shop_offers', OF_BEFORE);

describeOnPostgres('shops of the release before', () => {
  it('have their offers in the tables once, however many processes start at once', async () => {
    const client = new pg.Client(postgresUrl());
    await client.connect();
    await client.query('create database before_offers');
    await client.end();
    const nodes = await Promise.all(
      Array.from({ length: NODES }, () => openPostgres(new URL('before_offers', postgresUrl()).href, 2, 'migration')),
    );
    const [opened] = nodes;
    const rowsOf = async (query: ReturnType<typeof sql>) =>
      ((await opened?.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
    const counts = () =>
      rowsOf(sql`select (select count(*)::int from warehouse) as warehouses, (select count(*)::int from transit_line) as lines,
        (select count(*)::int from transit_line_version v join transit_line l on l.tenant_id = v.tenant_id and l.id = v.line_id) as versions,
        (select count(*)::int from shop_service) as services`);
    try {
      if (opened) await migrateDatabase(opened, { root: before });
      await rowsOf(sql`insert into tenant (id, settings)
        select 'shop-' || n, ${JSON.stringify(OFFERS_IN_SETTINGS)}::jsonb from generate_series(1, ${SHOPS}) n`);
      const expected = [{ warehouses: 2 * SHOPS, lines: 3 * SHOPS, versions: 3 * SHOPS, services: SHOPS }];

      await Promise.all(nodes.map((node) => migrateDatabase(node)));
      expect(await counts()).toEqual(expected);
      await Promise.all(nodes.map((node) => migrateDatabase(node)));
      expect(await counts()).toEqual(expected);

      // a process of the release before still runs, and stores a shop
      await rowsOf(sql`update tenant set settings = settings || '{"themeColor": "#abcdef"}' where id = 'shop-1'`);
      await rowsOf(sql`insert into tenant (id, settings) select 'late', settings from tenant where id = 'shop-1'`);
      const [one] = expected;
      expect(await counts()).toEqual([{ warehouses: (one?.warehouses ?? 0) + 2, lines: (one?.lines ?? 0) + 3, versions: (one?.versions ?? 0) + 3, services: SHOPS + 1 }]); // prettier-ignore
    } finally {
      await Promise.all(nodes.map((node) => node.close()));
    }
  });
});
