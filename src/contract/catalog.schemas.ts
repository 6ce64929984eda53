import * as z from 'zod/mini';
import { ChannelQuery } from './channel-query.schemas';
import { PRICE_MODES } from './channels';
import { ChannelField, Message, Money, PageQuery, Price, Quantity, Time, pageOf, text } from './fields.schemas';
import { LineHistory } from './line-history.schemas';
import { PriceBounds } from './price-bounds.schemas';
import { Freight, Sku } from './sku.schemas';
import { SORTS } from './sorts';
import { DELIVERIES } from './transit-line.enums';
import { ShownRefusal, ShownRow } from './transit-receipt.schemas';

/** A pasted or canonical product link. */
export const ProductUrl = text(4096, 1);

/** Some of its words are still the seller's, in Chinese, and being translated: asked again soon, they are there. */
const AreWordsComing = z.optional(z.boolean());

export const ProductCard = z.object({
  productId: z.string(),
  /** Canonical link: the key of cart, favourites and history. */
  productUrl: z.string(),
  channel: ChannelField,
  title: z.string(),
  titleOriginal: z.string(),
  areWordsComing: AreWordsComing,
  image: z.string(),
  price: Price,
  soldCount: z.int(),
  ratingTenths: z.int(),
  shopName: z.string(),
  minOrderQuantity: z.int(),
  /** That the shopper keeps it; lists for visitors say nothing. */
  isFavorite: z.optional(z.boolean()),
});

/** Since when prices and stock are as they are shown, where the marketplace has not been asked for minutes. */
const AsOf = z.optional(Time);

export const Product = z.object({
  asOf: AsOf,
  productId: z.string(),
  productUrl: z.string(),
  channel: ChannelField,
  title: z.string(),
  titleOriginal: z.string(),
  areWordsComing: AreWordsComing,
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
  /** The supplier does not say it: this is what is reckoned with. */
  isWeightAssumed: z.optional(z.boolean()),
  size: z.object({ lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() }),
  freight: Freight,
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  descriptionHtml: z.string(),
  isFavorite: z.boolean(),
  /** SKU named by the pasted link, when there is one. */
  selectedSkuId: z.nullable(z.string()),
});

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

export const Category = z.object({ id: z.string(), name: z.string(), image: z.string(), productCount: z.int() });

export const SearchResult = z.object({
  ...pageOf(ProductCard).shape,
  /** Categories among which the results can be narrowed. */
  categories: z.array(Category),
  /** No product has all the words: these have some of them. A backend elsewhere need not tell. */
  isPartial: z.optional(z.boolean()),
  asOf: AsOf,
});

export const ProductGroup = z.object({ id: z.string(), title: z.string(), products: z.array(ProductCard) });

export const Favorite = z.object({ id: z.string(), product: ProductCard, createdAt: Time });

export const FreightEstimate = z.object({
  transitOptionName: z.string(),
  title: z.string(),
  minDays: z.int(),
  maxDays: z.int(),
  chargeableGrams: z.int(),
  /** Whether somebody brings it, or it is collected. */
  delivery: z.optional(z.enum(DELIVERIES)),
  /** Null where the line does not take it; `refusals` say why. */
  total: z.nullable(Money),
  /** Why it costs this: one row per part. */
  lines: z.array(ShownRow),
  /** All that is in the way; none where there is a total. */
  refusals: z.array(ShownRefusal),
  /** How the line went of late; left out where too little has gone by it, and where it does not take this. */
  history: z.optional(LineHistory),
});

/** One line that a shopper wants of a product: the SKU and how many. */
export const SkuQuantity = z.strictObject({
  productSkuId: text(64, 1),
  quantity: Quantity,
  message: z.optional(Message),
});
