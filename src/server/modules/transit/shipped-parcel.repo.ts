import { and, asc, eq, exists, gt, inArray, not, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { parcel, parcelItem } from '../../db/schema/parcel';
import { orderItem } from '../../db/schema/shopping';
import { transitParcel, type ShippedContents } from '../../db/schema/transit-parcel';
import { findPaidStorage, UNPAID, type PaidStorage } from '../warehouse/hold-parcels.service';

type Row = typeof parcel.$inferSelect;
type ItemRow = typeof parcelItem.$inferSelect;
export interface StoredParcel {
  parcel: Row;
  items: ItemRow[];
  paid: PaidStorage;
}

export interface ShippedParcel extends ShippedContents {
  items: (ShippedContents['items'][number] & { orderItemId: string | null })[];
  transitOrderId: string;
  id: string;
  parcelNo: string;
  source: Row['source'];
}

/** To be kept with the shipment that takes it. */
export const contentsOf = ({ parcel: { grams }, items }: StoredParcel): ShippedContents => ({
  grams: grams ?? 0,
  items: items.map(({ id, title, image, quantity }) => ({ id, title, image, quantity })),
});

const { placeholder } = sql;
const mine = and(eq(parcel.tenantId, placeholder('tenantId')), eq(parcel.shopperId, placeholder('shopperId')));
const oneOf = (column: typeof parcel.id | typeof parcelItem.parcelId) =>
  sql`${column} = any(${placeholder('ids')}::text[])`;
/** A shipment takes no more. */
const MOST_ARRIVING = 20;
const findParcels = kept('shipped_parcels', (db) =>
  db
    .select()
    .from(parcel)
    .where(and(mine, oneOf(parcel.id)))
    .orderBy(asc(parcel.id)),
);
const findContents = kept('shipped_contents', (db) =>
  db
    .select()
    .from(parcelItem)
    .where(and(eq(parcelItem.tenantId, placeholder('tenantId')), oneOf(parcelItem.parcelId)))
    .orderBy(asc(parcelItem.position)),
);
const findArriving = kept('arriving_parcels', (db) => {
  const there = db
    .select({ id: parcel.warehouseId })
    .from(parcel)
    .where(and(mine, eq(parcel.id, placeholder('beside'))));
  const undecided = db
    .select({ id: orderItem.id })
    .from(parcelItem)
    .innerJoin(orderItem, and(eq(orderItem.tenantId, parcelItem.tenantId), eq(orderItem.id, parcelItem.orderItemId)))
    .where(
      and(
        eq(parcelItem.tenantId, placeholder('tenantId')),
        eq(parcelItem.parcelId, parcel.id),
        eq(orderItem.status, 'QC_FAILED'),
      ),
    );
  const isComing = and(eq(parcel.status, 'INSPECTED'), gt(parcel.movedAt, placeholder('since')));
  return db
    .select()
    .from(parcel)
    .where(and(mine, inArray(parcel.warehouseId, there), isComing, not(exists(undecided))))
    .orderBy(asc(parcel.id))
    .limit(MOST_ARRIVING);
});

/** What a shopper has in the warehouse, as shipping asks of it. */
export const shippedParcelRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const owner = { tenantId, shopperId };
  /** Of parcels that may not be there, or another's: asked for beside their rows, and given to what is found. */
  const contentsOfIds = (ids: string[]) =>
    Promise.all([findContents(tx, { tenantId, ids }), findPaidStorage(tx, tenantId, ids)]);
  const withItems = (rows: Row[], [items, paid]: Awaited<ReturnType<typeof contentsOfIds>>): StoredParcel[] => {
    const stored = rows.map((row): StoredParcel => ({ parcel: row, items: [], paid: paid.get(row.id) ?? UNPAID }));
    const byId = new Map(stored.map((each) => [each.parcel.id, each]));
    for (const item of items) byId.get(item.parcelId)?.items.push(item);
    return stored;
  };
  return {
    /** In the order of their ids. */
    async find(ids: string[]): Promise<StoredParcel[]> {
      if (ids.length === 0) return [];
      const [found, contents] = await Promise.all([findParcels(tx, { ...owner, ids }), contentsOfIds(ids)]);
      return withItems(found, contents);
    },
    /**
     * Measured and not yet on its shelf, where that parcel of theirs lies; what waits for its shopper's word comes nobody
     * knows when.
     */
    async arriving(beside: string, since: Date): Promise<StoredParcel[]> {
      const rows = await findArriving(tx, { ...owner, beside, since });
      return rows.length === 0 ? [] : withItems(rows, await contentsOfIds(rows.map(({ id }) => id)));
    },
    /**
     * Of these orders, those that they have let go too, each with what was in it when it was taken; not what one that goes
     * on has left out.
     */
    async ofOrders(transitOrderIds: string[]): Promise<ShippedParcel[]> {
      if (transitOrderIds.length === 0) return [];
      const links = await tx
        .select()
        .from(transitParcel)
        .where(and(eq(transitParcel.tenantId, tenantId), inArray(transitParcel.transitOrderId, transitOrderIds)))
        .orderBy(asc(transitParcel.parcelId));
      const stored = await this.find([...new Set(links.map(({ parcelId }) => parcelId))]);
      const isOpen = (orderId: string) =>
        links.some(({ transitOrderId, releasedAt }) => transitOrderId === orderId && !releasedAt);
      const kept = links.filter(({ transitOrderId, releasedAt }) => !releasedAt || !isOpen(transitOrderId));
      return kept.flatMap(({ transitOrderId, parcelId: id, contents }) => {
        const found = stored.find(({ parcel: { id: each } }) => each === id);
        if (!found) return [];
        const { grams, items } = contents ?? contentsOf(found);
        const orderItemOf = (itemId: string) => found.items.find((item) => item.id === itemId)?.orderItemId ?? null;
        const parts = items.map((item) => ({ ...item, orderItemId: orderItemOf(item.id) }));
        const { parcelNo, source } = found.parcel;
        return [{ transitOrderId, id, parcelNo, source, grams, items: parts }];
      });
    },
  };
};
