import type * as z from 'zod/mini';
import type { Price, ServiceFeeRule } from './fields';
import { serviceFeeFen } from './freight';
import type * as schemas from './manual-quote.schemas';
import { isTooMuch, priceOf, sumPrices, type PriceTerms } from './price';

export type ManualQuote = z.infer<typeof schemas.ManualQuote>;
export type ManualQuoteInput = z.infer<typeof schemas.ManualQuoteInput>;
export type QuotedRow = z.infer<typeof schemas.QuotedRow>;

/** How a shop makes what is to be paid of what the seller asks. */
export interface ManualQuoteTerms extends PriceTerms {
  serviceFee: ServiceFeeRule;
}
/** What of a quote decides over its sums. */
export interface QuoteWish {
  rows: { quantity: number; unitPriceFen: number; refusal: string }[];
  freightFen: number;
}
export interface ManualQuoteSums {
  /** As long as the rows: what a piece costs and what all of them do; nothing where it cannot be bought. */
  rows: { unitPrice: Price; total: Price }[];
  goods: Price;
  domesticFreight: Price;
  serviceFee: Price;
  total: Price;
}

/**
 * What a price request comes to: the same at the desk, while somebody types, and in the server, which alone decides.
 * Each row is rounded once, as in a cart; nobody can pay a sum that rounds to nothing, or buy rows that cannot be bought.
 */
export function manualQuoteSums(
  { rows, freightFen }: QuoteWish,
  terms: ManualQuoteTerms,
): { sums: ManualQuoteSums } | { errors: { path: string; code: string }[] } {
  const errors = rows.flatMap(({ quantity, unitPriceFen, refusal }, at) => {
    if (refusal) return [];
    if (unitPriceFen <= 0) return [{ path: `rows.${at}.unitPriceFen`, code: 'required' }];
    return isTooMuch(quantity * unitPriceFen, terms) ? [{ path: `rows.${at}.unitPriceFen`, code: 'too_big' }] : [];
  });
  if (isTooMuch(freightFen, terms)) errors.push({ path: 'freightFen', code: 'too_big' });
  if (rows.every(({ refusal }) => refusal)) errors.push({ path: 'rows', code: 'nothing-to-buy' });
  if (errors.length > 0) return { errors };

  const priced = rows.map(({ quantity, unitPriceFen, refusal }) => {
    const fen = refusal ? 0 : unitPriceFen;
    return { unitPrice: priceOf(fen, terms), total: priceOf(fen * quantity, terms) };
  });
  const totals = priced.map(({ total }) => total);
  const goods = sumPrices(totals, terms);
  const domesticFreight = priceOf(freightFen, terms);
  const serviceFee = priceOf(serviceFeeFen(terms.serviceFee, goods.cny.amount + freightFen).amount, terms);
  const total = sumPrices([goods, domesticFreight, serviceFee], terms);
  if (total.local.amount <= 0) return { errors: [{ path: 'rows', code: 'nothing-to-pay' }] };
  return { sums: { rows: priced, goods, domesticFreight, serviceFee, total } };
}
