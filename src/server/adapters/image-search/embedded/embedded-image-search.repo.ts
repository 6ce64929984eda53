import { sql, type SQL } from 'drizzle-orm';
import { database } from '../../../db/database';
import type { CatalogueLanguage } from '../../marketplace/embedded/catalogue-product';
import type { ListingPage, ListingQuery } from '../../marketplace/marketplace.port';
import { MAX_RESULTS } from '../../marketplace/embedded/word-counts';

export interface RankedPicture {
  address: string;
  likeness: number;
}

/** Pictures that are compared one by one. */
const CANDIDATES = 150;
/** Products that show the same picture. */
const PRODUCTS_A_PICTURE = 100;
/** So much less alike than the best is shown only where it is of the same kind. */
const NEARLY_ALIKE = 0.1;
/** A product's main picture says more about it than the others. */
const MAIN_PICTURE = 0.03;

async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  const { db } = await database();
  // both drivers answer with `rows`; the type of the driver-neutral database does not say so
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Those that share most buckets: an index finds them, however many pictures there are. */
export async function findCandidates(buckets: number[]): Promise<{ address: string; vectors: Uint8Array }[]> {
  const wanted = sql`${sql.param(buckets)}::int[]`;
  return rowsOf<{ address: string; vectors: Uint8Array }>(sql`
    with shared as materialized (
      select address, (select count(*) from unnest(buckets) b where b = any(${wanted})) as count
      from marketplace_picture where buckets && ${wanted}
      order by count desc limit ${CANDIDATES}
    )
    select address, vectors from shared join marketplace_picture using (address)`);
}

const ORDER: Record<ListingQuery['sort'], SQL> = {
  relevance: sql`likeness desc, sold_count desc, channel, item_id`,
  sales: sql`sold_count desc, channel, item_id`,
  'price-asc': sql`price_fen, likeness desc, channel, item_id`,
  'price-desc': sql`price_fen desc, likeness desc, channel, item_id`,
};

/** The listings that show these pictures. */
export async function findListingsOfPictures(
  pictures: RankedPicture[],
  query: Omit<ListingQuery, 'keyword'>,
  language: CatalogueLanguage,
): Promise<ListingPage> {
  const order = ORDER[query.sort];
  const [best] = pictures;
  const [row] = await rowsOf<ListingPage>(sql`
    with picture as (
      select * from unnest(${sql.param(pictures.map(({ address }) => address))}::text[],
        ${sql.param(pictures.map((each) => each.likeness))}::float8[]) as p(address, likeness)
    ), shown as (
      select channel, item_id, max(likeness + case when position = 0 then ${MAIN_PICTURE}::float8 else 0 end) as likeness
      from picture cross join lateral (
        select channel, item_id, position from marketplace_picture_product l
        where l.address = picture.address and l.channel = any(${sql.param(query.channels)}::text[])
        order by position limit ${PRODUCTS_A_PICTURE}
      ) l group by 1, 2
    ), kind as (
      select p.category_id from marketplace_picture_product l join marketplace_product p using (channel, item_id)
      where l.address = ${best?.address ?? ''} order by l.position, p.sold_count desc limit 1
    ), found as (
      select p.channel, p.item_id, p.category_id, p.price_fen, p.sold_count, shown.likeness
      from shown join marketplace_product p using (channel, item_id)
      where p.status = 'published' ${filtersOf(query)}
        and (shown.likeness >= ${(best?.likeness ?? 0) - NEARLY_ALIKE}::float8 or p.category_id in (select category_id from kind))
      order by shown.likeness desc limit ${MAX_RESULTS}
    ), page as (
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
        ) listing
        order by ${order}
      ) i) as items`);
  return row ?? { total: 0, categories: [], items: [] };
}

function filtersOf({ categoryId, priceStartFen, priceEndFen }: Omit<ListingQuery, 'keyword'>): SQL {
  return sql.join([
    categoryId === undefined ? sql`` : sql`and p.category_id = ${categoryId} `,
    priceStartFen === undefined ? sql`` : sql`and p.price_fen >= ${priceStartFen} `,
    priceEndFen === undefined ? sql`` : sql`and p.price_fen <= ${priceEndFen} `,
  ]);
}
