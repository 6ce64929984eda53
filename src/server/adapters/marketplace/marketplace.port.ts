import type { Channel, PriceMode } from '../../../contract/channels';
import type { FreightTemplate } from '../../../contract/freight';
import type { Locale } from '../../../contract/locales';

/** Prices are integer fen (1/100 CNY), weights grams, lengths millimetres. */
export interface MarketplacePort {
  /** Search by words in Chinese or the shopper's language. Supplier rule: at most 2,000 results a query. */
  search(query: ListingQuery): Promise<ListingPage>;
  /** The whole product, or undefined where the marketplace does not have it. */
  findProduct(ref: ProductRef, language: Locale): Promise<SupplierProduct | undefined>;
  /** Current price and stock of many products at once: what carts and orders are checked against. */
  findProducts(refs: ProductRef[], language: Locale): Promise<SupplierProduct[]>;
  listCategories(language: Locale, channels: Channel[]): Promise<SupplierCategory[]>;
  /** Every published product, in an order that stays; `total` of all pages. */
  listProducts(
    channels: Channel[],
    page: { pageNo: number; pageSize: number },
  ): Promise<{ total: number; refs: ProductRef[] }>;
  /** Facets for a keyword (1688 calls them search navigation). */
  searchNavigation(query: NavigationQuery): Promise<NavigationNode[]>;
  /** What a text that is still being typed may become: phrases of the marketplace, commonest first. */
  suggest(query: SuggestionQuery): Promise<string[]>;
  /** The expanded address of a share link (https, public host, at most 5 hops), or undefined. */
  resolveShortLink(url: string): Promise<string | undefined>;
}

export interface ProductRef {
  channel: Channel;
  itemId: string;
}

export interface ListingQuery {
  keyword?: string;
  channels: Channel[];
  categoryId?: string;
  shopId?: string;
  /** `973` or `973:28105`: a node of searchNavigation, or a child of one. */
  snId?: string;
  priceStartFen?: number;
  priceEndFen?: number;
  sort: 'relevance' | 'price-asc' | 'price-desc' | 'sales';
  /** From 1. */
  pageNo: number;
  pageSize: number;
  language: Locale;
}

export type NavigationQuery = Pick<ListingQuery, 'channels' | 'language'> & { keyword: string };

export interface SuggestionQuery {
  text: string;
  channels: Channel[];
  language: Locale;
  limit: number;
}

export interface ListingPage {
  /** At most 2,000: a query shows no more. */
  total: number;
  items: Listing[];
  /** Of all results, largest first: what they can be narrowed by. */
  categories: { categoryId: string; productCount: number }[];
  /** Nothing has every word that was asked for: these have some of them. */
  isPartial?: boolean;
}

export interface Listing extends ProductRef {
  title: string;
  titleOriginal: string;
  image: string;
  /** Lowest price at which one can buy, fen. */
  priceFen: number;
  soldCount: number;
  /** 0–50: tenths of a star. */
  ratingTenths: number;
  shopName: string;
  minOrderQuantity: number;
}

export interface SupplierProduct extends ProductRef {
  title: string;
  titleOriginal: string;
  /** First is the main picture. Empty ones are dropped by the caller. */
  images: string[];
  categoryId: string;
  categoryName: string;
  shop: { id: string; name: string; city: string; ratingTenths: number };
  priceMode: PriceMode;
  /** SPU_PRICE_RANGE: the tiers. SKU_PRICE: empty. */
  priceRange: { startQuantity: number; priceFen: number }[];
  /** The choices, in order, e.g. colour then size. */
  options: { name: string; values: { value: string; label: string; image?: string }[] }[];
  skus: SupplierSku[];
  minOrderQuantity: number;
  /** Quantities are multiples of this (1688 batch). */
  batchQuantity: number;
  /** e.g. "piece", "pair": already in the asked language. */
  unit: string;
  soldCount: number;
  ratingTenths: number;
  weightGrams: number;
  size: { lengthMm: number; widthMm: number; heightMm: number };
  freight: FreightTemplate;
  attributes: { name: string; value: string }[];
  descriptionHtml: string;
  status: 'published' | 'off_shelf';
}

export interface SupplierSku {
  skuId: string;
  /** One value per option, same order; the untranslated value that `options[].values[].value` holds. */
  values: string[];
  priceFen: number;
  stock: number;
  image?: string;
}

export interface SupplierCategory {
  id: string;
  name: string;
  image: string;
  productCount: number;
}

export interface NavigationNode {
  id: string;
  name: string;
  children: { id: string; name: string }[];
}
