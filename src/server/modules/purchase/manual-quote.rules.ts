import {
  manualQuoteSums,
  type ManualQuote,
  type ManualQuoteInput,
  type ManualQuoteTerms,
} from '../../../contract/manual-quote';
import { findProductLink } from '../../../contract/product-link';

const DAY_MS = 24 * 3_600_000;

/** What is told the shopper: links as addresses, sums by the shop's terms of now; or the fields that are wrong. */
export function draftManualQuote(
  input: ManualQuoteInput,
  terms: ManualQuoteTerms,
  now: Date,
): { quote: ManualQuote } | { errors: { path: string; code: string }[] } {
  const { rows, freightFen, validDays } = input;
  const found = manualQuoteSums({ rows, freightFen }, terms);
  const links = rows.map(({ productUrl }) => addressIn(productUrl));
  const errors = [
    ...links.flatMap((link, at) => (link ? [] : [{ path: `rows.${at}.productUrl`, code: 'not_a_link' }])),
    ...('errors' in found ? found.errors : []),
  ];
  if (errors.length > 0 || 'errors' in found) return { errors };
  const { rows: prices, ...sums } = found.sums;
  const quote = {
    rows: rows.map(({ unitPriceFen: _, ...row }, at) => {
      const price = prices[at];
      if (!price) throw new RangeError('A row without a price');
      return { ...row, ...price, productUrl: links[at] ?? '' };
    }),
    ...sums,
    cnyToLocalRate: terms.cnyToLocalRate,
    marginBasisPoints: terms.marginBasisPoints,
    serviceFeeRule: terms.serviceFee,
    quotedAt: now.toISOString(),
    validUntil: new Date(now.getTime() + validDays * DAY_MS).toISOString(),
  };
  return { quote };
}

/** The address of what a text links to; only an address may be stored: people click on it. */
export function addressIn(text: string): string | undefined {
  const link = findProductLink(text);
  return link && (link.kind === 'product' ? link.canonicalUrl : link.url);
}
