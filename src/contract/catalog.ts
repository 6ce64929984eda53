import * as z from 'zod/mini';
import { ChannelQuery } from './channel-query';
import { PRICE_MODES } from './channels';
import { endpoint, Empty, SELDOM_SECONDS } from './endpoint';
import { ChannelField, Id, Message, Money, PageQuery, Price, Quantity, Time, pageOf, queryInt, text } from './fields';
import { PriceBounds } from './price-bounds';
import { Freight, Sku } from './sku';
import { SORTS } from './sorts';

/** A pasted or canonical product link. */
export const ProductUrl = text(4096, 1);

export const ProductCard = z.object({
  productId: z.string(),
  /** Canonical link: the key of cart, favourites and history. */
  productUrl: z.string(),
  channel: ChannelField,
  title: z.string(),
  titleOriginal: z.string(),
  image: z.string(),
  price: Price,
  soldCount: z.int(),
  ratingTenths: z.int(),
  shopName: z.string(),
  minOrderQuantity: z.int(),
  /** That the shopper keeps it; lists for visitors say nothing. */
  isFavorite: z.optional(z.boolean()),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Product = z.object({
  productId: z.string(),
  productUrl: z.string(),
  channel: ChannelField,
  title: z.string(),
  titleOriginal: z.string(),
  images: z.array(z.string()),
  category: z.object({ id: z.string(), name: z.string() }),
  shop: z.object({ id: z.string(), name: z.string(), city: z.string(), ratingTenths: z.int(), website: z.string() }),
  priceMode: z.enum(PRICE_MODES),
  /** Sorted by startQuantity ascending (ENT-3). */
  priceRange: z.array(z.object({ startQuantity: z.int(), price: Price })),
  options: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string(), image: z.nullable(z.string()) })),
    }),
  ),
  skus: z.array(Sku),
  minOrderQuantity: z.int(),
  batchQuantity: z.int(),
  unit: z.string(),
  soldCount: z.int(),
  ratingTenths: z.int(),
  weightGrams: z.int(),
  size: z.object({ lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() }),
  freight: Freight,
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  descriptionHtml: z.string(),
  isFavorite: z.boolean(),
  /** SKU named by the pasted link, when there is one. */
  selectedSkuId: z.nullable(z.string()),
});
export type Product = z.infer<typeof Product>;

export const SearchQuery = z.strictObject({
  keyword: z.optional(text(200)),
  channel: z.optional(ChannelQuery),
  ...PageQuery,
  nextPage: z.optional(text(200)),
  sort: z._default(z.enum(SORTS), 'relevance'),
  /** `category:<id>`; more kinds separated by commas. */
  filters: z.optional(text(200)),
  ...PriceBounds,
  productCollectionId: z.optional(text(64)),
  snId: z.optional(text(64)),
  shopId: z.optional(text(64)),
  imageUrl: z.optional(text(1024)),
});
export type SearchQuery = z.input<typeof SearchQuery>;

export const Category = z.object({ id: z.string(), name: z.string(), image: z.string(), productCount: z.int() });
export type Category = z.infer<typeof Category>;
export const SearchResult = z.object({
  ...pageOf(ProductCard).shape,
  /** Categories among which the results can be narrowed. */
  categories: z.array(Category),
  /** No product has all the words: these have some of them. A backend elsewhere need not tell. */
  isPartial: z.optional(z.boolean()),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const ProductGroup = z.object({ id: z.string(), title: z.string(), products: z.array(ProductCard) });
export const Favorite = z.object({ id: z.string(), product: ProductCard, createdAt: Time });

export const FreightEstimate = z.object({
  transitOptionName: z.string(),
  title: z.string(),
  minDays: z.int(),
  maxDays: z.int(),
  chargeableGrams: z.int(),
  total: Money,
  /** Why it costs this: one line per part, `code` is a key of the `transit` namespace. */
  lines: z.array(
    z.object({
      code: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
      amount: z.nullable(Money),
    }),
  ),
});
export type FreightEstimate = z.infer<typeof FreightEstimate>;

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
    summary: 'What shipping abroad would cost, per line. Grams and millimetres.',
    query: z.strictObject({
      weight: queryInt(1, 1_000_000),
      sizeLength: z.optional(queryInt(1, 10_000)),
      sizeWidth: z.optional(queryInt(1, 10_000)),
      sizeHeight: z.optional(queryInt(1, 10_000)),
      country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
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

/** One line that a shopper wants of a product: the SKU and how many. */
export const SkuQuantity = z.strictObject({
  productSkuId: text(64, 1),
  quantity: Quantity,
  message: z.optional(Message),
});
