import { eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { tenantDataKey } from '../db/schema/customs';

export type DataKeyRow = typeof tenantDataKey.$inferSelect;

export const dataKeyRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  async find(): Promise<DataKeyRow | undefined> {
    const [row] = await tx.select().from(tenantDataKey).where(eq(tenantDataKey.tenantId, tenantId));
    return row;
  },
  /** The first one stays: of two that come at once one makes it. */
  async insert(row: Pick<DataKeyRow, 'wrapped' | 'wrappedBy'>): Promise<void> {
    await tx
      .insert(tenantDataKey)
      .values({ tenantId, ...row })
      .onConflictDoNothing();
  },
  async wrapAnew(row: Pick<DataKeyRow, 'wrapped' | 'wrappedBy'>): Promise<void> {
    await tx.update(tenantDataKey).set(row).where(eq(tenantDataKey.tenantId, tenantId));
  },
});

/** Of all shops: which are wrapped by another key than this one. */
export const listWrappedByOthers = (tx: Tx, keyId: string): Promise<DataKeyRow[]> =>
  tx.select().from(tenantDataKey).where(ne(tenantDataKey.wrappedBy, keyId));
