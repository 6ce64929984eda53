import { sql, type SQL } from 'drizzle-orm';
import { database } from '../../db/database';
import type { CatalogueLanguage } from './catalogue-product';
import { tokenOfNode } from './facet-token';
import type { ListingPage, ListingQuery } from './marketplace.port';
import type { Candidate, LookedUp, SearchWords } from './search-words';
import { MAX_RESULTS } from './word-counts';

const texts = (values: string[]) => sql`${sql.param(values)}::text[]`;

async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  const { db } = await database();
  // both drivers answer with `rows`; the type of the driver-neutral database does not say so
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Words of the vocabulary: those given, and those that begin like the others. Always quick: both have an index. */
export const findWords = ({ exact, alike }: LookedUp): Promise<Candidate[]> =>
  rowsOf(sql`
    select word as asked, word, frequency, popular_from as "popularFrom", 1 as similarity
    from marketplace_word where word = any(${texts([...exact, ...alike.map(({ text }) => text)])})
    union all
    select asked, near.* from unnest(
      ${texts(alike.map(({ text }) => text))}, ${texts(alike.map(({ stem }) => stem))}
    ) as wanted(asked, stem) cross join lateral (
      select word, frequency, popular_from, similarity(word, asked) from marketplace_word
      where word <> asked and word ~>=~ stem and word ~<~ (stem || U&'\\FFFF')
      order by 4 desc, frequency desc limit 30
    ) near`);

/** Words that one is a part of or may be a misspelling of. The last resort, for it compares trigrams. */
export const findSimilarWords = (unknown: string[]): Promise<Candidate[]> =>
  rowsOf(sql`
    select asked, near.word, near.frequency, near.popular_from as "popularFrom", similarity(near.word, asked)
    from unnest(${texts(unknown)}) asked cross join lateral (
      (select * from marketplace_word w where w.word like '%' || asked || '%' order by frequency desc limit 20)
      union
      (select * from marketplace_word w where w.word % asked
        order by similarity(w.word, asked) desc, frequency desc limit 12)
    ) near`);

/** A page of the best sellers that match, at most 2,000 of them, in the order asked for; and their categories. */
export async function findListings(
  query: ListingQuery,
  words: SearchWords | undefined,
  language: CatalogueLanguage,
): Promise<ListingPage> {
  const order = ORDER[query.sort];
  const [row] = await rowsOf<ListingPage>(sql`
    with ${words ? matchesOf(query, words) : bestSellersOf(query)},
    page as (
      select * from found order by ${order} limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}
    )
    select (select count(*)::int from found) as total,
      (select coalesce(jsonb_agg(c), '[]') from (
        select category_id as "categoryId", count(*)::int as "productCount" from found group by 1 order by 2 desc, 1
      ) c) as categories,
      (select coalesce(jsonb_agg(i), '[]') from (
        select channel, item_id as "itemId", coalesce(nullif(titles->>${language}, ''), titles->>'en') as title,
          titles->>'zh-CN' as "titleOriginal", image, price_fen as "priceFen", sold_count as "soldCount",
          rating_tenths as "ratingTenths", shop_name as "shopName", min_order_quantity as "minOrderQuantity"
        from page cross join lateral (
          select titles, image, rating_tenths, shop_name, min_order_quantity from marketplace_product p
          where p.channel = page.channel and p.item_id = page.item_id
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
/** As the index has them: see repeatable/3-marketplace.sql. */
const TOKENS = sql`marketplace_tokens(words)`;
const COLUMNS = sql`channel, item_id, category_id, price_fen, sold_count`;

function filtersOf({ categoryId, shopId, snId, priceStartFen, priceEndFen }: ListingQuery): SQL {
  const filters = [sql`status = 'published'`];
  if (categoryId !== undefined) filters.push(sql`category_id = ${categoryId}`);
  if (shopId !== undefined) filters.push(sql`shop_id = ${shopId}`);
  if (snId !== undefined) filters.push(sql`${TOKENS} @> ${texts([tokenOfNode(snId)])}`);
  if (priceStartFen !== undefined) filters.push(sql`price_fen >= ${priceStartFen}`);
  if (priceEndFen !== undefined) filters.push(sql`price_fen <= ${priceEndFen}`);
  return sql.join(filters, sql` and `);
}

/**
 * Title matches stand first; the others are only looked at while there are too few. Materialized: the index of words answers, and the planner cannot gamble on walking over
 * the best sellers until enough of them happen to match.
 */
function matchesOf(query: ListingQuery, { words, title, popularFrom }: SearchWords): SQL {
  const anyOfEach = (groups: string[][]) =>
    sql.join(
      groups.map((forms) => sql`${TOKENS} && ${texts(forms)}`),
      sql` and `,
    );
  const inTitle = 'every' in title ? sql`${TOKENS} @> ${texts(title.every)}` : anyOfEach(title.some);
  const where = sql`${filtersOf(query)} and channel = any(${texts(query.channels)}) and sold_count >= ${popularFrom}`;
  return sql`
    titled as materialized (select ${COLUMNS} from marketplace_product where ${inTitle} and ${where}),
    loose as materialized (
      select ${COLUMNS} from marketplace_product
      where (select count(*) from titled) < ${MAX_RESULTS} and ${anyOfEach(words)} and ${where}
    ),
    found as materialized (
      select min(tier) as tier, ${COLUMNS}
      from (select 0 as tier, * from titled union all select 1, * from loose) matched
      group by ${COLUMNS}
      order by tier, sold_count desc, channel, item_id limit ${MAX_RESULTS}
    )`;
}

/** Without words. Several channels at once have most of the stock, so the best of all are soon theirs. */
const bestSellersOf = (query: ListingQuery): SQL =>
  query.channels.length > 1 && query.categoryId === undefined ? bestOfAll(query) : bestOfEachChannel(query);

const bestOfAll = (query: ListingQuery): SQL => sql`
  found as materialized (
    select 0 as tier, ${COLUMNS} from marketplace_product
    where ${filtersOf(query)} and channel = any(${texts(query.channels)})
    order by sold_count desc, channel, item_id limit ${MAX_RESULTS}
  )`;

/** From each channel's own index. */
const bestOfEachChannel = (query: ListingQuery): SQL => sql`
  found as materialized (
    select 0 as tier, best.* from unnest(${texts(query.channels)}) wanted cross join lateral (
      select ${COLUMNS} from marketplace_product
      where ${filtersOf(query)} and channel = wanted
      order by sold_count desc, item_id limit ${MAX_RESULTS}
    ) best
    order by sold_count desc, channel, item_id limit ${MAX_RESULTS}
  )`;
