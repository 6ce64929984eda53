import * as z from 'zod/mini';
import { CurrencyCode, Money } from './fields.schemas';
import { ShownRow } from './transit-receipt.schemas';

const Share = z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0);
const Sum = z.int().check(z.minimum(0), z.maximum(100_000_000_000));

/** What a border lets in without duty, and what it asks above: the shop's words, with the day they were true. */
export const AllowanceRule = z.object({
  /** In which the border counts. */
  currency: CurrencyCode,
  /** Decimal string: 1 CNY in it; the shop's own rate where it counts in the shop's money. */
  cnyRate: z.optional(z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,12})?$/))),
  /** Of each shipment, or of all that a receiver gets in a month. */
  per: z.enum(['SHIPMENT', 'MONTH']),
  freeUpTo: Sum,
  /** Null where only the value counts. */
  freeUpToGrams: z._default(z.nullable(z.int().check(z.minimum(0))), null),
  dutyBasisPoints: Share,
  dutyKilogramFee: z._default(Sum, 0),
  taxBasisPoints: Share,
  /** Tax is asked of all of it, also of what is free of duty. */
  taxesAll: z._default(z.boolean(), false),
});

/** How much of what is free a shipment takes; all sums in the currency of the border. */
export const AllowanceUse = z.object({
  used: Money,
  /** What is left before this shipment. */
  left: Money,
  over: Money,
  /** What may be asked at the border: a hint, never part of a price. */
  duty: z.array(ShownRow),
});

export const Allowance = z.object({
  per: z.enum(['SHIPMENT', 'MONTH']),
  limit: Money,
  declared: Money,
  /** From this day on it counts anew; null where each shipment counts by itself. */
  renewsOn: z.nullable(z.string()),
  /** Of each receiver whose numbers are written down; without an id: of one who has had nothing yet. */
  receivers: z.array(z.object({ customsInfoId: z.nullable(z.string()), ...AllowanceUse.shape })),
});
