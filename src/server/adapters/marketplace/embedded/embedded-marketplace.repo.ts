import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Channel } from '../../../../contract/channels';
import { database } from '../../../db/database';
import {
  marketplaceCategory,
  marketplaceCategoryCount as categoryCount,
  marketplaceProduct as product,
} from '../../../db/schema/marketplace';
import type { CatalogueProduct, Localized } from './catalogue-product';
import type { ProductRef } from '../marketplace.port';

/** One round trip a question; no transaction, for these tables belong to no tenant and are only read here. */
export const embeddedRepo = {
  async findProducts(refs: ProductRef[]) {
    if (!refs.length) return [];
    const { db } = await database();
    return db
      .select({
        product: sql<CatalogueProduct>`${product.product}`,
        categoryName: sql<Localized | null>`${marketplaceCategory.names}`,
      })
      .from(product)
      .leftJoin(marketplaceCategory, eq(marketplaceCategory.id, product.categoryId))
      .where(inRefs(refs));
  },

  /** Categories that these channels have products of, in the marketplace's order. */
  async listCategories(channels: Channel[]) {
    const { db } = await database();
    const productCount = sql<number>`sum(${categoryCount.productCount})::int`;
    return db
      .select({
        ...getTableColumns(marketplaceCategory),
        names: sql<Localized>`${marketplaceCategory.names}`,
        productCount,
      })
      .from(marketplaceCategory)
      .innerJoin(categoryCount, eq(categoryCount.categoryId, marketplaceCategory.id))
      .where(inArray(categoryCount.channel, channels))
      .groupBy(marketplaceCategory.id)
      .orderBy(marketplaceCategory.position);
  },

  /** Published ones, as they were counted when the stock changed. */
  async countProducts(channels: Channel[]): Promise<number> {
    const { db } = await database();
    const [row] = await db
      .select({ count: sql<number>`coalesce(sum(${categoryCount.productCount}), 0)::int` })
      .from(categoryCount)
      .where(inArray(categoryCount.channel, channels));
    return row?.count ?? 0;
  },

  /** In the order of their key: a page further on is a page further on tomorrow, too. */
  async listRefs(
    channels: Channel[],
    { pageNo, pageSize }: { pageNo: number; pageSize: number },
  ): Promise<ProductRef[]> {
    const { db } = await database();
    return db
      .select({ channel: product.channel, itemId: product.itemId })
      .from(product)
      .where(and(inArray(product.channel, channels), eq(product.status, 'published')))
      .orderBy(product.channel, product.itemId)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
  },

  /** Attributes of products, as they are stored. */
  async listAttributes(refs: ProductRef[]) {
    const { db } = await database();
    return refs.length
      ? db
          .select({ attributes: sql<CatalogueProduct['attributes']>`${product.product}->'attributes'` })
          .from(product)
          .where(inRefs(refs))
      : [];
  },
};

function inRefs(refs: ProductRef[]) {
  const channels = [...new Set(refs.map(({ channel }) => channel))];
  return or(
    ...channels.map((channel) =>
      and(
        eq(product.channel, channel),
        inArray(
          product.itemId,
          refs.filter((ref) => ref.channel === channel).map(({ itemId }) => itemId),
        ),
      ),
    ),
  );
}
