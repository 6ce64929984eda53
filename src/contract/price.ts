import type { Price } from './fields';
import { convertCny } from './money';

/** How a shop makes its prices of the marketplace's. */
export interface PriceTerms {
  cnyToLocalRate: string;
  marginBasisPoints: number;
  currency: string;
}

/** As the wire tells them (spec: exchange rate). */
interface ExchangeInfo extends Omit<PriceTerms, 'cnyToLocalRate'> {
  cnyExchangeRate: string;
}
export const priceTermsOf = ({ cnyExchangeRate: cnyToLocalRate, ...terms }: ExchangeInfo): PriceTerms => ({
  ...terms,
  cnyToLocalRate,
});

/** CNY and the shop's currency, rounded once. */
export const priceOf = (fen: number, { cnyToLocalRate, marginBasisPoints, currency }: PriceTerms): Price => ({
  cny: { amount: fen, currency: 'CNY' },
  local: convertCny(fen, cnyToLocalRate, marginBasisPoints, currency),
});
