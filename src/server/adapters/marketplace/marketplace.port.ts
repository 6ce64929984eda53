import type { Channel, PriceMode } from '../../../contract/channels';
import type { FreightTemplate } from '../../../contract/freight';
import type { Locale } from '../../../contract/locales';

// What is asked of a marketplace and what it answers, in our words. Prices are integer fen (1/100 CNY), weights grams,
// lengths millimetres.

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

/** The same listings by the bytes of a picture, the most alike first. */
export type PictureQuery = Omit<ListingQuery, 'keyword' | 'shopId' | 'snId'> & {
  picture: Uint8Array;
  /** Where the world can read it, over https; missing where it cannot. */
  pictureUrl?: string | undefined;
};

export interface ProductQuery {
  refs: ProductRef[];
  language: Locale;
}

export type CategoryQuery = Pick<ListingQuery, 'channels' | 'language'>;

export type CataloguePage = Pick<ListingQuery, 'channels' | 'pageNo' | 'pageSize'>;

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
  areWordsComing?: AreWordsComing;
}

/** Some of its words are in Chinese and being translated: the next look has them. */
type AreWordsComing = boolean;

/** What a product was called in Chinese when somebody bought it. */
export interface ChineseTitle extends ProductRef {
  title: string;
}

export interface SupplierProduct extends ProductRef {
  title: string;
  titleOriginal: string;
  areWordsComing?: AreWordsComing;
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
  /** The supplier does not say it. */
  isWeightAssumed?: boolean;
  size: { lengthMm: number; widthMm: number; heightMm: number };
  freight: FreightTemplate;
  /** Nobody says it: a shop reckons with its own. */
  isFreightUnsaid?: boolean;
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
