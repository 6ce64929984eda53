import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownProduct, ownSku } from '../../db/schema/own-stock';

type ProductRow = typeof ownProduct.$inferSelect;
type SkuRow = typeof ownSku.$inferSelect;
export type OwnRow = Omit<ProductRow, 'tenantId'> & { skus: Omit<SkuRow, 'tenantId' | 'productId' | 'position'>[] };

/** What staff do with the shop's own goods. */
export const ownProductRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const mine = eq(ownProduct.tenantId, tenantId);

  async function withSkus(rows: ProductRow[]): Promise<OwnRow[]> {
    const ids = rows.map(({ id }) => id);
    const skus = await tx
      .select()
      .from(ownSku)
      .where(and(eq(ownSku.tenantId, tenantId), inArray(ownSku.productId, ids)))
      .orderBy(asc(ownSku.productId), asc(ownSku.position));
    return rows.map((row) => ({ ...row, skus: skus.filter(({ productId }) => productId === row.id) }));
  }

  return {
    list: async (limit: number, offset: number) =>
      withSkus(
        await tx
          .select()
          .from(ownProduct)
          .where(mine)
          .orderBy(desc(ownProduct.createdAt), desc(ownProduct.id))
          .limit(limit)
          .offset(offset),
      ),
    /** As many as `most`, in the order of the index, so that no count reads a whole shop. */
    async count(most: number): Promise<number> {
      const some = tx
        .select({ id: ownProduct.id })
        .from(ownProduct)
        .where(mine)
        .orderBy(desc(ownProduct.createdAt), desc(ownProduct.id))
        .limit(most)
        .as('some');
      const [found] = await tx.select({ count: count() }).from(some);
      return found?.count ?? 0;
    },

    async find(id: string): Promise<OwnRow | undefined> {
      const rows = await tx
        .select()
        .from(ownProduct)
        .where(and(mine, eq(ownProduct.id, id)));
      return (await withSkus(rows))[0];
    },

    /** @returns false where its number is taken, and then nothing is written */
    async insert({ skus, ...product }: Omit<OwnRow, 'version'>): Promise<boolean> {
      const added = await tx
        .insert(ownProduct)
        .values({ ...product, tenantId })
        .onConflictDoNothing()
        .returning({ id: ownProduct.id });
      if (added.length === 0) return false;
      await tx
        .insert(ownSku)
        .values(skus.map((sku, position) => ({ ...sku, tenantId, productId: product.id, position })));
      return true;
    },

    /** False where it has another version by now. */
    async change(
      id: string,
      version: number,
      set: Pick<ProductRow, 'state' | 'titles' | 'images' | 'weightGrams'>,
    ): Promise<boolean> {
      const changed = await tx
        .update(ownProduct)
        .set({ ...set, version: version + 1 })
        .where(and(mine, eq(ownProduct.id, id), eq(ownProduct.version, version)))
        .returning({ id: ownProduct.id });
      return changed.length === 1;
    },

    /** False where the product has no such SKU, or its stock is not `from` any more. */
    async changeSku(
      productId: string,
      id: string,
      { priceFen, stock }: { priceFen: number; stock: { from: number; to: number } | undefined },
    ): Promise<boolean> {
      const its = and(eq(ownSku.tenantId, tenantId), eq(ownSku.productId, productId), eq(ownSku.id, id));
      const changed = await tx
        .update(ownSku)
        .set({ priceFen, ...(stock ? { stock: stock.to } : {}) })
        .where(stock ? and(its, eq(ownSku.stock, stock.from)) : its)
        .returning({ id: ownSku.id });
      return changed.length === 1;
    },
  };
};
