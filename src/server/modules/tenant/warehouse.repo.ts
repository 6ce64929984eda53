import { asc, eq, sql } from 'drizzle-orm';
import type { ShopWarehouse } from '../../../contract/shop-offers';
import type { Owner, Tx } from '../../db/database';
import { warehouse } from '../../db/schema/offers';

export type WarehouseRow = ShopWarehouse & { id: string };

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
});
