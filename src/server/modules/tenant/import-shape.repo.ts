import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ColumnPlan } from '../../../contract/line-columns';
import type { Tx } from '../../db/database';
import { importShape } from '../../db/schema/offers';

/** As many as are remembered of a shop. */
const KEPT = 50;

/** How files were read last. */
export const importShapeRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  async find(id: string): Promise<ColumnPlan | null> {
    const isOne = and(eq(importShape.tenantId, tenantId), eq(importShape.id, id));
    const [row] = await tx.select({ columns: importShape.columns }).from(importShape).where(isOne);
    return (row?.columns as ColumnPlan | undefined) ?? null;
  },
  async save(id: string, columns: ColumnPlan, usedAt: Date): Promise<void> {
    const set = { columns, usedAt };
    await tx
      .insert(importShape)
      .values({ tenantId, id, ...set })
      .onConflictDoUpdate({ target: [importShape.tenantId, importShape.id], set });
    const own = eq(importShape.tenantId, tenantId);
    const old = await tx.select({ id: importShape.id }).from(importShape).where(own).orderBy(desc(importShape.usedAt)).offset(KEPT).limit(KEPT); // prettier-ignore
    const ids = old.map((row) => row.id);
    if (ids.length > 0) await tx.delete(importShape).where(and(own, inArray(importShape.id, ids)));
  },
});
