import { and, eq } from 'drizzle-orm';
import type { NamedCode } from '../../../contract/scan-code';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { purchaseOrder } from '../../db/schema/shopping';
import { transitOrder } from '../../db/schema/transit';
import { userWarehouse } from '../../db/schema/warehouse';

/** What a code names that is no parcel; undefined where the shop has no such thing. */
export async function findNamed(
  tx: Tx,
  { tenantId }: Pick<StaffScope, 'tenantId'>,
  read: NamedCode,
): Promise<{ id: string; name: string } | undefined> {
  if (read.kind === 'SHOPPER') {
    const [row] = await tx
      .select({ id: shopper.id, name: shopper.name })
      .from(userWarehouse)
      .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, userWarehouse.shopperId)))
      .where(and(eq(userWarehouse.tenantId, tenantId), eq(userWarehouse.code, read.code)));
    return row;
  }
  const of = read.kind === 'ORDER' ? purchaseOrder : transitOrder;
  const [row] = await tx
    .select({ id: of.id, name: of.orderNo })
    .from(of)
    .where(and(eq(of.tenantId, tenantId), eq(of.orderNo, read.orderNo)));
  return row;
}
