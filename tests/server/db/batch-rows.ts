import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/server/db/database';

/** A batch and a box, as rows to begin with. */
export async function addBatch(tx: Tx, tenantId: string): Promise<void> {
  await tx.execute(
    sql`insert into transit_batch (tenant_id, id, batch_no, warehouse_id, status, carrier, opened_by, opened_at, moved_at)
      select tenant_id, 'one', 'BT', 'gz', 'OPEN', 'EMS', id, now(), now() from staff where tenant_id = ${tenantId} limit 1`,
  );
  await tx.execute(
    sql`insert into transit_box (tenant_id, id, transit_order_id, box_no, grams, length_mm, width_mm, height_mm, sealed_at)
      select tenant_id, 'one', id, 1, 900, 200, 150, 100, now() from transit_order where tenant_id = ${tenantId} limit 1`,
  );
}
