import type { Price } from './fields';
import { convertCny, convertToCny, inRange } from './money';
import type { PriceTerms } from './price';
import type { Row } from './receipt-row';

/** A row with the currency that its rule is written in, and what it adds to both sums; null where it only explains. */
export interface PricedRow extends Row {
  currency: string;
  price: Price | null;
}

/** Lines are priced in yuan or in the shop's own money: for a third nobody has a rate. */
export const isExchangeable = (currency: string, { currency: own }: PriceTerms): boolean =>
  currency === 'CNY' || currency === own;

/** Each row is changed once, half up; what is in the shop's money already stays what it is. */
export const pricedRow = ({ code, values, amount }: Row, currency: string, terms: PriceTerms): PricedRow => ({
  code,
  values,
  amount,
  currency,
  price: amount === null ? null : priceIn(amount, currency, terms),
});

export function priceIn(amount: number, currency: string, terms: PriceTerms): Price {
  const { cnyToLocalRate: rate, marginBasisPoints } = terms;
  return currency === 'CNY'
    ? { cny: { amount, currency }, local: convertCny(amount, rate, marginBasisPoints, terms.currency) }
    : { cny: convertToCny({ amount, currency }, rate, marginBasisPoints), local: { amount, currency } };
}

/** The worth of things, not a price: without the shop's margin. */
export const worthIn = (currency: string, fen: number, { cnyToLocalRate }: PriceTerms): number =>
  currency === 'CNY' ? fen : convertCny(fen, cnyToLocalRate, 0, currency).amount;

export function totalOf(rows: readonly PricedRow[], { currency }: PriceTerms): Price {
  const sum = (side: keyof Price) => rows.reduce((all, { price }) => inRange(all + (price?.[side].amount ?? 0)), 0);
  return { cny: { amount: sum('cny'), currency: 'CNY' }, local: { amount: sum('local'), currency } };
}

/** A row that takes away takes at most what there is. */
export function atMostAll(row: PricedRow, soFar: Price): PricedRow {
  if (!row.price || soFar.local.amount + row.price.local.amount >= 0) return row;
  const price = {
    cny: { ...soFar.cny, amount: inRange(-soFar.cny.amount) },
    local: { ...soFar.local, amount: inRange(-soFar.local.amount) },
  };
  return { ...row, price, amount: row.currency === 'CNY' ? price.cny.amount : price.local.amount };
}
