import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ParcelStatus } from '../../../contract/warehouse';
import type { Owner, Tx } from '../../db/database';
import { parcel } from '../../db/schema/parcel';
import { userWarehouse } from '../../db/schema/warehouse';

export type UserWarehouseRow = typeof userWarehouse.$inferSelect;
type Change = Partial<Pick<UserWarehouseRow, 'note' | 'isDefault' | 'hiddenAt'>>;

/** What still lies there, or is waited for. */
const THERE: ParcelStatus[] = ['FORECAST', 'RECEIVED', 'INSPECTED', 'STOCKED_IN', 'LOCKED', 'PACKED'];

export const userWarehouseRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(userWarehouse.tenantId, tenantId), eq(userWarehouse.shopperId, shopperId));
  return {
    /** The default one first. */
    async list(): Promise<UserWarehouseRow[]> {
      return tx
        .select()
        .from(userWarehouse)
        .where(and(mine, isNull(userWarehouse.hiddenAt)))
        .orderBy(desc(userWarehouse.isDefault), asc(userWarehouse.createdAt), asc(userWarehouse.id));
    },
    /** The hidden one too. */
    async findIn(warehouseId: string): Promise<UserWarehouseRow | undefined> {
      const [row] = await tx
        .select()
        .from(userWarehouse)
        .where(and(mine, eq(userWarehouse.warehouseId, warehouseId)));
      return row;
    },
    /** @returns whether nobody else has the code */
    async insert(row: Omit<typeof userWarehouse.$inferInsert, 'tenantId' | 'shopperId'>): Promise<boolean> {
      const rows = await tx
        .insert(userWarehouse)
        .values({ ...row, tenantId, shopperId })
        .onConflictDoNothing({ target: [userWarehouse.tenantId, userWarehouse.code] })
        .returning({ id: userWarehouse.id });
      return rows.length === 1;
    },
    async update(id: string, change: Change): Promise<void> {
      await tx
        .update(userWarehouse)
        .set({ ...change, version: sql`${userWarehouse.version} + 1` })
        .where(and(mine, eq(userWarehouse.id, id)));
    },
    async clearDefault(exceptId: string): Promise<void> {
      await tx
        .update(userWarehouse)
        .set({ isDefault: false })
        .where(and(mine, eq(userWarehouse.isDefault, true), ne(userWarehouse.id, exceptId)));
    },
    async hasGoodsIn(warehouseId: string): Promise<boolean> {
      const rows = await tx
        .select({ id: parcel.id })
        .from(parcel)
        .where(
          and(
            eq(parcel.tenantId, tenantId),
            eq(parcel.shopperId, shopperId),
            inArray(parcel.status, THERE),
            eq(parcel.warehouseId, warehouseId),
          ),
        )
        .limit(1);
      return rows.length === 1;
    },
  };
};
