import { sql } from 'drizzle-orm';
import { dayDeskEndpoints } from '../../../src/contract/day.desk.endpoints';
import { viewDeskEndpoints } from '../../../src/contract/view.desk.endpoints';
import { systemTx } from '../../../src/server/db/database';
import { fundBalance } from '../../support/money';
import type { Shop } from '../../support/shop';
import { signUp } from '../../support/shopper';

/** A row of each table that only the staff write, or that comes of what a shopper is told. */
export async function writeDeskRows(shop: Shop, staffToken: string, parcelId: string): Promise<void> {
  const view = { page: 'buying', name: 'Late', query: 'view=late', columns: null };
  await shop.call(viewDeskEndpoints.create, { body: view }, { staffToken });
  const { id } = shop.tenant;
  await signOldDay(shop, staffToken);
  await systemTx(async (tx) => {
    await tx.execute(
      sql`insert into webhook (tenant_id, id, url, kinds, sealed_secret, made_by) values (${id}, 'x2001', 'https://erp.example', '{order.paid}', '', 'x')`,
    );
    await tx.execute(
      sql`insert into webhook_delivery (tenant_id, id, webhook_id, event_id, kind, payload, state, next_attempt_at)
        values (${id}, 'one', 'x2001', 'one', 'order.paid', '{"id":"one","kind":"order.paid","at":"","subject":{"kind":"ORDER","id":"o","number":"n"}}', 'SENT', now())`,
    );
    await tx.execute(
      sql`insert into shelf_count (tenant_id, id, warehouse_id, location, state, counted_by, started_at)
        values (${id}, 'one', 'gz', 'A-01-1', 'DIFFERS', 'x', now())`,
    );
    await tx.execute(
      sql`insert into shelf_count_line (tenant_id, count_id, parcel_id, kind, stood) values (${id}, 'one', ${parcelId}, 'MISSING', 'A-01-1')`,
    );
    await tx.execute(
      sql`insert into data_export (tenant_id, id, shopper_id, status, content, ready_at, expires_at)
        select tenant_id, 'one', id, 'READY', '{}', now(), now() from shopper where tenant_id = ${id} limit 1`,
    );
    await tx.execute(
      sql`insert into account_look (tenant_id, id, shopper_id, staff_id, staff_name, staff_session_id, reason, token_hash, started_at, expires_at, ended_at)
        select tenant_id, 'one', id, 'x', '', 'x', '', 'one', now(), now(), now() from shopper where tenant_id = ${id} limit 1`,
    );
  });
}

/** A day with one event that came late to it. */
export async function signOldDay(shop: Shop, staffToken: string): Promise<void> {
  const shopper = await signUp(shop);
  const { now } = shop.clock;
  shop.clock.now = new Date('2026-11-19T03:00:00Z');
  await fundBalance(shop, shopper, 100);
  shop.clock.now = now;
  await shop.call(dayDeskEndpoints.sign, { params: { day: '2026-11-19' }, body: {} }, { staffToken });
  shop.clock.now = new Date('2026-11-19T04:00:00Z');
  await fundBalance(shop, shopper, 100);
  shop.clock.now = now;
}
