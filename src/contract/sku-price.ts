import type { PriceMode } from './channels';

/** How a product prices its SKUs. `P` is fen on the server and a `Price` in the browser. */
export interface PriceRule<P> {
  priceMode: PriceMode;
  /** SPU_PRICE_RANGE: sorted by startQuantity, ascending (ENT-3). */
  priceRange: { startQuantity: number; price: P }[];
}

/**
 * What one piece of a SKU costs. With SPU_PRICE_RANGE the tier follows `productQuantity`: the pieces of the product over
 * all its SKUs in the same cart or quote. Below the first tier the first tier counts; that so few cannot be ordered is
 * the minimum's business (`quantityProblem`).
 */
export function unitPriceOf<P>({ priceMode, priceRange }: PriceRule<P>, skuPrice: P, productQuantity: number): P {
  const [first] = priceRange;
  if (priceMode === 'SKU_PRICE' || !first) return skuPrice;
  return (priceRange.findLast(({ startQuantity }) => startQuantity <= productQuantity) ?? first).price;
}

/** The least that one piece can cost. */
export function lowestPriceFen({ priceMode, priceRange, skus }: SupplierPrices): number {
  const prices = priceMode === 'SPU_PRICE_RANGE' ? priceRange : skus;
  return prices.length ? Math.min(...prices.map(({ priceFen }) => priceFen)) : 0;
}
interface SupplierPrices {
  priceMode: PriceMode;
  priceRange: { priceFen: number }[];
  skus: { priceFen: number }[];
}

export interface QuantityRule {
  /** Pieces of the product, over all its SKUs. */
  minOrderQuantity: number;
  /** Each SKU is sold in multiples of this. */
  batchQuantity: number;
  /** Pieces of the SKU that the seller has. */
  stock: number;
}
export type QuantityProblem = 'NOT_IN_BATCH' | 'ABOVE_STOCK' | 'BELOW_MINIMUM';

/** Why so many cannot be ordered, if they cannot. */
export function quantityProblem(
  rule: QuantityRule,
  skuQuantity: number,
  productQuantity: number,
): QuantityProblem | undefined {
  // no batch is one of 1, which every quantity is a multiple of; of 0 nothing would be
  if (rule.batchQuantity && skuQuantity % rule.batchQuantity !== 0) return 'NOT_IN_BATCH';
  if (skuQuantity > rule.stock) return 'ABOVE_STOCK';
  if (productQuantity < rule.minOrderQuantity) return 'BELOW_MINIMUM';
  return undefined;
}
