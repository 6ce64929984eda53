import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { shopTx, tenantAtOnce } from '../../../db/database';
import { kept } from '../../../db/kept-statement';
import { ownProduct, ownSku } from '../../../db/schema/own-stock';
import { containing } from '../../../kernel/containing';

export type OwnProductRow = typeof ownProduct.$inferSelect;
export type OwnSkuRow = typeof ownSku.$inferSelect;

/** More are not counted. */
const MAX_RESULTS = 2000;

interface Wanted {
  words: string[];
  priceStartFen?: number | null;
  priceEndFen?: number | null;
  sort: 'relevance' | 'price-asc' | 'price-desc' | 'sales';
  limit: number;
  offset: number;
}

// named by hand: a query of one table writes its columns without the table's name
const priceFen =
  sql<number>`(select min(sku.price_fen) from own_sku sku where sku.tenant_id = own_product.tenant_id and sku.product_id = own_product.id)`.mapWith(
    Number,
  );

const { placeholder } = sql;
const given = (name: string, type: string) => sql`${placeholder(name)}::${sql.raw(type)}`;

/** Each word in any language that the product is written in. */
const hasWords = sql`not exists (select from unnest(${given('words', 'text[]')}) word where not exists (
  select from jsonb_each_text(own_product.titles) title where title.value ilike word))`;
const wanted = and(
  eq(ownProduct.tenantId, placeholder('tenantId')),
  eq(ownProduct.state, 'ON_SALE'),
  hasWords,
  sql`(${given('priceStartFen', 'bigint')} is null or ${priceFen} >= ${given('priceStartFen', 'bigint')})`,
  sql`(${given('priceEndFen', 'bigint')} is null or ${priceFen} <= ${given('priceEndFen', 'bigint')})`,
);
const newestFirst = [desc(ownProduct.createdAt), desc(ownProduct.id)];
/** A statement an order, so that the usual one reads no prices to sort by. */
const pageBy = (name: string, ...first: SQL[]) =>
  kept(`own_goods_${name}`, (db) =>
    db
      .select({ product: ownProduct, priceFen })
      .from(ownProduct)
      .where(wanted)
      .orderBy(...first, ...newestFirst)
      .limit(placeholder('limit'))
      .offset(placeholder('offset')),
  );
const newest = pageBy('newest');
const pages = {
  ...{ relevance: newest, sales: newest },
  ...{ 'price-asc': pageBy('cheapest', asc(priceFen)), 'price-desc': pageBy('dearest', desc(priceFen)) },
};
const countUpTo = kept('own_goods_count', (db) => {
  const some = db.select({ id: ownProduct.id }).from(ownProduct).where(wanted).limit(placeholder('most')).as('some');
  return db.select({ total: count() }).from(some);
});

/** What a shop's own goods are shown by; staff change them elsewhere. */
export const ownStockRepo = {
  /** In one round trip: each search over all marketplaces asks it anew. */
  list: (tenantId: string, { words, priceStartFen = null, priceEndFen = null, sort, limit, offset }: Wanted) =>
    tenantAtOnce({ tenantId, shopperId: '' }, async (tx) => {
      const asked = { tenantId, words: words.map(containing), priceStartFen, priceEndFen };
      const [rows, [found]] = await Promise.all([
        pages[sort](tx, { ...asked, limit, offset }),
        countUpTo(tx, { ...asked, most: MAX_RESULTS }),
      ]);
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
