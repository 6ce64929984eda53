import { and, asc, eq, exists, gt, inArray, not } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { parcel, parcelItem } from '../../db/schema/parcel';
import { orderItem } from '../../db/schema/shopping';
import { transitParcel, type ShippedContents } from '../../db/schema/transit';
import { findPaidStorage, UNPAID, type PaidStorage } from '../warehouse/hold-parcels.service';

type Row = typeof parcel.$inferSelect;
type ItemRow = typeof parcelItem.$inferSelect;
export interface StoredParcel {
  parcel: Row;
  items: ItemRow[];
  paid: PaidStorage;
}

export interface ShippedParcel extends ShippedContents {
  transitOrderId: string;
  id: string;
  parcelNo: string;
}

/** To be kept with the shipment that takes it. */
export const contentsOf = ({ parcel: { grams }, items }: StoredParcel): ShippedContents => ({
  grams: grams ?? 0,
  items: items.map(({ id, title, image, quantity }) => ({ id, title, image, quantity })),
});

/** What a shopper has in the warehouse, as shipping asks of it. */
export const shippedParcelRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(parcel.tenantId, tenantId), eq(parcel.shopperId, shopperId));
  /** Of parcels that may not be there, or another's: asked for beside their rows, and given to what is found. */
  const contentsOfIds = (ids: string[]) =>
    Promise.all([
      ids.length === 0
        ? []
        : tx
            .select()
            .from(parcelItem)
            .where(and(eq(parcelItem.tenantId, tenantId), inArray(parcelItem.parcelId, ids)))
            .orderBy(asc(parcelItem.position)),
      findPaidStorage(tx, tenantId, ids),
    ]);
  const withItems = (rows: Row[], [items, paid]: Awaited<ReturnType<typeof contentsOfIds>>): StoredParcel[] => {
    const stored = rows.map((row): StoredParcel => ({ parcel: row, items: [], paid: paid.get(row.id) ?? UNPAID }));
    const byId = new Map(stored.map((each) => [each.parcel.id, each]));
    for (const item of items) byId.get(item.parcelId)?.items.push(item);
    return stored;
  };
  const undecided = tx
    .select({ id: orderItem.id })
    .from(parcelItem)
    .innerJoin(orderItem, and(eq(orderItem.tenantId, parcelItem.tenantId), eq(orderItem.id, parcelItem.orderItemId)))
    .where(
      and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, parcel.id), eq(orderItem.status, 'QC_FAILED')),
    );
  return {
    /** In the order of their ids. */
    async find(ids: string[]): Promise<StoredParcel[]> {
      const rows = tx
        .select()
        .from(parcel)
        .where(and(mine, inArray(parcel.id, ids)))
        .orderBy(asc(parcel.id));
      const [found, contents] = await Promise.all([rows, contentsOfIds(ids)]);
      return withItems(found, contents);
    },
    /**
     * Measured and not yet on its shelf, where that parcel of theirs lies; what waits for its shopper's word comes nobody
     * knows when.
     */
    async arriving(beside: string, since: Date): Promise<StoredParcel[]> {
      const there = tx
        .select({ id: parcel.warehouseId })
        .from(parcel)
        .where(and(mine, eq(parcel.id, beside)));
      const rows = await tx
        .select()
        .from(parcel)
        .where(
          and(
            mine,
            inArray(parcel.warehouseId, there),
            eq(parcel.status, 'INSPECTED'),
            gt(parcel.movedAt, since),
            not(exists(undecided)),
          ),
        )
        .orderBy(asc(parcel.id))
        .limit(MOST_ARRIVING);
      return rows.length === 0 ? [] : withItems(rows, await contentsOfIds(rows.map(({ id }) => id)));
    },
    /** Of these orders, those that they have let go too: each with what was in it when it was taken. */
    async ofOrders(transitOrderIds: string[]): Promise<ShippedParcel[]> {
      if (transitOrderIds.length === 0) return [];
      const links = await tx
        .select()
        .from(transitParcel)
        .where(and(eq(transitParcel.tenantId, tenantId), inArray(transitParcel.transitOrderId, transitOrderIds)))
        .orderBy(asc(transitParcel.parcelId));
      const stored = await this.find([...new Set(links.map(({ parcelId }) => parcelId))]);
      return links.flatMap(({ transitOrderId, parcelId: id, contents }) => {
        const found = stored.find(({ parcel: { id: each } }) => each === id);
        if (!found) return [];
        return [{ transitOrderId, id, parcelNo: found.parcel.parcelNo, ...(contents ?? contentsOf(found)) }];
      });
    },
  };
};
/** A shipment takes no more. */
const MOST_ARRIVING = 20;
