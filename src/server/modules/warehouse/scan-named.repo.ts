import { and, eq } from 'drizzle-orm';
import type { NamedCode } from '../../../contract/scan-code';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { purchaseOrder } from '../../db/schema/shopping';
import { transitOrder } from '../../db/schema/transit';
import { userWarehouse } from '../../db/schema/warehouse';

/** What a code names that is no parcel, and where it is packed; undefined where the shop has no such thing. */
export async function findNamed(
  tx: Tx,
  { tenantId }: Pick<StaffScope, 'tenantId'>,
  read: NamedCode,
): Promise<{ id: string; name: string; warehouseId?: string } | undefined> {
  if (read.kind === 'SHOPPER') {
    const [row] = await tx
      .select({ id: shopper.id, name: shopper.name })
      .from(userWarehouse)
      .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, userWarehouse.shopperId)))
      .where(and(eq(userWarehouse.tenantId, tenantId), eq(userWarehouse.code, read.code)));
    return row;
  }
  if (read.kind === 'ORDER') {
    const { id, orderNo: name } = purchaseOrder;
    const isIt = and(eq(purchaseOrder.tenantId, tenantId), eq(name, read.orderNo));
    const [row] = await tx.select({ id, name }).from(purchaseOrder).where(isIt);
    return row;
  }
  const { id, orderNo: name, warehouseId } = transitOrder;
  const isIt = and(eq(transitOrder.tenantId, tenantId), eq(name, read.orderNo));
  const [row] = await tx.select({ id, name, warehouseId }).from(transitOrder).where(isIt);
  return row;
}
