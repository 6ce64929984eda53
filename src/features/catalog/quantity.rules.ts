import { LIMITS } from '../../contract/limits';

interface Sold {
  minOrderQuantity: number;
  batchQuantity: number;
}

/** How many can be ordered: from `min` to `max` in steps. `max` below `min`: too few are left. */
export interface QuantityBounds {
  min: number;
  max: number;
  step: number;
}

export function quantityBounds({ minOrderQuantity, batchQuantity }: Sold, stock: number): QuantityBounds {
  const step = Math.max(1, batchQuantity);
  return {
    step,
    min: Math.max(1, Math.ceil(minOrderQuantity / step)) * step,
    max: Math.floor(Math.min(stock, LIMITS.quantityMax) / step) * step,
  };
}
