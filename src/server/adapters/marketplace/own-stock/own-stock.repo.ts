import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { shopTx } from '../../../db/database';
import { ownProduct, ownSku } from '../../../db/schema/own-stock';
import { containing } from '../../../kernel/containing';

export type OwnProductRow = typeof ownProduct.$inferSelect;
export type OwnSkuRow = typeof ownSku.$inferSelect;

/** More are not counted. */
const MAX_RESULTS = 2000;

interface Wanted {
  words: string[];
  priceStartFen: number | undefined;
  priceEndFen: number | undefined;
  sort: 'relevance' | 'price-asc' | 'price-desc' | 'sales';
  limit: number;
  offset: number;
}

// named by hand: a query of one table writes its columns without the table's name
const priceFen =
  sql<number>`(select min(sku.price_fen) from own_sku sku where sku.tenant_id = own_product.tenant_id and sku.product_id = own_product.id)`.mapWith(
    Number,
  );

/** In any language that it is written in. */
const hasWord = (word: string): SQL =>
  sql`exists (select from jsonb_each_text(own_product.titles) title where title.value ilike ${containing(word)})`;

/** What a shop's own goods are shown by; staff change them elsewhere. */
export const ownStockRepo = {
  list: (tenantId: string, { words, priceStartFen, priceEndFen, sort, limit, offset }: Wanted) =>
    shopTx(tenantId, async (tx) => {
      const wanted = and(
        eq(ownProduct.tenantId, tenantId),
        eq(ownProduct.state, 'ON_SALE'),
        ...words.map(hasWord),
        priceStartFen === undefined ? undefined : sql`${priceFen} >= ${priceStartFen}`,
        priceEndFen === undefined ? undefined : sql`${priceFen} <= ${priceEndFen}`,
      );
      const byPrice = sort === 'price-asc' ? [asc(priceFen)] : sort === 'price-desc' ? [desc(priceFen)] : [];
      const rows = await tx
        .select({ product: ownProduct, priceFen })
        .from(ownProduct)
        .where(wanted)
        .orderBy(...byPrice, desc(ownProduct.createdAt), desc(ownProduct.id))
        .limit(limit)
        .offset(offset);
      const some = tx.select({ id: ownProduct.id }).from(ownProduct).where(wanted).limit(MAX_RESULTS).as('some');
      const [found] = await tx.select({ total: count() }).from(some);
      return { rows, total: found?.total ?? 0 };
    }),

  find: (tenantId: string, ids: string[]) =>
    shopTx(tenantId, async (tx) => {
      const products = await tx
        .select()
        .from(ownProduct)
        .where(and(eq(ownProduct.tenantId, tenantId), inArray(ownProduct.id, ids)));
      const skus = await tx
        .select()
        .from(ownSku)
        .where(and(eq(ownSku.tenantId, tenantId), inArray(ownSku.productId, ids)))
        .orderBy(asc(ownSku.position));
      return products.map((product) => ({ product, skus: skus.filter(({ productId }) => productId === product.id) }));
    }),
};
