import { and, asc, between, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ShopWarehouse } from '../../../contract/shop-offers';
import type { OtherDay, WorkingWeek } from '../../../contract/working-time';
import type { ShelfBlock } from '../../../contract/shelf-blocks';
import type { Owner, Tx } from '../../db/database';
import { warehouse, warehouseDay } from '../../db/schema/offers';
import { IN_STORE, parcel } from '../../db/schema/parcel';
import { purchaseOrder } from '../../db/schema/shopping';

export type WarehouseRow = Omit<ShopWarehouse, 'addressWords' | 'week' | 'shelves'> & {
  id: string;
  addressWords: Record<string, string>;
  /** Null: as is usual. */
  week: WorkingWeek | null;
  shelves: ShelfBlock[];
};

export const warehouseRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  /** In the shop's own order. */
  async list(): Promise<WarehouseRow[]> {
    const rows = await tx.select().from(warehouse).where(eq(warehouse.tenantId, tenantId)).orderBy(asc(warehouse.position), asc(warehouse.id)); // prettier-ignore
    return rows.map(({ tenantId: _, position: __, state, ...row }) => ({ ...row, isOpen: state === 'OPEN' }) as WarehouseRow); // prettier-ignore
  },
  /** By its code; a new one stands behind the others, and keeps the code as its id. */
  async save({ code, isOpen, ...facts }: ShopWarehouse): Promise<void> {
    const set = { ...facts, state: isOpen ? 'OPEN' : 'CLOSED' };
    const position = sql<number>`(select count(*) from ${warehouse} where ${eq(warehouse.tenantId, tenantId)})`;
    await tx
      .insert(warehouse)
      .values({ tenantId, id: code, code, position, ...set })
      .onConflictDoUpdate({ target: [warehouse.tenantId, warehouse.code], set });
  },
  /** Days of all of them that are otherwise than their weeks say, from a day on. */
  listDaysFrom: (day: string): Promise<{ warehouseId: string; day: string; kind: OtherDay['kind'] }[]> =>
    tx
      .select({ warehouseId: warehouseDay.warehouseId, day: warehouseDay.day, kind: warehouseDay.kind })
      .from(warehouseDay)
      .where(and(eq(warehouseDay.tenantId, tenantId), gte(warehouseDay.day, day))),
  listDays: (warehouseId: string, year: string): Promise<OtherDay[]> =>
    tx
      .select({ day: warehouseDay.day, kind: warehouseDay.kind, note: warehouseDay.note })
      .from(warehouseDay)
      .where(ofYear(tenantId, warehouseId, year))
      .orderBy(asc(warehouseDay.day)),
  /** It works otherwise from now on: clocks that run by it are reckoned anew, by a job. */
  async forgetDue(warehouseId: string): Promise<void> {
    const runs = and(
      sql`status in ('PAID', 'PURCHASING', 'PURCHASED', 'SELLER_SHIPPED')`,
      isNotNull(purchaseOrder.dueAt),
    );
    await tx
      .update(purchaseOrder)
      .set({ dueAt: null })
      .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.warehouseId, warehouseId), runs));
  },
  /** Days in store are counted otherwise from now on: the clock of storage looks at all that lie there, or wait in an order, soon. */
  async lookAtStored(warehouseId: string, now: Date): Promise<void> {
    const stored = and(...[eq(parcel.tenantId, tenantId), eq(parcel.warehouseId, warehouseId), sql.raw(IN_STORE)]);
    // in one order, as whoever takes several of them together
    const held = tx.select({ id: parcel.id }).from(parcel).where(stored).orderBy(asc(parcel.id)).for('no key update');
    await tx
      .update(parcel)
      .set({ storageAt: now })
      .where(and(stored, inArray(parcel.id, held)));
  },
  /** In the place of all that stood in that year. */
  async setDays(warehouseId: string, year: string, days: OtherDay[]): Promise<void> {
    await tx.delete(warehouseDay).where(ofYear(tenantId, warehouseId, year));
    if (days.length > 0) await tx.insert(warehouseDay).values(days.map((day) => ({ tenantId, warehouseId, ...day })));
  },
});

const ofYear = (tenantId: string, warehouseId: string, year: string) =>
  and(
    eq(warehouseDay.tenantId, tenantId),
    eq(warehouseDay.warehouseId, warehouseId),
    between(warehouseDay.day, `${year}-01-01`, `${year}-12-31`),
  );
