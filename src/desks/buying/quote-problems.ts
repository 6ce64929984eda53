import type { FieldErrors } from '../../client/use-fields';
import type { manualQuoteSums } from '../../contract/manual-quote';
import { countOf, fenOf, type QuoteDraft } from './quote-draft';

const codeOf = (text: string) => (text.trim() ? 'invalid_format' : 'required');

/** What of a typed quote is no number, as codes by path: the same paths that the server's own refusals have. */
export function unreadIn({ rows, freight, days }: QuoteDraft): FieldErrors {
  const found: FieldErrors = {};
  for (const [at, { quantity, price, refusal }] of rows.entries()) {
    if (countOf(quantity) === undefined) found[`rows.${at}.quantity`] = codeOf(quantity);
    if (!refusal.trim() && fenOf(price) === undefined) found[`rows.${at}.unitPriceFen`] = codeOf(price);
  }
  if (fenOf(freight) === undefined) found.freightFen = codeOf(freight);
  if (countOf(days) === undefined) found.validDays = codeOf(days);
  return found;
}

/** What the rules have against a quote that can be read. */
export const refusedIn = (found: ReturnType<typeof manualQuoteSums> | undefined): FieldErrors =>
  found && 'errors' in found ? Object.fromEntries(found.errors.map(({ path, code }) => [path, code])) : {};
