import type { Price } from './fields';
import { MAX_AMOUNT, addMoney, convertCny, currencyExponent } from './money';
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

/** Adds what was rounded already, so that a receipt adds up. */
export const sumPrices = (prices: Price[], terms: PriceTerms): Price =>
  prices.reduce(
    (sum, { cny, local }) => ({ cny: addMoney(sum.cny, cny), local: addMoney(sum.local, local) }),
    priceOf(0, terms),
  );

/** A row may be worth so much that a full cart of them, with every fee, still stays below MAX_AMOUNT (O2). */
const ROW_MAX = MAX_AMOUNT / 1000;

/** An estimate for a limit, not a price: a double is near enough. */
export function isTooMuch(fen: number, { cnyToLocalRate, marginBasisPoints, currency }: PriceTerms): boolean {
  const scale = 10 ** (currencyExponent(currency) - 2);
  return Math.max(fen, fen * Number(cnyToLocalRate) * (1 + marginBasisPoints / 10_000) * scale) > ROW_MAX;
}
