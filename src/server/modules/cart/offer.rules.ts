import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { PRICE_MODES, type Channel, type PriceMode } from '../../../contract/channels';
import type { FreightTemplate } from '../../../contract/freight';
import { LIMITS } from '../../../contract/limits';

/** What a shopper saw of a SKU: kept with the cart line, to tell price moves and to show the line once the thing is gone. */
export const SeenOffer = z.object({
  title: z.string(),
  /** The seller's own words, where the shopper read others. */
  titleOriginal: z.optional(z.string()),
  image: z.string(),
  /** Labels of the options, in the language in which it was seen. */
  skuLabels: z.array(z.string()),
  shopId: z.string(),
  shopName: z.string(),
  priceMode: z.enum(PRICE_MODES),
  /** Fen. */
  priceRange: z.array(z.object({ startQuantity: z.int(), price: z.int() })),
  skuPriceFen: z.int(),
  /** In which quantities it was sold; lines that are older than this say nothing of it. */
  sold: z.optional(z.object({ stock: z.int(), minOrderQuantity: z.int(), batchQuantity: z.int() })),
});
export type SeenOffer = z.infer<typeof SeenOffer>;

/** Whether a shopper who saw this has nothing new to learn of the offer; pieces come and go. */
export const isAsSeen = (offer: SeenOffer, seen: SeenOffer): boolean =>
  isDeepStrictEqual(
    { ...z.parse(SeenOffer, offer), sold: undefined, titleOriginal: undefined },
    { ...seen, sold: undefined, titleOriginal: undefined },
  );

/** As much as a cart shows of an offer. */
export interface ShownOffer extends SeenOffer {
  /** Its words are being translated. */
  areWordsComing?: boolean;
  stock: number;
  minOrderQuantity: number;
  batchQuantity: number;
}

/** What the marketplace asks for one SKU now. */
export interface Offer extends ShownOffer {
  weightGrams: number;
  freight: FreightTemplate;
}

/** The offer as the shopper last saw it: for a line that nobody is asked about. */
export const asLastSeen = (seen: SeenOffer): ShownOffer => ({
  stock: LIMITS.quantityMax,
  minOrderQuantity: 1,
  batchQuantity: 1,
  ...seen.sold,
  ...seen,
});

/** As much of a supplier's product as an offer is made of. */
export interface OfferedProduct {
  channel: Channel;
  itemId: string;
  title: string;
  titleOriginal?: string;
  areWordsComing?: boolean;
  images: string[];
  shop: { id: string; name: string };
  priceMode: PriceMode;
  priceRange: { startQuantity: number; priceFen: number }[];
  options: { values: { value: string; label: string }[] }[];
  skus: { skuId: string; values: string[]; priceFen: number; stock: number; image?: string }[];
  minOrderQuantity: number;
  batchQuantity: number;
  weightGrams: number;
  freight: FreightTemplate;
}

/** What a seller says in other words than the shopper reads. */
const originalOf = ({ title, titleOriginal }: OfferedProduct) =>
  titleOriginal && titleOriginal !== title ? { titleOriginal } : {};

/** Undefined where the product has no such SKU (any more). */
export function offerOf(product: OfferedProduct, skuId: string): Offer | undefined {
  const sku = product.skus.find((candidate) => candidate.skuId === skuId);
  if (!sku) return undefined;
  const labelOf = (value: string, option: number) =>
    product.options[option]?.values.find((candidate) => candidate.value === value)?.label ?? value;
  const sold = { stock: sku.stock, minOrderQuantity: product.minOrderQuantity, batchQuantity: product.batchQuantity };
  return {
    title: product.title,
    ...originalOf(product),
    ...(product.areWordsComing ? { areWordsComing: true } : {}),
    image: sku.image || (product.images.find(Boolean) ?? ''),
    skuLabels: sku.values.map(labelOf),
    shopId: product.shop.id,
    shopName: product.shop.name,
    priceMode: product.priceMode,
    priceRange: product.priceRange
      .map(({ startQuantity, priceFen }) => ({ startQuantity, price: priceFen }))
      .sort((a, b) => a.startQuantity - b.startQuantity),
    skuPriceFen: sku.priceFen,
    ...sold,
    sold,
    weightGrams: product.weightGrams,
    freight: product.freight,
  };
}
