import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { declarationLine } from '../../db/schema/declaration';
import { parcelItem } from '../../db/schema/parcel';
import type { DeclarationRow } from './transit.repo';

/** What is said to the border, and was said before: nothing of it is ever changed, only said anew. */
export const declarationRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** As its shopper has said it. */
  original: (transitOrderId: string): Promise<DeclarationRow[]> =>
    tx
      .select()
      .from(declarationLine)
      .where(
        and(
          eq(declarationLine.tenantId, tenantId),
          eq(declarationLine.transitOrderId, transitOrderId),
          eq(declarationLine.revision, 0),
        ),
      )
      .orderBy(asc(declarationLine.position)),
  /** The ids of what is in these parcels. */
  async itemsIn(parcelIds: string[]): Promise<string[]> {
    const rows = await tx
      .select({ id: parcelItem.id })
      .from(parcelItem)
      .where(and(eq(parcelItem.tenantId, tenantId), inArray(parcelItem.parcelId, parcelIds)));
    return rows.map(({ id }) => id);
  },
  async insert(
    transitOrderId: string,
    revision: number,
    lines: readonly Omit<DeclarationRow, 'tenantId' | 'transitOrderId' | 'revision' | 'position'>[],
  ): Promise<void> {
    const rows = lines.map((line, position) => ({ ...line, tenantId, transitOrderId, revision, position }));
    if (rows.length > 0) await tx.insert(declarationLine).values(rows);
  },
});
