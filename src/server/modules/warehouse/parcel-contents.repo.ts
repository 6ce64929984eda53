import { and, asc, eq, inArray, isNotNull, isNull, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { ParcelStatus } from '../../../contract/warehouse';
import type { Owner, Tx } from '../../db/database';
import { parcel, parcelItem, parcelNumber, parcelPhoto } from '../../db/schema/parcel';
import { forecast } from '../../db/schema/warehouse';
import type { ParcelRow } from './parcel.repo';

export type NewItem = Omit<typeof parcelItem.$inferInsert, 'tenantId' | 'parcelId'>;
export type ContentItem = typeof parcelItem.$inferSelect;
type NewNumber = Omit<typeof parcelNumber.$inferInsert, 'tenantId' | 'parcelId'>;
type NewPhoto = Omit<typeof parcelPhoto.$inferInsert, 'tenantId' | 'parcelId'>;

/** What is in parcels and known of them, for those who handle them. */
export const parcelContentsRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const photosOf = (parcelId: string) => and(eq(parcelPhoto.tenantId, tenantId), eq(parcelPhoto.parcelId, parcelId));
  const cameUnder = (number: string, statuses: ParcelStatus[]) =>
    and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.number, number), inArray(parcel.status, statuses));
  return {
    async add(
      parcelId: string,
      { items = [], numbers = [], photos = [] }: { items?: NewItem[]; numbers?: NewNumber[]; photos?: NewPhoto[] },
    ): Promise<void> {
      const of = { tenantId, parcelId };
      if (items.length > 0) await tx.insert(parcelItem).values(items.map((item) => ({ ...item, ...of })));
      if (numbers.length > 0) await tx.insert(parcelNumber).values(numbers.map((number) => ({ ...number, ...of })));
      if (photos.length > 0) await tx.insert(parcelPhoto).values(photos.map((photo) => ({ ...photo, ...of })));
    },
    itemsOf: (parcelId: string) =>
      tx
        .select()
        .from(parcelItem)
        .where(and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, parcelId)))
        .orderBy(asc(parcelItem.position)),
    countPhotos: (parcelId: string): Promise<number> => tx.$count(parcelPhoto, photosOf(parcelId)),
    /** The parcels that items of orders come in. */
    async parcelsOf(orderItemIds: string[]): Promise<string[]> {
      if (orderItemIds.length === 0) return [];
      const rows = await tx
        .selectDistinct({ id: parcelItem.parcelId })
        .from(parcelItem)
        .where(and(eq(parcelItem.tenantId, tenantId), inArray(parcelItem.orderItemId, orderItemIds)));
      return rows.map(({ id }) => id);
    },
    /** @returns those that it did not bear yet */
    async addNumbers(parcelId: string, numbers: NewNumber[]): Promise<string[]> {
      const rows = await tx
        .insert(parcelNumber)
        .values(numbers.map((number) => ({ ...number, tenantId, parcelId })))
        .onConflictDoNothing()
        .returning({ number: parcelNumber.number });
      return rows.map(({ number }) => number);
    },
    /** The items of orders in these parcels. */
    async boughtIn(parcelIds: string[]): Promise<string[]> {
      if (parcelIds.length === 0) return [];
      const rows = await tx
        .select({ id: parcelItem.orderItemId })
        .from(parcelItem)
        .where(and(eq(parcelItem.tenantId, tenantId), inArray(parcelItem.parcelId, parcelIds)));
      return rows.flatMap(({ id }) => id ?? []);
    },
    async takeOut(ids: string[]): Promise<void> {
      await tx.delete(parcelItem).where(and(eq(parcelItem.tenantId, tenantId), inArray(parcelItem.id, ids)));
    },
    /** Fewer of it lie there than came. */
    async setQuantity(id: string, quantity: number): Promise<void> {
      await tx
        .update(parcelItem)
        .set({ quantity })
        .where(and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.id, id), ne(parcelItem.quantity, quantity)));
    },
    /** Into another parcel, which bears the same numbers; what was photographed of them goes with them. */
    async moveItems(from: string, to: string, ids: string[]): Promise<void> {
      const ofParcel = and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, from));
      await tx
        .update(parcelItem)
        .set({ parcelId: to })
        .where(and(ofParcel, inArray(parcelItem.id, ids)));
      await tx
        .update(parcelPhoto)
        .set({ parcelId: to })
        .where(and(photosOf(from), inArray(parcelPhoto.itemId, ids)));
      const numbers = await tx
        .select({ number: parcelNumber.number, kind: parcelNumber.kind, carrier: parcelNumber.carrier })
        .from(parcelNumber)
        .where(and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, from)));
      const same = numbers.map((number) => ({ ...number, tenantId, parcelId: to }));
      if (same.length > 0) await tx.insert(parcelNumber).values(same).onConflictDoNothing();
    },
    /** What shows all of it, without its weight, was taken of what is wrong with this. */
    async keepAsProof(parcelId: string, itemId: string): Promise<void> {
      await tx
        .update(parcelPhoto)
        .set({ itemId })
        .where(and(photosOf(parcelId), isNull(parcelPhoto.itemId), notInArray(parcelPhoto.kind, ['LABEL', 'SCALE'])));
    },
    /** Its things are no longer together: what shows all of them, or their weight, shows too much. */
    async dropPhotosOfAll(parcelId: string): Promise<void> {
      await tx
        .delete(parcelPhoto)
        .where(and(photosOf(parcelId), isNull(parcelPhoto.itemId), ne(parcelPhoto.kind, 'LABEL')));
    },
    async firstNumberOf(parcelId: string): Promise<string | undefined> {
      const [row] = await tx
        .select({ number: parcelNumber.number })
        .from(parcelNumber)
        .where(and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, parcelId)))
        .orderBy(asc(parcelNumber.number))
        .limit(1);
      return row?.number;
    },
    /** Whoever receives under this number waits for others who do. */
    async lockNumber(number: string): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} parcel ${number}`}, 0))`);
    },
    /** Goods that came under this number, are nobody's so far, or are not looked at yet. */
    async takenIn(number: string): Promise<string | undefined> {
      const [row] = await tx
        .select({ id: parcel.id })
        .from(parcelNumber)
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelNumber.parcelId)))
        .where(cameUnder(number, ['UNCLAIMED', 'RECEIVED']))
        .limit(1);
      return row?.id;
    },
    /** Parcels that are waited for under a number, those too whose time is over, and none that its shopper has withdrawn. */
    async awaited(number: string): Promise<ParcelRow[]> {
      const rows = await tx
        .select({ parcel })
        .from(parcelNumber)
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelNumber.parcelId)))
        .where(
          and(
            cameUnder(number, ['FORECAST', 'EXPIRED']),
            // goods of nobody's that were taken in by a slip are waited for by nobody
            isNotNull(parcel.shopperId),
            notExists(
              tx
                .select({ parcelId: forecast.parcelId })
                .from(forecast)
                .where(
                  and(
                    eq(forecast.tenantId, tenantId),
                    eq(forecast.parcelId, parcel.id),
                    isNotNull(forecast.withdrawnAt),
                  ),
                ),
            ),
          ),
        );
      return rows.map((row) => row.parcel);
    },
  };
};
