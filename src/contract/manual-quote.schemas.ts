import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { line, Price, Quantity, ServiceFeeRule, text, Time, Version } from './fields.schemas';

const ROW = {
  title: line(200, 1),
  productUrl: text(4096, 1),
  /** Colour, size and the like, as the seller writes it. */
  options: z._default(text(300), ''),
  quantity: Quantity,
  /** To the shopper, of this row. */
  note: z._default(text(500), ''),
  /** Why it cannot be bought, in words; empty where it can. Such a row costs nothing. */
  refusal: z._default(text(200), ''),
};

/** What a member of staff fills in; every sum is worked out of it. */
export const ManualQuoteInput = z.strictObject({
  /** Of the request as it was read. */
  version: Version,
  rows: z
    .array(z.strictObject({ ...ROW, unitPriceFen: z.int().check(z.minimum(0), z.maximum(100_000_000)) }))
    .check(z.minLength(1), z.maxLength(LIMITS.quotedRows)),
  /** From the seller to the warehouse, once for all rows. */
  freightFen: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  validDays: z.int().check(z.minimum(1), z.maximum(LIMITS.manualQuoteMostDays)),
});

export const QuotedRow = z.object({ ...ROW, unitPrice: Price, total: Price });

/** A price with every fee, at the rate of the day on which it was given: it holds until `validUntil`. */
export const ManualQuote = z.object({
  rows: z.array(QuotedRow),
  goods: Price,
  domesticFreight: Price,
  serviceFee: Price,
  total: Price,
  cnyToLocalRate: z.string(),
  marginBasisPoints: z.int(),
  serviceFeeRule: ServiceFeeRule,
  quotedAt: Time,
  validUntil: Time,
});
