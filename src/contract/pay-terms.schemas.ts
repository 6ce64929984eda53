import * as z from 'zod/mini';
import { CountryCode } from './fields.schemas';

/** There are no more. */
const COUNTRIES = 250;
const Sum = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));

/** On which terms a shop offers a provider; sums in minor units of its currency. */
export const PayTerms = z.object({
  /** Of the shopper's first address. */
  countries: z.optional(z.array(CountryCode)),
  minimum: z.optional(Sum),
  maximum: z.optional(Sum),
  /** What the shop passes on of the provider's fee. */
  fee: z.optional(z.object({ basisPoints: z.int().check(z.minimum(0), z.maximum(2000)), fixed: Sum })),
});

/** As staff set them: nothing is asked that no sum keeps to. */
export const PayTermsInput = z.strictObject(PayTerms.shape).check(
  z.refine(({ minimum = 0, maximum = Infinity }) => minimum <= maximum, { path: ['maximum'], error: 'too_small' }),
  z.refine(({ countries = [] }) => countries.length <= COUNTRIES, { path: ['countries'], error: 'too_big' }),
  z.refine(({ countries }) => countries?.length !== 0, { path: ['countries'], error: 'too_small' }),
  z.refine(({ countries = [] }) => new Set(countries.map((code) => code.toLowerCase())).size === countries.length, {
    path: ['countries'],
    error: 'invalid_format',
  }),
);
