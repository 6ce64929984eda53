import type { Price } from './fields';
import { convertCny } from './money';
import type { ExchangeInfo } from './tenant';

/** How a shop makes its prices of the marketplace's. */
export interface PriceTerms {
  cnyToLocalRate: string;
  marginBasisPoints: number;
  currency: string;
}

/** Of the rate as a shop tells it. */
export const priceTermsOf = ({ cnyExchangeRate: cnyToLocalRate, ...terms }: ExchangeInfo): PriceTerms => ({
  ...terms,
  cnyToLocalRate,
});

/** CNY and the shop's currency, rounded once. */
export const priceOf = (fen: number, { cnyToLocalRate, marginBasisPoints, currency }: PriceTerms): Price => ({
  cny: { amount: fen, currency: 'CNY' },
  local: convertCny(fen, cnyToLocalRate, marginBasisPoints, currency),
});
