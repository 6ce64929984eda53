import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { ParcelSource, ParcelStatus } from '../../../contract/warehouse';
import type { Owner, Tx } from '../../db/database';
import { parcel, parcelItem, parcelNumber, parcelPhoto } from '../../db/schema/parcel';
import { orderItem, purchaseOrder } from '../../db/schema/shopping';
import { serviceOrder } from '../../db/schema/warehouse';
import type { ParcelRow } from './parcel.repo';
import { storageDayRepo } from './storage-day.repo';
import { UNPAID, type PaidStorage } from './storage.rules';

/** In the warehouse, on a bench or a shelf. */
const IN_STORE: ParcelStatus[] = ['RECEIVED', 'INSPECTED', 'STOCKED_IN', 'LOCKED', 'PACKED'];

export interface StockInFilter {
  warehouseId?: string;
  source?: ParcelSource;
  /** A day until which the free days end. */
  freeUntil?: string;
}
/** What is in a parcel, and what is known of it besides. */
export interface Contents {
  items: {
    item: typeof parcelItem.$inferSelect;
    ordered: typeof orderItem.$inferSelect | null;
    order: typeof purchaseOrder.$inferSelect | null;
  }[];
  numbers: (typeof parcelNumber.$inferSelect)[];
  photos: (typeof parcelPhoto.$inferSelect)[];
  paid: PaidStorage;
  services: (typeof serviceOrder.$inferSelect)[];
}

/** A shopper's parcels in the warehouse. */
export const stockInRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const matching = ({ warehouseId, source, freeUntil }: StockInFilter) =>
    and(
      eq(parcel.tenantId, tenantId),
      eq(parcel.shopperId, shopperId),
      inArray(parcel.status, IN_STORE),
      warehouseId === undefined ? undefined : eq(parcel.warehouseId, warehouseId),
      source && eq(parcel.source, source),
      freeUntil === undefined ? undefined : and(isNotNull(parcel.freeUntil), lte(parcel.freeUntil, freeUntil)),
    );
  return {
    /** Those whose free days end soonest first; those on the bench, which have none yet, last. */
    async list(filter: StockInFilter, page: { pageNo: number; pageSize: number }): Promise<ParcelRow[]> {
      return tx
        .select()
        .from(parcel)
        .where(matching(filter))
        .orderBy(asc(parcel.freeUntil), asc(parcel.id))
        .limit(page.pageSize)
        .offset((page.pageNo - 1) * page.pageSize);
    },
    async find(id: string): Promise<ParcelRow | undefined> {
      const [row] = await tx
        .select()
        .from(parcel)
        .where(and(matching({}), eq(parcel.id, id)));
      return row;
    },
    count: (filter: StockInFilter): Promise<number> => tx.$count(parcel, matching(filter)),
    /** What is in parcels of this shopper, their numbers and pictures, by parcel: the caller has read those. */
    async contentsOf(parcelIds: string[]): Promise<Map<string, Contents>> {
      const found = new Map(
        parcelIds.map((id): [string, Contents] => [
          id,
          { items: [], numbers: [], photos: [], paid: UNPAID, services: [] },
        ]),
      );
      if (parcelIds.length === 0) return found;
      const of = (table: typeof parcelItem | typeof parcelNumber | typeof parcelPhoto | typeof serviceOrder) =>
        and(eq(table.tenantId, tenantId), inArray(table.parcelId, parcelIds));
      const ordered = and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, parcelItem.orderItemId));
      const ofOrder = and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, orderItem.orderId));
      const [items, numbers, photos, services, paid] = await Promise.all([
        tx
          .select({ item: parcelItem, ordered: orderItem, order: purchaseOrder })
          .from(parcelItem)
          .leftJoin(orderItem, ordered)
          .leftJoin(purchaseOrder, ofOrder)
          .where(of(parcelItem))
          .orderBy(asc(parcelItem.position))
          .execute(),
        tx.select().from(parcelNumber).where(of(parcelNumber)).orderBy(asc(parcelNumber.number)).execute(),
        tx
          .select()
          .from(parcelPhoto)
          .where(of(parcelPhoto))
          .orderBy(asc(parcelPhoto.takenAt), asc(parcelPhoto.id))
          .execute(),
        tx.select().from(serviceOrder).where(of(serviceOrder)).orderBy(asc(serviceOrder.createdAt)).execute(),
        storageDayRepo(tx, { tenantId }).paidOf(parcelIds),
      ]);
      for (const row of items) found.get(row.item.parcelId)?.items.push(row);
      for (const row of numbers) found.get(row.parcelId)?.numbers.push(row);
      for (const row of photos) found.get(row.parcelId)?.photos.push(row);
      for (const row of services) found.get(row.parcelId)?.services.push(row);
      for (const [id, of] of found) of.paid = paid.get(id) ?? UNPAID;
      return found;
    },
  };
};
