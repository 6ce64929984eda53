import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { orderItem } from '../../db/schema/shopping';
import { substituteOffer, type NamedGoods } from '../../db/schema/substitute';
import type { DueRows } from '../../kernel/work-claim.repo';

export type { NamedGoods } from '../../db/schema/substitute';
export type OfferRow = typeof substituteOffer.$inferSelect;

/** The state written out, as the partial index has it. */
export const unansweredSubstitutes = (now: Date): DueRows => ({
  table: orderItem,
  where: sql`${orderItem.status} = 'SUBSTITUTE' and ${orderItem.decideBefore} <= ${now.toISOString()}::timestamptz`,
  oldest: orderItem.decideBefore,
});

/** What is offered in place of items of a shop's orders. */
export const substituteRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const item = (id: string, status: 'ORDERED' | 'SUBSTITUTE') =>
    and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, id), eq(orderItem.status, status));
  const version = sql`${orderItem.version} + 1`;
  return {
    async insert(row: Omit<OfferRow, 'tenantId' | 'answeredAt' | 'status'>): Promise<void> {
      await tx.insert(substituteOffer).values({ tenantId, status: 'OFFERED', ...row });
    },
    /** Of these items, what their shoppers are asked. */
    async openOf(itemIds: string[]): Promise<OfferRow[]> {
      if (itemIds.length === 0) return [];
      const { status, orderItemId } = substituteOffer;
      return tx
        .select()
        .from(substituteOffer)
        .where(and(eq(substituteOffer.tenantId, tenantId), inArray(orderItemId, itemIds), eq(status, 'OFFERED')));
    },
    /** @returns whether nobody had answered yet */
    async end(id: string, status: Exclude<OfferRow['status'], 'OFFERED'>, answeredAt: Date): Promise<boolean> {
      const rows = await tx
        .update(substituteOffer)
        .set({ status, answeredAt })
        .where(
          and(
            eq(substituteOffer.tenantId, tenantId),
            eq(substituteOffer.id, id),
            eq(substituteOffer.status, 'OFFERED'),
          ),
        )
        .returning({ id: substituteOffer.id });
      return rows.length === 1;
    },
    /** It waits for its shopper. @returns whether it still was to be bought */
    async hold(id: string, decideBefore: Date): Promise<boolean> {
      const rows = await tx
        .update(orderItem)
        .set({ status: 'SUBSTITUTE', decideBefore, version })
        .where(item(id, 'ORDERED'))
        .returning({ id: orderItem.id });
      return rows.length === 1;
    },
    /** It is to be bought again, as something else where its shopper takes that. @returns whether it still waited */
    async release(id: string, goods?: NamedGoods): Promise<boolean> {
      const rows = await tx
        .update(orderItem)
        // what its seller called the other thing is nothing of this one
        .set({ ...goods, ...(goods && { titleOriginal: '' }), status: 'ORDERED', decideBefore: null, version })
        .where(item(id, 'SUBSTITUTE'))
        .returning({ id: orderItem.id });
      return rows.length === 1;
    },
  };
};
