import * as z from 'zod/mini';
import {
  ProductUrl,
  ProductCard,
  Product,
  SearchQuery,
  Category,
  SearchResult,
  ProductGroup,
  Favorite,
  FreightEstimate,
} from './catalog.schemas';
import { ChannelQuery } from './channel-query.schemas';
import { endpoint, Empty, SELDOM_SECONDS } from './endpoint.schemas';
import { GOODS_KINDS } from './transit-line.enums';
import { Id, PageQuery, pageOf, queryInt, text } from './fields.schemas';
import { LIMITS } from './limits';

const KIND = `(${GOODS_KINDS.join('|')})`;
/** Kinds of goods, separated by commas. */
const GoodsKindsQuery = z.string().check(z.regex(new RegExp(`^${KIND}(,${KIND}){0,18}$`)));

export const catalogEndpoints = {
  getProduct: endpoint({
    method: 'GET',
    path: '/front/product',
    access: 'public',
    summary: 'A product by its link or share text.',
    query: z.strictObject({ productUrl: ProductUrl }),
    response: Product,
  }),
  search: endpoint({
    method: 'GET',
    path: '/front/product/search',
    access: 'public',
    query: SearchQuery,
    response: SearchResult,
    summary: 'Products by keyword, shop, category or picture.',
  }),
  listNavigation: endpoint({
    method: 'GET',
    path: '/front/product/keywordSNQuery',
    access: 'public',
    summary: 'Facets of a keyword.',
    query: z.strictObject({ keyword: text(200, 1) }),
    response: z.array(
      z.object({ id: z.string(), name: z.string(), children: z.array(z.object({ id: z.string(), name: z.string() })) }),
    ),
  }),
  listCategories: endpoint({
    method: 'GET',
    path: '/front/product/categories',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    response: z.array(Category),
    summary: 'Categories of the channels that the shop serves.',
  }),
  listHotKeywords: endpoint({
    method: 'GET',
    path: '/front/hot-keywords',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    summary: 'What others search for.',
    query: z.strictObject(PageQuery),
    response: pageOf(z.object({ keyword: z.string() })),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/front/product/suggest',
    access: 'public',
    summary: 'What a keyword that is still being typed may become, in the shopper’s language.',
    query: z.strictObject({ keyword: text(100, 1), channel: z.optional(ChannelQuery) }),
    response: z.object({ items: z.array(z.object({ keyword: z.string() })) }),
  }),
  listProductUrls: endpoint({
    method: 'GET',
    path: '/front/product-urls',
    access: 'public',
    summary: 'Canonical links of everything that the shop serves, in a fixed order: what its sitemap is made of.',
    query: z.strictObject({ pageNo: PageQuery.pageNo, pageSize: z._default(queryInt(1, 5000), 1000) }),
    response: pageOf(z.string()),
  }),
  listPreferred: endpoint({
    method: 'GET',
    path: '/front/preferred-products',
    access: 'public',
    response: z.array(ProductCard),
    summary: 'Products the shop puts first.',
  }),
  listGroups: endpoint({
    method: 'GET',
    path: '/front/preferred-product-groups',
    access: 'public',
    response: z.array(ProductGroup),
    summary: 'Rows of products for the home page.',
  }),
  listRecommended: endpoint({
    method: 'GET',
    path: '/front/recommend-product-groups',
    access: 'public',
    response: z.array(ProductGroup),
    summary: 'Rows of recommended products.',
  }),
  estimateFreight: endpoint({
    method: 'GET',
    path: '/front/estimate-freight/weight',
    access: 'public',
    summary:
      'What shipping abroad would cost, per line, or why a line does not take it. Grams and millimetres, of each piece before it is packed.',
    query: z.strictObject({
      weight: queryInt(1, 1_000_000),
      sizeLength: z.optional(queryInt(1, 10_000)),
      sizeWidth: z.optional(queryInt(1, 10_000)),
      sizeHeight: z.optional(queryInt(1, 10_000)),
      country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
      postcode: z.optional(text(16)),
      /** So many of them in one parcel. */
      pieces: z.optional(queryInt(1, LIMITS.singlePieces)),
      goodsKinds: z.optional(GoodsKindsQuery),
    }),
    response: z.array(FreightEstimate),
  }),
  saveFavorite: endpoint({
    method: 'POST',
    path: '/front/product-favorite/save',
    access: 'user',
    body: z.strictObject({ productUrl: ProductUrl }),
    response: Favorite,
    summary: 'Keep a product; twice keeps it once.',
  }),
  listFavorites: endpoint({
    method: 'GET',
    path: '/front/product-favorite/pagination',
    access: 'user',
    summary: 'Kept products, newest first.',
    query: z.strictObject({ ...PageQuery, channel: z.optional(ChannelQuery) }),
    response: pageOf(Favorite),
  }),
  removeFavorite: endpoint({
    method: 'DELETE',
    path: '/front/product-favorite/{id}/delete',
    access: 'user',
    params: z.object({ id: Id }),
    response: Empty,
    summary: 'Forget a kept product.',
  }),
};
