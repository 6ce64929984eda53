import { sql, type SQL } from 'drizzle-orm';
import { database } from '../../../db/database';
import type { CatalogueLanguage } from './catalogue-product';
import { bestSellersOf, matchesOf, partialMatchesOf } from './listing-sets';
import type { ListingPage, ListingQuery } from '../marketplace.port';
import { runPrepared } from './prepared-statement';
import { isRare, type SearchWords, type WordGroup } from './search-words';

/** Best sellers. */
export const findBestSellers = (query: ListingQuery, language: CatalogueLanguage): Promise<ListingPage> =>
  pageOf(query, bestSellersOf(query), language, run);

/** Products with every word. @param soldFrom those that sold less are not looked at */
export const findMatches = (query: ListingQuery, words: SearchWords, soldFrom: number, language: CatalogueLanguage) =>
  pageOf(query, matchesOf(query, words, soldFrom), language, isRare(words.groups) ? runPrepared : run);

/** Products with all words of any of these lists. */
export const findPartialMatches = (
  query: ListingQuery,
  lists: WordGroup[][],
  isOfAll: boolean,
  language: CatalogueLanguage,
) => pageOf(query, partialMatchesOf(query, lists, isOfAll), language, run);

type Run = <Row>(query: SQL) => Promise<Row[]>;

const run: Run = async <Row>(query: SQL) => {
  const { db } = await database();
  // both drivers answer with `rows`; the type of the driver-neutral database does not say so
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
};

/** A page of what was found, at most 2,000 products, in the order asked for; and their categories. */
async function pageOf(query: ListingQuery, found: SQL, language: CatalogueLanguage, run: Run): Promise<ListingPage> {
  const order = ORDER[query.sort];
  const [row] = await run<ListingPage>(sql`
    with ${found},
    page as (
      select * from found order by ${order} limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}
    )
    select (select count(*)::int from found) as total,
      (select coalesce(jsonb_agg(c), '[]') from (
        select category_id as "categoryId", count(*)::int as "productCount" from found group by 1 order by 2 desc, 1
      ) c) as categories,
      (select coalesce(jsonb_agg(i), '[]') from (
        select channel, item_id as "itemId", coalesce(nullif(titles->>${language}::text, ''), titles->>'en') as title,
          titles->>'zh-CN' as "titleOriginal", image, price_fen as "priceFen", sold_count as "soldCount",
          rating_tenths as "ratingTenths", shop_name as "shopName", min_order_quantity as "minOrderQuantity"
        from page cross join lateral (
          -- with nothing added: fetched from beside its row once, not once a language
          select titles || '{}' as titles, image, rating_tenths, shop_name, min_order_quantity
          from marketplace_product p where p.channel = page.channel and p.item_id = page.item_id offset 0
        ) shown
        order by ${order}
      ) i) as items`);
  return row ?? { total: 0, categories: [], items: [] };
}

const ORDER: Record<ListingQuery['sort'], SQL> = {
  relevance: sql`tier, sold_count desc, channel, item_id`,
  sales: sql`sold_count desc, channel, item_id`,
  'price-asc': sql`price_fen, sold_count desc, channel, item_id`,
  'price-desc': sql`price_fen desc, sold_count desc, channel, item_id`,
};
