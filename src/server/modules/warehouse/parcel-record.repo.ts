import { and, asc, desc, eq } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { parcelEvent, parcelItem, parcelNumber, parcelPhoto } from '../../db/schema/parcel';
import { orderItem, purchaseOrder } from '../../db/schema/shopping';
import { staff } from '../../db/schema/staff';
import { forecast, serviceOrder, userWarehouse } from '../../db/schema/warehouse';
import type { ParcelRow } from './parcel.repo';

/** All that is known of one parcel, for its record. */
export const parcelRecordRepo = (
  tx: Tx,
  { tenantId }: Pick<Owner, 'tenantId'>,
  { id, shopperId, warehouseId }: ParcelRow,
) => {
  type Part = typeof parcelItem | typeof parcelNumber | typeof parcelPhoto | typeof parcelEvent | typeof serviceOrder;
  const of = (table: Part) => and(eq(table.tenantId, tenantId), eq(table.parcelId, id));
  return {
    async owner() {
      if (!shopperId) return undefined;
      const coded = and(
        eq(userWarehouse.tenantId, tenantId),
        eq(userWarehouse.shopperId, shopper.id),
        eq(userWarehouse.warehouseId, warehouseId),
      );
      const [row] = await tx
        .select({ name: shopper.name, language: shopper.language, code: userWarehouse.code })
        .from(shopper)
        .leftJoin(userWarehouse, coded)
        .where(and(eq(shopper.tenantId, tenantId), eq(shopper.id, shopperId)));
      return row;
    },
    items: () =>
      tx
        .select({
          item: parcelItem,
          order: {
            id: purchaseOrder.id,
            orderNo: purchaseOrder.orderNo,
            status: orderItem.status,
            orderStatus: purchaseOrder.status,
            finding: orderItem.finding,
            decideBefore: orderItem.decideBefore,
            ...{ pieces: orderItem.quantity, goneQty: orderItem.goneQty, returningQty: orderItem.returningQty },
          },
        })
        .from(parcelItem)
        .leftJoin(orderItem, and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, parcelItem.orderItemId)))
        .leftJoin(purchaseOrder, and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, orderItem.orderId)))
        .where(of(parcelItem))
        .orderBy(asc(parcelItem.position)),
    numbers: () =>
      tx.select().from(parcelNumber).where(of(parcelNumber)).orderBy(desc(parcelNumber.kind), asc(parcelNumber.number)),
    photos: () => tx.select().from(parcelPhoto).where(of(parcelPhoto)).orderBy(asc(parcelPhoto.takenAt)),
    services: () => tx.select().from(serviceOrder).where(of(serviceOrder)).orderBy(asc(serviceOrder.createdAt)),
    events: () =>
      tx
        .select({ event: parcelEvent, staffName: staff.name })
        .from(parcelEvent)
        .leftJoin(staff, and(eq(staff.tenantId, tenantId), eq(staff.id, parcelEvent.actorId)))
        .where(of(parcelEvent))
        .orderBy(asc(parcelEvent.at), asc(parcelEvent.id)),
    /** What its shopper said of it before it came. */
    async remark(): Promise<string> {
      const [row] = await tx
        .select({ remark: forecast.remark })
        .from(forecast)
        .where(and(eq(forecast.tenantId, tenantId), eq(forecast.parcelId, id)));
      return row?.remark ?? '';
    },
  };
};
