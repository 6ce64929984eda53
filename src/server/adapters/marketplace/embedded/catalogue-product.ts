import type { Channel, PriceMode } from '../../../../contract/channels';
import type { FreightTemplate } from '../../../../contract/freight';
import type { ProductRef, SupplierSku } from '../marketplace.port';

/** Languages in which the demo catalogue is written; every other language gets English. */
export const CATALOGUE_LANGUAGES = ['zh-CN', 'en', 'vi', 'ru', 'ko', 'ar', 'uz'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];
export type Localized = Record<CatalogueLanguage, string>;

/** One product of the embedded marketplace, in all its languages, as it is stored. Units as in the port. */
export interface CatalogueProduct extends ProductRef {
  channel: Channel;
  /** The number that the marketplace's own links carry: 10–13 digits. */
  itemId: string;
  title: Localized;
  images: string[];
  categoryId: string;
  shop: { id: string; name: string; city: string; ratingTenths: number };
  priceMode: PriceMode;
  priceRange: { startQuantity: number; priceFen: number }[];
  options: { name: Localized; values: { value: string; label: Localized; image?: string }[] }[];
  skus: SupplierSku[];
  minOrderQuantity: number;
  batchQuantity: number;
  unit: Localized;
  soldCount: number;
  ratingTenths: number;
  weightGrams: number;
  size: { lengthMm: number; widthMm: number; heightMm: number };
  freight: FreightTemplate;
  attributes: { name: Localized; value: Localized }[];
  /** Plain paragraphs; the adapter makes simple HTML of them and adds the pictures. */
  description: Localized[];
  status: 'published' | 'off_shelf';
}

export interface CatalogueCategory {
  id: string;
  name: Localized;
  /** Path of a picture, as in `CatalogueProduct.images`. */
  image: string;
}
