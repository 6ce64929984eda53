import * as z from 'zod/mini';

/** Yuan in a query string, to the fen: `12.5`; accepted as a number by callers in TypeScript. */
const queryYuan = (max: number) => {
  const inRange = z.number().check(z.minimum(0), z.maximum(max));
  const written = z.string().check(z.regex(/^[0-9]{1,16}(\.[0-9]{1,2})?$/));
  return z.union([z.pipe(written, z.pipe(z.transform(Number), inRange)), inRange.check(z.multipleOf(0.01))]);
};

/** Prices between which to look, in yuan. */
export const PriceBounds = {
  priceStart: z.optional(queryYuan(10_000_000)),
  priceEnd: z.optional(queryYuan(10_000_000)),
};
