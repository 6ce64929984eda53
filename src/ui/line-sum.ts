import type { Price } from '../contract/fields';
import { multiply } from '../contract/money';

/**
 * Whether pieces times the shop's price of one is the line's sum, to the cent. Yuan are changed once for the whole
 * line, so that a thousand things of a tenth of a cent are not free: then only the yuan multiply.
 */
export const isUnitExact = (unitPrice: Price, quantity: number, total: Price): boolean =>
  multiply(unitPrice.local, quantity).amount === total.local.amount;
